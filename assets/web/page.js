// What all pages share: elements, sentences, the data files, and which page is asked for.
"use strict";

// An element with attributes and children. Text is always text: nothing that comes from a bot is ever read as markup.
function h(tag, attributes, ...children) {
  const svg = ["svg", "g", "path", "line", "circle", "text", "rect", "polyline", "title"].includes(tag);
  const made = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
  }
  for (const child of children.flat(3)) {
    if (child !== null && child !== undefined && child !== false) made.append(child);
  }
  return made;
}

const state = { texts: null, language: "es", league: null, house: [], walls: null, ties: {} };

// A sentence of the language; `{n:?one|many}` chooses by the number, as in the program.
function say(key, values) {
  const sentence = state.texts[state.language][key];
  if (typeof sentence !== "string") return key; // a bot's own words may be those of any property
  return sentence.replace(/\{(\w+)(?::\?([^|}]*)\|([^}]*))?\}/g, (all, name, one, many) => {
    const value = (values || {})[name];
    if (one === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });
}

const page = (key, values) => say("arena.page." + key, values);
const decimal = (text) => text.replace(".", say("common.decimal"));
const percent = (share) => decimal((share * 100).toFixed(1)) + (state.language === "en" ? "%" : "\u00a0%");
const span = (row) => percent(row.low) + "–" + percent(row.high);
const rating = (row) => decimal(row.rating.toFixed(1)) + " ± " + decimal(row.sigma.toFixed(1));

function cardName(card) {
  return say("cards.card", { number: say("cards.number." + card.slice(1)), suit: say("cards.suit." + card[0]) });
}

// -- data files: scripts that call one of these --------------------------------------------------------------------

const waiting = {};

const sobremesa = {
  texts(found) {
    state.texts = found.languages;
    let kept = null;
    try { kept = localStorage.getItem("sobremesa.language"); } catch (error) { /* no memory: begin anew */ }
    state.language = found.languages[kept] ? kept : found.language;
  },
  house(found) { state.house = found; },
  walls(found) { state.walls = found; },
  league(found) {
    const before = state.league;
    state.league = found;
    if (!before || before.played !== found.played || before.over !== found.over) renew(before === null);
  },
  wrongs(found) { if (route().name === "faults") wrongs(found); },
  tie(key, games) {
    state.ties[key] = games;
    for (const then of waiting[key] || []) then(games);
    delete waiting[key];
  },
};

function load(name) {
  const script = h("script", { src: "data/" + encodeURIComponent(name) + ".js?" + Date.now() });
  script.onload = script.onerror = () => script.remove();
  document.body.append(script);
}

// The games of a tie, at least so many of them.
function gamesOf(key, least, then) {
  const known = state.ties[key];
  if (known && known.length >= least) { then(known); return; }
  (waiting[key] = waiting[key] || []).push(then);
  load("tie-" + key);
}

setInterval(() => { if (state.league && !state.league.over) load("league"); }, 3000);

// -- which page ------------------------------------------------------------------------------------------------------

const TABS = ["table", "bracket", "charts", "faults", "house", "about"];

function route() {
  const [name, ...rest] = location.hash.slice(1).split("/").map(decodeURIComponent);
  return { name: name || "table", rest };
}

function go(...parts) { location.hash = parts.map(encodeURIComponent).join("/"); }

function link(parts, attributes, ...children) {
  return h("a", { href: "#" + parts.map(encodeURIComponent).join("/"), ...attributes }, ...children);
}

let leave = null; // what the page shown wants to be told when another comes

function show() {
  if (leave) { leave(); leave = null; }
  const { name, rest } = route();
  document.documentElement.lang = state.language;
  document.title = page("title");
  head();
  const view = document.getElementById("view");
  view.className = "view-" + name;
  view.replaceChildren(...[(VIEWS[name] || VIEWS.table)(...rest)].flat());
}

// New results: the heading always, the page unless somebody is watching a game on it.
function renew(first) {
  const { name } = route();
  if (first || !["game"].includes(name)) show();
  else head();
}

function head() {
  const league = state.league;
  const done = league.games ? league.played / league.games : 0;
  const where = league.over ? page("over") : page(league.phase === 1 ? "phase1" : "phase2");
  document.getElementById("head").replaceChildren(
    h("div", { class: "title" }, h("h1", {}, page("title")), h("p", {}, page("subtitle"))),
    h("div", { class: "progress" },
      h("p", {}, h("strong", {}, where), " · ", page("progress", { played: league.played, games: league.games })),
      h("progress", { max: 1, value: done, "aria-label": where })),
    h("div", { class: "languages", role: "group", "aria-label": page("language") }, Object.keys(state.texts).map((name) =>
      h("button", { type: "button", "aria-pressed": String(name === state.language), onclick: () => speak(name) }, name))));
  const { name } = route();
  document.getElementById("tabs").replaceChildren(...TABS.map((tab) =>
    link([tab], { "aria-current": tab === name ? "page" : null }, page(tab))));
}

function speak(language) {
  state.language = language;
  try { localStorage.setItem("sobremesa.language", language); } catch (error) { /* only for this visit */ }
  show();
}

addEventListener("hashchange", () => { show(); document.getElementById("view").focus({ preventScroll: true }); scrollTo(0, 0); });
