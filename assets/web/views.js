// The pages: table, bracket, charts, faults, house, terms, the games of a tie, and one game.
"use strict";

const tieOf = (key) => state.league.ties.find((tie) => tie.key === key);
const total = (faults) => Object.values(faults).reduce((sum, count) => sum + count, 0);
const faultsText = (faults) => Object.entries(faults).map(([kind, count]) => `${say(kind)}: ${count}`).join(", ");

function panel(title, help, ...inside) {
  return h("section", { class: "panel" }, title && h("h2", {}, title), help && h("p", { class: "help" }, help), ...inside);
}

function empty(key) { return h("p", { class: "empty" }, page(key)); }

// -- the table ---------------------------------------------------------------------------------------------------------

// What a column is sorted by, and whether the greatest comes first when it is first asked for.
const SORTS = {
  place: [(item) => item.place ?? Infinity, false], bot: [(item) => item.name.toLocaleLowerCase(), false], points: [(item) => item.points, true],
  share: [(item) => item.share, true], rating: [(item) => item.rating, true], faults_of: [(item) => total(item.faults), true],
};
let sorted = { by: "place", down: false };

function sortedBy(key) {
  const [of, falling] = SORTS[key] || [(item) => (item.against ? item.against[Number(key)] : -1), true];
  return { of, falling };
}

function inOrder(items) {
  const { of } = sortedBy(sorted.by), way = sorted.down ? -1 : 1;
  const compare = (one, two) => (one < two ? -way : one > two ? way : 0);
  return items.slice().sort((one, two) => compare(of(one), of(two)));
}

// The table in a place of its own: sorted anew, it is laid there again with the focus where it was.
function standings() {
  const place = h("div", {});
  function sort(key) {
    sorted = { by: key, down: sorted.by === key ? !sorted.down : sortedBy(key).falling };
    put();
    place.querySelector("[aria-sort=ascending] button, [aria-sort=descending] button").focus();
  }
  function put() { place.replaceChildren(sheet(sort)); }
  put();
  return place;
}

function sheet(sort) {
  const league = state.league;
  const cut = league.table.length > 8 && sorted.by === "place" && !sorted.down ? 8 : 0;
  const heads = ["place", "bot", "points", ...league.house.map((host) => host.name), "share", "rating", "faults_of"];
  const known = ["place", "bot", "points", "share", "rating", "faults_of"];
  const row = (item, host) => h("tr", { class: (host ? "host" : "") + (!host && item.place === cut ? " cut" : "") },
    h("td", { class: "place" }, host ? "" : String(item.place)),
    h("th", { scope: "row" }, host ? item.name : link(["bot", String(item.place)], {}, item.name),
      host && h("small", {}, page("host")), item.lot && h("small", {}, page("by_lot"))),
    h("td", { class: "points" }, String(item.points)),
    league.house.map((rival, number) => h("td", { class: "against" }, host ? "" : link(["games", item.name, rival.name], {}, String(item.against[number])))),
    h("td", { class: "share" }, link(["games", item.name], { title: page("all_games") }, percent(item.share)), h("small", { title: page("interval") }, span(item))),
    h("td", { class: "rating" }, rating(item)),
    h("td", { class: "faults" }, total(item.faults) ? h("span", { title: faultsText(item.faults) }, String(total(item.faults))) : "–"));
  const column = (name, at) => {
    const own = known.includes(name), key = own ? name : String(at - 3);
    const words = name === "place" ? say("arena.league.place") : own ? page(name) : name;
    return h("th", { scope: "col", class: own ? name : "against", "aria-sort": sorted.by === key ? (sorted.down ? "descending" : "ascending") : null },
      h("button", { type: "button", title: page("sort_by", { what: own ? page(name) : name }), onclick: () => sort(key) }, words));
  };
  return h("table", { class: "standings" },
    h("thead", {}, h("tr", {}, heads.map(column))),
    h("tbody", {}, inOrder([...league.table, ...league.house]).map((item) => row(item, item.place === undefined))));
}

function medals() {
  const names = state.league.podium;
  if (!names.length) return null;
  const steps = [1, 0, 2].filter((place) => names[place] !== undefined);
  return h("ol", { class: "podium" }, steps.map((place) => h("li", { class: "step" + (place + 1) },
    h("strong", {}, names[place]), h("span", { class: "numeral" }, String(place + 1)), h("small", {}, say("arena.medal." + (place + 1))))));
}

// The last game that was played, card by card; at its end the one that is the last by then.
function live() {
  const place = h("div", { class: "live" });
  let shown = null;
  let gone = false;
  function put() {
    const latest = state.league.latest;
    if (gone || !latest) return;
    gamesOf(latest[0], latest[1] + 1, (games) => {
      const tie = tieOf(latest[0]);
      if (gone || !tie || !games[latest[1]]) return;
      if (shown) shown.end();
      shown = player(gameOf(tie, games[latest[1]]), { wait: 900, over: () => setTimeout(put, 4000) });
      place.replaceChildren(shown.element);
      shown.start();
    });
  }
  put();
  return { place, end() { gone = true; if (shown) shown.end(); } };
}

let table = null; // the live table outlasts a renewal of the standings

const VIEWS = {
  table() {
    if (!state.league.played) return panel(page("table"), null, empty("no_games"));
    table = table || live();
    const kept = table;
    leave = () => { if (route().name !== "table" && route().name !== "") { kept.end(); table = null; } };
    return [medals(), h("div", { class: "columns" }, panel(page("table"), null, standings()), panel(page("live"), null, kept.place))].filter(Boolean);
  },

  bracket() {
    const slots = state.league.bracket.filter((slot) => !(slot.empty[0] && slot.empty[1]));
    if (!slots.length) return panel(page("bracket"), null, empty("no_bracket"));
    const round = (name) => slots.filter((slot) => slot.round === "arena.round." + name);
    const shown = ["quarter", "semi", "final"].filter((name) => round(name).some((slot) => !slot.empty[0] && !slot.empty[1]));
    const third = round("third").filter((slot) => !slot.empty[0] && !slot.empty[1]);
    return [medals(), panel(page("bracket"), page("tied"), h("div", { class: "bracket" },
      shown.map((name) => h("div", { class: "round " + name }, h("h3", {}, say("arena.round." + name)), h("div", { class: "slots" }, round(name).map(slotBox)),
        name === "final" && third.length > 0 && [h("h3", {}, say("arena.round.third")), third.map(slotBox)]))))].filter(Boolean);
  },

  charts() {
    const league = state.league;
    if (!league.played) return panel(page("charts"), null, empty("no_games"));
    const lines = league.table.map((row) => {
      let sum = 0;
      return { name: row.name, values: [...(league.series[row.name] || "")].map((letter) => (sum += letter === "w" ? 1 : 0)) };
    });
    const all = [...league.table, ...league.house.map((host) => ({ ...host, host: true }))];
    const shares = all.map((row) => ({ ...row, at: row.share, text: percent(row.share) }));
    const low = Math.min(...all.map((row) => row.rating - 3 * row.sigma)), high = Math.max(...all.map((row) => row.rating + 3 * row.sigma));
    const strong = [...all].sort((one, two) => two.rating - one.rating)
      .map((row) => ({ ...row, at: row.rating, low: row.rating - 3 * row.sigma, high: row.rating + 3 * row.sigma, text: rating(row) }));
    return [
      panel(page("growth"), page("growth_help"), growth(lines, page("growth"))),
      panel(page("sureness"), page("sureness_help"), whiskers(shares, 0, 1, (at) => Math.round(at * 100) + " %", page("sureness"))),
      panel(page("ratings"), page("ratings_help"), whiskers(strong, Math.floor(low), Math.ceil(high), (at) => at.toFixed(0), page("ratings"))),
    ];
  },

  faults() {
    const league = state.league;
    load("wrongs");
    const rows = [...league.table, ...league.house].filter((row) => total(row.faults));
    const kinds = [...new Set(rows.flatMap((row) => Object.keys(row.faults)))].sort();
    return [
      panel(page("faults"), null, rows.length ? h("div", { class: "wide" }, h("table", { class: "plain" },
        h("thead", {}, h("tr", {}, h("th", {}, page("bot")), kinds.map((kind) => h("th", { scope: "col" }, say(kind))))),
        h("tbody", {}, rows.map((row) => h("tr", {}, h("th", { scope: "row" }, row.name), kinds.map((kind) => h("td", {}, String(row.faults[kind] || "–")))))))) : empty("nobody")),
      rows.length > 0 && panel(page("wrongs"), page("wrongs_help"), h("div", { id: "wrongs" })),
      league.left_out.length > 0 && panel(page("left_out"), null, h("dl", {}, league.left_out.map((bot) => [h("dt", {}, bot.name),
        h("dd", {}, bot.problem, bot.trace && h("details", { class: "source wrong" }, h("summary", {}, page("trace")), h("pre", {}, h("code", {}, bot.trace))))]))),
    ].filter(Boolean);
  },

  house() {
    return panel(page("house"), page("house_help"), state.house.map((bot) => h("details", { class: "source" },
      h("summary", {}, bot.name, h("small", {}, bot.file)), h("pre", {}, h("code", {}, bot.source)))));
  },

  about() {
    const league = state.league, walls = state.walls;
    const list = (names) => h("ul", {}, names.map((name) => h("li", {}, say(name))));
    return [
      panel(page("terms"), null, h("ul", {}, h("li", {}, page("terms_games", { n: league.games_a_tie })), league.duplicate && h("li", {}, page("terms_duplicate")),
        h("li", {}, league.seed === null ? page("terms_hidden") : page("terms_seed", { seed: league.seed })), !league.over && h("li", {}, page("renewed")))),
      panel(page("walls"), page("standing"), list(walls.standing), walls.missing.length > 0 && [h("p", { class: "help" }, page("missing")), list(walls.missing)]),
    ];
  },

  bot(place) {
    const row = state.league.table[Number(place) - 1];
    if (!row) return VIEWS.table();
    const ties = state.league.ties.filter((tie) => tie.home === row.name || tie.away === row.name);
    return panel(row.name, `${page("points")}: ${row.points} · ${percent(row.share)} (${span(row)})`,
      ties.map((tie) => [h("h3", {}, tie.home === row.name ? tie.away : tie.home), gameList(tie, false, row.name === tie.away)]));
  },

  // All games of a bot, or of the house; with a rival those against it only, each to be replayed.
  games(name, rival) {
    const ties = state.league.ties.filter((tie) => [tie.home, tie.away].includes(name) && (!rival || [tie.home, tie.away].includes(rival)));
    if (!ties.length) return VIEWS.table();
    return panel(rival ? `${name} – ${rival}` : name, page("all_games"), ties.map((tie) => {
      const other = tie.away === name;
      return [!rival && h("h3", {}, link(["games", name, other ? tie.home : tie.away], {}, other ? tie.home : tie.away)), gameList(tie, Boolean(rival), other)];
    }), h("p", { class: "back" }, rival && link(["games", name], {}, page("all_games")), link(["table"], {}, page("to_board"))));
  },

  tie(key) {
    const tie = tieOf(key);
    if (!tie) return VIEWS.bracket();
    return panel(`${tie.home} – ${tie.away}`, null, gameList(tie, true));
  },

  game(key, number, from) {
    const tie = tieOf(key), at = Number(number);
    const place = h("div", {});
    const box = panel(tie ? `${tie.home} – ${tie.away}` : "", page("game", { n: at }), place,
      h("p", { class: "back" }, tie && link(["tie", key], {}, page("all_games")), link(["table"], {}, page("to_board"))));
    let shown = null, gone = false;
    leave = () => { gone = true; if (shown) shown.end(); };
    if (tie) {
      gamesOf(key, at, (games) => {
        if (gone || !games[at - 1]) return;
        shown = player(gameOf(tie, games[at - 1]), { keys: true, from: Number(from) || 0 });
        place.replaceChildren(shown.element);
      });
    }
    return box;
  },
};

// Every way in which somebody went wrong, with the traceback and the game in which it happened first.
function wrongs(found) {
  const place = document.getElementById("wrongs");
  if (place) place.replaceChildren(...Object.entries(found).flatMap(([name, ways]) => [h("h3", {}, name), ...ways.map((way) =>
    h("details", { class: "source wrong" },
      h("summary", {}, `${say(way.kind)} × ${way.times}`, h("small", {}, say(way.detail))),
      way.trace && h("pre", {}, h("code", {}, way.trace)),
      h("p", { class: "back" }, link(["game", way.tie, String(way.game), String(way.move)], {}, page("first_time")))))]));
}

function slotBox(slot) {
  const done = slot.winner !== null && slot.winner !== undefined;
  const side = (number) => {
    const name = slot.empty[number] ? page("bye") : slot.sides[number] === null ? page("waiting") : slot.sides[number];
    return h("div", { class: "side" + (done && slot.winner === number ? " through" : done ? " beaten" : "") + (slot.sides[number] === null ? " unknown" : "") },
      h("span", { class: "name" }, name), slot.points && h("b", {}, String(slot.points[number])), slot.cards && h("small", {}, `(${slot.cards[number]})`));
  };
  const foot = slot.points && h("p", { class: "foot" }, slot.decision && h("span", {}, say(slot.decision)), h("span", { title: page("interval") }, `${percent(slot.share)} (${span(slot)})`));
  const inside = [side(0), side(1), foot];
  return slot.points ? link(["tie", slot.key], { class: "slot" }, inside) : h("div", { class: "slot" }, inside);
}

// The games of a tie as small squares: won by the first named (or the other), lost, drawn; and how the lead went.
function gameList(tie, withLead, other) {
  const place = h("div", { class: "games" });
  gamesOf(tie.key, 1, (games) => {
    let lead = 0;
    const values = games.map((row) => (lead += row[4] === 0 ? 1 : row[4] === 1 ? -1 : 0));
    place.replaceChildren(
      h("div", { class: "squares" }, games.map((row, number) => link(["game", tie.key, String(number + 1)], {
        class: row[4] === null ? "drew" : row[4] === (other ? 1 : 0) ? "won" : "lost",
        title: `${page("game", { n: number + 1 })}: ${row[3][0]} – ${row[3][1]}`,
      }, String(number + 1), row[5].length > 0 && h("i", {}, "!")))),
      withLead ? panel(page("lead", { name: tie.home }), null, growth([{ name: tie.home, values }], page("lead", { name: tie.home }))) : "");
  });
  return place;
}
