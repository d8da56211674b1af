// A game on the table, card by card. The rules are three functions: who takes a trick, what cards count, who draws.
"use strict";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmn";
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12];
const STRENGTH = [2, 4, 5, 6, 7, 10, 11, 12, 3, 1];
const COUNTS = { 1: 11, 3: 10, 12: 4, 11: 3, 10: 2 };
const PLACES = ["south", "east", "north", "west"];

const cardOf = (letter) => { const at = LETTERS.indexOf(letter); return "OCEB"[Math.floor(at / 10)] + NUMBERS[at % 10]; };
const numberOf = (card) => Number(card.slice(1));
const worth = (cards) => cards.reduce((sum, card) => sum + (COUNTS[numberOf(card)] || 0), 0);

function takes(cards, trump) {
  let best = 0;
  cards.forEach((card, place) => {
    const high = cards[best];
    const stronger = STRENGTH.indexOf(numberOf(card)) > STRENGTH.indexOf(numberOf(high));
    if (card[0] === high[0] ? stronger : card[0] === trump) best = place;
  });
  return best;
}

// The table after so many moves. A finished trick lies there until the next card.
function position(game, moves) {
  const deck = [...game.deck].map(cardOf), played = [...game.moves].map(cardOf);
  const hands = [[], [], [], []];
  deck.slice(0, 12).forEach((card, place) => hands[place % 4].push(card));
  let stock = deck.slice(12), leader = 0, trick = [], winner = null;
  const trump = deck[39], points = [0, 0];
  for (let move = 0; move < moves; move++) {
    if (trick.length === 4) { trick = []; leader = winner; winner = null; }
    const seat = (leader + trick.length) % 4;
    hands[seat].splice(hands[seat].indexOf(played[move]), 1);
    trick.push(played[move]);
    if (trick.length < 4) continue;
    winner = (leader + takes(trick, trump[0])) % 4;
    points[winner % 2] += worth(trick);
    if (stock.length) {
      for (let step = 0; step < 4; step++) hands[(winner + step) % 4].push(stock[step]);
      stock = stock.slice(4);
    }
  }
  const turn = moves >= played.length ? null : trick.length === 4 ? winner : (leader + trick.length) % 4;
  return { hands, trick, leader, winner, points, stock: stock.length, trump, turn };
}

// A game out of its data file, with the names of both sides; `sides[0]` sits at seats 0 and 2.
function gameOf(tie, row) {
  const [first, deck, moves, points, winner, faults] = row;
  const names = [tie.home, tie.away];
  return { deck, moves, winner, points, faults, sides: first === 0 ? names : names.reverse() };
}

function picture(card, extra) {
  return h("img", { src: `cards/${card || "back_1"}.webp`, alt: card ? cardName(card) : "", class: extra || "", draggable: "false" });
}

function icon(path) {
  return h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: path }));
}

const ICONS = {
  first: "M5 5h3v14H5zM20 5v14L9 12z", back: "M16 5v14L6 12z", play: "M7 4v16l13-8z",
  pause: "M6 5h4v14H6zM14 5h4v14h-4z", next: "M8 5v14l10-7z", last: "M16 5h3v14h-3zM4 5v14l11-7z",
};

// The table as an element, with what moves it: `show(moves)`.
function cloth(game, open) {
  const root = h("div", { class: "cloth" });
  function show(moves) {
    const now = position(game, moves);
    const fault = game.faults.find(([move]) => move === moves - 1);
    root.replaceChildren(
      ...PLACES.map((place, seat) => h("div", { class: `seat ${place}` + (now.turn === seat ? " turn" : "") },
        h("p", { class: "plate side" + seat % 2 }, game.sides[seat % 2]),
        h("div", { class: "hand" }, now.hands[seat].map((card) => picture(open(seat) ? card : null))))),
      h("div", { class: "trick" }, now.trick.map((card, place) => {
        const seat = (now.leader + place) % 4;
        return picture(card, PLACES[seat] + (now.winner === seat ? " best" : now.winner !== null ? " beaten" : ""));
      })),
      h("div", { class: "stock", title: page("stock") },
        now.stock ? [picture(now.trump, "trump"), now.stock > 1 && picture(null, "pile"), h("span", {}, String(now.stock))] : null,
        !now.stock && h("span", { class: "suit" }, page("trump") + ": " + say("cards.suit." + now.trump[0]))),
      fault ? h("p", { class: "fault" }, say(fault[1]) + (fault[2] ? ": " + say(fault[2]) : "")) : "");
    return now;
  }
  return { root, show };
}

// A player of a game: the table, a scale of moves, and buttons. `over` is called at the end.
function player(game, options) {
  let moves = options.from || 0, open = true, eyes = -1, timer = null, wait = options.wait || 900;
  const total = game.moves.length;
  const { root, show } = cloth(game, (seat) => (eyes < 0 ? open : seat === eyes));
  const score = h("p", { class: "score" });
  const scale = h("input", { type: "range", min: 0, max: total, value: 0, "aria-label": page("all_games"), oninput: () => { stop(); to(Number(scale.value)); } });
  const button = (name, act) => h("button", { type: "button", title: page(name), "aria-label": page(name), onclick: act }, icon(ICONS[name]));
  const play = button("play", () => (timer ? stop() : start()));
  const eye = h("label", { class: "eye" }, h("input", { type: "checkbox", checked: true, onchange: (event) => { open = event.target.checked; to(moves); } }), page("open_hands"));
  const seen = h("label", { class: "seen" }, page("as_seen"), h("select", { onchange: (event) => {
    eyes = Number(event.target.value);
    eye.querySelector("input").disabled = eyes >= 0;
    to(moves);
  } }, [h("option", { value: -1 }, "–"), PLACES.map((_, seat) => h("option", { value: seat }, `${game.sides[seat % 2]} · ${page(PLACES[seat])}`))].flat()));
  const speed = h("label", { class: "speed" }, page("speed"), h("select", { onchange: (event) => { wait = Number(event.target.value); } },
    [[1800, "½×"], [900, "1×"], [450, "2×"], [150, "6×"]].map(([ms, text]) => h("option", { value: ms, selected: ms === wait }, text))));
  function to(place) {
    moves = Math.max(0, Math.min(total, place));
    const now = show(moves);
    scale.value = moves;
    const trick = Math.min(10, Math.floor(Math.max(0, moves - 1) / 4) + 1);
    score.replaceChildren(
      h("span", { class: "side0" }, game.sides[0], " ", h("b", {}, String(now.points[0]))), " – ",
      h("span", { class: "side1" }, h("b", {}, String(now.points[1])), " ", game.sides[1]),
      h("small", {}, moves ? page("trick", { n: trick }) : page("dealt")));
    return moves;
  }
  function face(name) { play.replaceChildren(icon(ICONS[name])); play.setAttribute("aria-label", page(name)); play.title = page(name); }
  function beat() {
    if (moves >= total) { stop(); if (options.over) options.over(); return; }
    to(moves + 1);
    timer = setTimeout(beat, moves % 4 === 0 ? wait * 1.8 : wait);
  }
  function start() { if (moves >= total) to(0); face("pause"); timer = setTimeout(beat, wait); }
  function stop() { clearTimeout(timer); timer = null; face("play"); }
  function keys(event) {
    if (["INPUT", "SELECT", "BUTTON"].includes(event.target.tagName)) return;
    const act = { ArrowLeft: () => to(moves - 1), ArrowRight: () => to(moves + 1), Home: () => to(0), End: () => to(total), " ": () => (timer ? stop() : start()) }[event.key];
    if (act) { if (event.key !== " ") stop(); act(); event.preventDefault(); }
  }
  to(moves);
  const element = h("section", { class: "player" }, score, root, h("div", { class: "controls" },
    h("div", { class: "buttons" },
      button("first", () => { stop(); to(0); }), button("back", () => { stop(); to(moves - 1); }), play,
      button("next", () => { stop(); to(moves + 1); }), button("last", () => { stop(); to(total); })),
    scale, eye, seen, speed));
  if (options.keys) addEventListener("keydown", keys);
  return { element, start, end() { stop(); removeEventListener("keydown", keys); } };
}
