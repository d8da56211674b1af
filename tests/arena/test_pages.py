"""The pages for an audience: what is written, and what a real browser makes of it."""

import json
import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from arena.league import Ended
from arena.pages import LETTERS, Pages, deck, letters
from arena.results import as_csv, results
from arena.seat import BotFile
from arena.walls import Wall, Walls
from game.arena.schedule import Terms, Tie, fixtures
from game.cards import DECK_40
from tests.arena.browser import CHROMIUM, DESKTOP, DRIVER, PHONE, browser
from tests.arena.fakes import ANY, BROKEN, FIRST, HIGH, LAST, bot, league
from ui.assets import asset_path
from ui.texts import LANGUAGES, load_texts

HOSTILE = "<script>alert(1)</script>"
LONG = "Los Naipes Veloces de la Peña de San Juan"
TRACE = "Traceback (most recent call last)"
QUOTED = "\"><img src=x onerror=alert(2)>'"
RAISES = f"class Bot:\n    def choose(self, view):\n        raise ValueError({HOSTILE!r} * 9)\n"

real_browser = pytest.mark.skipif(not (CHROMIUM and DRIVER), reason="no Chromium here")


def publish(folder: Path, until: int | None = None, duplicate: bool = False):
    """A league of nine, published as far as that many games."""
    sources = zip(
        (HOSTILE, LONG, QUOTED, "=1+1", "moneda", "alta", "primera", "ultima", "novena"),
        (ANY, HIGH, RAISES, LAST, ANY, HIGH, FIRST, LAST, BROKEN),
        strict=True,
    )
    bots = [bot(folder / "bots", name, source) for name, source in sources]
    played = league(folder / "league", bots, games=4, duplicate=duplicate)
    texts = {name: load_texts(name).sentences for name in LANGUAGES}
    pages = Pages(folder / "out", asset_path(), texts, "es")
    standing = frozenset(Wall) - {Wall.NETWORK}
    left_out = [
        BotFile(
            "sin <b>módulo</b>",
            Path("x.py"),
            problem="ModuleNotFoundError: <i>torch</i>",
            trace="Traceback: <b>torch</b>",
        )
    ]

    def figures():
        return results(played.competition, left_out)

    pages.begin(played, Walls(standing))
    pages.show(played, figures)
    for news in played.run():
        if isinstance(news, Ended) and news.played == until:
            break
    pages.show(played, figures, at_once=True)
    return played, pages, figures


@pytest.fixture(scope="module")
def published(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pages")
    return publish(folder, duplicate=True)[0], folder / "out"


def data(file: Path):
    """What a data file hands to its function."""
    text = file.read_text(encoding="utf-8")
    return json.loads(f"[{text[text.index('(') + 1 : text.rindex(')')]}]")[-1]


class TestFiles:
    def test_every_game_is_there_and_small(self, published):
        played, out = published
        games = sum(len(data(file)) for file in (out / "data").glob("tie-*.js"))
        assert games == len(played.competition.records) == played.competition.games
        lines = [line for file in (out / "data").glob("tie-*.js") for line in file.read_text().splitlines()]
        assert max(len(line) for line in lines if line.endswith(("[]],", "[]]"))) < 130
        assert sum(file.stat().st_size for file in out.rglob("*") if file.parent.name != "data") < 1_500_000

    def test_a_deck_is_the_deal_of_its_game(self):
        fixture = fixtures(Terms(7, 2), Tie("k", "a", "b", "d"))[0]
        cards = deck(fixture)
        state = fixture.match().state
        assert sorted(cards) == sorted(DECK_40) and cards[-1] == state.trump_card
        assert [cards[seat::4][:3] for seat in range(4)] == state.hands
        assert len(set(LETTERS.values())) == 40 and len(letters(cards)) == 40

    def test_nothing_is_asked_of_a_network(self, published):
        _, out = published
        for file in [*out.glob("*.html"), *out.glob("*.js"), *out.glob("*.css")]:
            text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
            assert "http:" not in text and "https:" not in text and "innerHTML" not in text

    def test_every_sentence_of_the_pages_exists(self):
        keys = load_texts("es").sentences
        scripts = "".join(file.read_text(encoding="utf-8") for file in asset_path("web").glob("*.js"))
        asked = set(re.findall(r'page\("(\w+)"', scripts)) | set(re.findall(r'empty\("(\w+)"', scripts))
        assert len(asked) > 25
        assert {f"arena.page.{key}" for key in asked} <= set(keys)

    def test_the_seed_is_told_at_the_end_only(self, tmp_path, published):
        publish(tmp_path, until=30)
        assert data(tmp_path / "out" / "data" / "league.js")["seed"] is None
        assert data(published[1] / "data" / "league.js")["seed"] == 7

    def test_a_spreadsheet_computes_no_names(self, published):
        lines = as_csv(results(published[0].competition)).splitlines()
        assert len(lines) == 10 and any(line.split(",")[1] == "'=1+1" for line in lines)


@pytest.fixture(scope="module")
def desktop(tmp_path_factory):
    with browser(DESKTOP, tmp_path_factory.mktemp("desktop")) as opened:
        yield opened


@pytest.fixture(scope="module")
def phone(tmp_path_factory):
    with browser(PHONE, tmp_path_factory.mktemp("phone")) as opened:
        yield opened


def index(out: Path) -> str:
    return (out / "index.html").as_uri()


PAGES = [
    *("table", "bracket", "charts", "faults", "house", "about"),
    *("bot/1", "games/moneda", "games/moneda/Casa%201", "tie/2-final", "game/2-final/2"),
]
OVERFLOWING = """
const wide = document.documentElement.clientWidth;
if (document.documentElement.scrollWidth > wide) return ['page ' + document.documentElement.scrollWidth];
return [...document.querySelectorAll('#view *, header *')].filter(one => {
  if (one.closest('.wide, pre, nav, svg, .cloth')) return false;
  const box = one.getBoundingClientRect();
  return box.width && (box.right > wide + 1 || box.left < -1);
}).map(one => one.tagName + '.' + one.className);
"""


@real_browser
class TestBrowser:
    @pytest.mark.parametrize("size", ["desktop", "phone"])
    @pytest.mark.parametrize("page", PAGES)
    def test_every_page_from_a_disk_fits_and_complains_of_nothing(self, request, published, size, page):
        opened = request.getfixturevalue(size)
        opened.open(f"{index(published[1])}#{page}")
        if page.startswith(("game/", "table")):
            opened.wait("return document.querySelector('.cloth')")
        assert opened.run(OVERFLOWING) == []
        assert opened.run("return [...document.images].every(one => one.complete && one.naturalWidth > 0)")
        assert opened.complaints() == []

    def test_names_and_faults_are_text_and_never_markup(self, published, desktop):
        _, out = published
        for page in PAGES:
            desktop.open(f"{index(out)}#{page}")
            assert desktop.run("return document.querySelectorAll('#view script, #view img[onerror]').length") == 0
        desktop.open(f"{index(out)}#table")
        assert HOSTILE in desktop.text(".standings") and QUOTED in desktop.text(".standings")
        desktop.open(f"{index(out)}#faults")
        assert "<i>torch</i>" in desktop.text("#view")
        for word in ("constructor", "__proto__", "toString"):
            assert desktop.run("return say(arguments[0])", word) == word

    def test_the_table_says_what_the_league_says(self, published, desktop):
        played, out = published
        desktop.open(f"{index(out)}#table")
        rows = desktop.run(
            "return [...document.querySelectorAll('.standings tbody tr')].map(row => "
            "[row.querySelector('th').firstChild.textContent, row.querySelector('.points').textContent])"
        )
        assert rows[:9] == [[row.name, str(row.points)] for row in played.competition.table()]
        podium = desktop.run("return [1, 2, 3].map(n => document.querySelector('.step' + n + ' strong').textContent)")
        assert podium == played.competition.podium()

    def test_every_game_of_the_final_is_replayed_to_its_result(self, published, desktop):
        played, out = published
        score = played.competition.scores["2-final"]
        for number, record in enumerate(score.records, 1):
            desktop.open(f"{index(out)}#game/2-final/{number}")
            desktop.wait("return document.querySelector('.cloth')")
            assert desktop.run("return document.querySelectorAll('.hand img').length") == 12
            desktop.press(".buttons button:last-child")
            shown = desktop.run("return [...document.querySelectorAll('.score b')].map(one => Number(one.textContent))")
            assert shown == [record.points[record.fixture.first], record.points[1 - record.fixture.first]]
            assert desktop.run("return document.querySelectorAll('.hand img').length") == 0

    def test_card_by_card_both_ways_and_hands_hidden(self, published, desktop):
        _, out = published
        desktop.open(f"{index(out)}#game/2-final/1")
        desktop.wait("return document.querySelector('.cloth')")
        cards = "return [...document.querySelectorAll('.trick img')].map(one => one.getAttribute('src'))"
        for count in (1, 2, 3, 4, 1):
            desktop.press(".buttons button:nth-child(4)")
            assert len(desktop.run(cards)) == count
        desktop.press(".buttons button:nth-child(2)")
        assert (
            len(desktop.run(cards)) == 4 and desktop.run("return document.querySelectorAll('.trick .best').length") == 1
        )
        desktop.press(".eye input")
        backs = desktop.run("return [...document.querySelectorAll('.hand img')].map(one => one.getAttribute('src'))")
        assert set(backs) == {"cards/back_1.webp"}
        desktop.press(".buttons button:nth-child(3)")
        desktop.wait("return document.querySelectorAll('.trick img').length === 1")
        desktop.press(".buttons button:nth-child(3)")

    def test_the_table_is_sorted_by_a_click_and_by_the_keyboard(self, published, desktop):
        played, out = published
        desktop.open(f"{index(out)}#table")
        names = "return [...document.querySelectorAll('.standings tbody th')].map(one => one.firstChild.textContent)"
        order = [row.name for row in played.competition.table()]
        figures = results(played.competition)
        everybody = [*figures["table"], *figures["house"]]
        assert desktop.run(names) == [row["name"] for row in everybody]
        for key, of in (("share", lambda row: -row["share"]), ("rating", lambda row: -row["rating"])):
            desktop.press(f".standings thead .{key} button")
            assert desktop.run(names) == [row["name"] for row in sorted(everybody, key=of)]
            assert desktop.run("return document.querySelector('.standings [aria-sort]').className") == key
            assert desktop.run("return document.activeElement.parentElement.className") == key
        desktop.type("\ue007")  # Enter, on the head that has the focus
        assert desktop.run(names) == [row["name"] for row in sorted(everybody, key=lambda row: row["rating"])]
        desktop.press(".standings thead th:nth-child(4) button")
        against = (
            "return [...document.querySelectorAll('.standings tbody td:nth-child(4)')].map(one => one.textContent)"
        )
        shown = [int(text) for text in desktop.run(against)[: len(order)]]
        assert shown == sorted(shown, reverse=True)
        desktop.press(".standings thead .place button")
        assert desktop.run(names)[: len(order)] == order

    def test_a_percentage_leads_to_the_games_behind_it(self, published, desktop):
        played, out = published
        first = played.competition.table()[0]
        games = [record for record in played.competition.records if first.name in record.fixture.names]
        squares = "return document.querySelectorAll('.squares a').length"
        desktop.open(f"{index(out)}#table")
        desktop.press(".standings tbody tr:first-child .share a")
        desktop.wait(f"{squares} === {len(games)}")
        desktop.open(f"{index(out)}#table")
        desktop.press(".standings tbody tr:first-child .against a")
        rival = played.competition.house[0]
        against = [record for record in games if rival in record.fixture.names]
        desktop.wait(f"{squares} === {len(against)}")
        assert first.name in desktop.text("h2") and rival in desktop.text("h2")
        won = "return document.querySelectorAll('.squares .won').length"
        assert desktop.run(won) == first.against[0]
        desktop.press(".squares a:nth-child(2)")
        desktop.wait("return document.querySelector('.cloth')")
        desktop.press(".buttons button:last-child")
        shown = desktop.run("return [...document.querySelectorAll('.score b')].map(one => Number(one.textContent))")
        assert sorted(shown) == sorted(against[1].points)

    def test_a_game_is_replayed_as_a_bot_saw_it(self, published, desktop):
        _, out = published
        desktop.open(f"{index(out)}#game/2-final/1")
        desktop.wait("return document.querySelector('.cloth')")
        backs = (
            "return ['south', 'east', 'north', 'west'].map(seat => "
            "document.querySelectorAll(`.${seat} .hand img[src*=back]`).length)"
        )
        choose = (
            "const seen = document.querySelector('.seen select'); seen.value = arguments[0];"
            "seen.dispatchEvent(new Event('change'))"
        )
        assert desktop.run(backs) == [0, 0, 0, 0]
        for seat in range(4):
            desktop.run(choose, seat)
            assert desktop.run(backs) == [0 if other == seat else 3 for other in range(4)]
        desktop.press(".buttons button:nth-child(4)")
        assert sum(desktop.run(backs)) in (8, 9)
        desktop.run(choose, -1)
        assert desktop.run(backs) == [0, 0, 0, 0]

    def test_every_fault_has_its_traceback_and_its_game(self, published, desktop):
        _, out = published
        desktop.open(f"{index(out)}#faults")
        desktop.wait("return document.querySelectorAll('.wrong').length > 0")
        traces = "return [...document.querySelectorAll('.wrong pre')].map(one => one.textContent)"
        assert any(TRACE in trace for trace in desktop.run(traces))
        assert "Traceback: <b>torch</b>" in desktop.run(traces)
        desktop.press(".wrong a")
        desktop.wait("return document.querySelector('.cloth .fault')")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_three_languages(self, published, desktop, language):
        _, out = published
        desktop.open(f"{index(out)}#about")
        number = [*LANGUAGES].index(language) + 1
        desktop.press(f".languages button:nth-child({number})")
        assert desktop.text("h1").casefold() == load_texts(language).say("arena.page.title").casefold()
        assert desktop.run("return document.documentElement.lang") == language
        desktop.press(".languages button:nth-child(1)")

    def test_it_renews_itself_from_a_disk_while_the_league_runs(self, tmp_path, desktop):
        played, pages, _ = publish(tmp_path, until=30)
        desktop.open(f"{index(tmp_path / 'out')}#table")
        assert "30 de 140" in desktop.text("header")
        again = league(tmp_path / "league", list(played.entry.bots), games=4, house=list(played.entry.house))
        list(again.run())
        pages.show(again, lambda: results(again.competition), at_once=True)
        desktop.wait("return document.querySelectorAll('.podium li').length === 3")
        assert "140 de 140" in desktop.text("header")

    def test_a_web_server_shows_it_too(self, published, desktop):
        class Quiet(SimpleHTTPRequestHandler):
            def log_message(self, *_: object) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(published[1])))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            desktop.open(f"http://127.0.0.1:{server.server_port}/#table")
            desktop.wait("return document.querySelector('.cloth')")
            assert HOSTILE in desktop.text(".standings")
            assert desktop.complaints() == []
        finally:
            server.shutdown()
            server.server_close()
