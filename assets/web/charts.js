// Charts in chalk: lines that grow, and shares with how sure they are.
"use strict";

const CHALK = ["#f0cf7c", "#9fd3c7", "#f0a58a", "#c9b7e8", "#b9d98a", "#f4efe2", "#8fbfe8", "#e8a6c4"];

// Lines of running totals. `lines` is [{name, values}]; the best are drawn in colour, the others faintly behind.
function growth(lines, label) {
  const wide = innerWidth < 760 ? 380 : 720, high = innerWidth < 760 ? 260 : 330, left = 44, bottom = 34, right = 12, top = 12;
  const longest = Math.max(1, ...lines.map((line) => line.values.length));
  const most = Math.max(1, ...lines.flatMap((line) => line.values));
  const least = Math.min(0, ...lines.flatMap((line) => line.values));
  const x = (place) => left + (wide - left - right) * place / longest;
  const y = (value) => high - bottom - (high - bottom - top) * (value - least) / (most - least);
  const drawn = lines.map((line, number) => h("polyline", {
    points: [[0, 0], ...line.values.map((value, place) => [place + 1, value])]
      .map(([place, value]) => x(place).toFixed(1) + "," + y(value).toFixed(1)).join(" "),
    class: number < CHALK.length ? "line" : "line faint",
    stroke: CHALK[number % CHALK.length],
  }, h("title", {}, line.name)));
  const ticks = steps(least, most).map((value) => h("g", { class: "grid" },
    h("line", { x1: left, x2: wide - right, y1: y(value), y2: y(value) }),
    h("text", { x: left - 8, y: y(value) + 5, "text-anchor": "end" }, String(value))));
  const below = steps(0, longest).map((place) => h("text", { class: "tick", x: x(place), y: high - 10, "text-anchor": "middle" }, String(place)));
  return h("div", { class: "chart" },
    h("svg", { viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": label }, ticks, below, drawn.reverse()),
    lines.length > 1 && h("ul", { class: "legend" }, lines.slice(0, CHALK.length).map((line, number) =>
      h("li", {}, h("svg", { viewBox: "0 0 18 8", class: "key" }, h("line", { x1: 0, x2: 18, y1: 4, y2: 4, stroke: CHALK[number], "stroke-width": 4 })), line.name))));
}

// Round values for an axis.
function steps(low, high) {
  const rough = (high - low) / 5, ten = Math.pow(10, Math.floor(Math.log10(Math.max(rough, 1))));
  const step = Math.max(1, [1, 2, 5, 10].map((by) => by * ten).find((by) => by >= rough) || 1);
  const found = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value);
  return found;
}

// A line a bot: a dot where it is believed to be, and how far to either side it may be.
function whiskers(rows, low, high, tick, label) {
  const inside = (value) => 100 * (Math.min(high, Math.max(low, value)) - low) / (high - low);
  const bar = (row) => h("svg", { class: "whisker", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
    [0, 25, 50, 75, 100].map((at) => h("line", { class: at === 50 ? "half" : "quarter", x1: at, x2: at, y1: 0, y2: 10 })),
    h("rect", { class: row.host ? "span host" : "span", x: inside(row.low), width: Math.max(0.6, inside(row.high) - inside(row.low)), y: 3.6, height: 2.8, rx: 1 }),
    h("rect", { class: "dot", x: inside(row.at) - 0.6, width: 1.2, y: 1.6, height: 6.8 }));
  return h("div", { class: "whiskers", role: "img", "aria-label": label },
    rows.map((row) => h("div", { class: "row" }, h("span", { class: "name" }, row.name), bar(row), h("span", { class: "figure" }, row.text))),
    h("div", { class: "axis" }, [0, 0.25, 0.5, 0.75, 1].map((part) => h("span", {}, tick(low + (high - low) * part)))));
}
