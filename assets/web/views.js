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

function standings() {
  const league = state.league;
  const cut = league.table.length > 8 ? 8 : 0;
  const heads = ["place", "bot", "points", ...league.house.map((host) => host.name), "share", "rating", "faults_of"];
  const known = ["place", "bot", "points", "share", "rating", "faults_of"];
  const row = (item, host) => h("tr", { class: (host ? "host" : "") + (!host && item.place === cut ? " cut" : "") },
    h("td", { class: "place" }, host ? "" : String(item.place)),
    h("th", { scope: "row" }, host ? item.name : link(["bot", String(item.place)], {}, item.name),
      host && h("small", {}, page("host")), item.lot && h("small", {}, page("by_lot"))),
    h("td", { class: "points" }, String(item.points)),
    league.house.map((_, number) => h("td", { class: "against" }, host ? "" : String(item.against[number]))),
    h("td", { class: "share" }, percent(item.share), h("small", { title: page("interval") }, span(item))),
    h("td", { class: "rating" }, rating(item)),
    h("td", { class: "faults" }, total(item.faults) ? h("span", { title: faultsText(item.faults) }, String(total(item.faults))) : "–"));
  return h("table", { class: "standings" },
    h("thead", {}, h("tr", {}, heads.map((name) => h("th", { scope: "col", class: known.includes(name) ? name : "against" }, known.includes(name) ? page(name) : name)))),
    h("tbody", {}, league.table.map((item) => row(item, false)), league.house.map((item) => row(item, true))));
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
    const rows = [...league.table, ...league.house].filter((row) => total(row.faults));
    const kinds = [...new Set(rows.flatMap((row) => Object.keys(row.faults)))].sort();
    return [
      panel(page("faults"), null, rows.length ? h("div", { class: "wide" }, h("table", { class: "plain" },
        h("thead", {}, h("tr", {}, h("th", {}, page("bot")), kinds.map((kind) => h("th", { scope: "col" }, say(kind))))),
        h("tbody", {}, rows.map((row) => h("tr", {}, h("th", { scope: "row" }, row.name), kinds.map((kind) => h("td", {}, String(row.faults[kind] || "–")))))))) : empty("nobody")),
      league.left_out.length > 0 && panel(page("left_out"), null, h("dl", {}, league.left_out.map((bot) => [h("dt", {}, bot.name), h("dd", {}, bot.problem)]))),
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

  tie(key) {
    const tie = tieOf(key);
    if (!tie) return VIEWS.bracket();
    return panel(`${tie.home} – ${tie.away}`, null, gameList(tie, true));
  },

  game(key, number) {
    const tie = tieOf(key), at = Number(number);
    const place = h("div", {});
    const box = panel(tie ? `${tie.home} – ${tie.away}` : "", page("game", { n: at }), place,
      h("p", { class: "back" }, tie && link(["tie", key], {}, page("all_games")), link(["table"], {}, page("to_board"))));
    let shown = null, gone = false;
    leave = () => { gone = true; if (shown) shown.end(); };
    if (tie) {
      gamesOf(key, at, (games) => {
        if (gone || !games[at - 1]) return;
        shown = player(gameOf(tie, games[at - 1]), { keys: true });
        place.replaceChildren(shown.element);
      });
    }
    return box;
  },
};

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
