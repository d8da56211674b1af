"""What is written on the blackboard, in chalk: standings and bracket; and the bulletin on paper beside it."""

from itertools import pairwise

import pygame

from game.arena.bracket import Round, Slot
from game.arena.schedule import AWAY, HOME
from game.arena.standings import Row
from ui import colours
from ui.flow.broadcast import Board, Fouls, Line, Passed, Result
from ui.scene import Scene
from ui.scenes.arena.art import CHALK, CHALK_DIM, CHALK_GOLD, CHALK_RED, SLATE, chalk_line
from ui.scenes.arena.folders import draw_scroll

ROW, SIZE = 25, 15
"""The height of a line of the table, and of its text, in units of text."""
BULLETIN_ROW = 23


def percent(scene: Scene, part: float) -> str:
    """A share as people write it."""
    return f"{part:.1%}".replace(".", scene.say("common.decimal")).replace("%", " %")


# -- the standings -----------------------------------------------------------------------------------------------------


def fits(scene: Scene, area: pygame.Rect) -> int:
    """How many lines of the table there is room for."""
    return max(1, (area.height - scene.m.pt(ROW)) // scene.m.pt(ROW))


def draw_standings(surface: pygame.Surface, scene: Scene, area: pygame.Rect, board: Board, first: int) -> None:
    """Place, bot, points, percentage with its interval, faults, rating: bots, then the house."""
    rows = board.rows()
    columns = _columns(scene, area)
    y = area.top + scene.m.pt(ROW) // 2
    for key, (x, anchor) in columns.items():
        if key != "interval":
            text = scene.say(f"arena.board.{key}")
            scene.paint.text(surface, text, (x, y), 14, "sans", CHALK_DIM, anchor)
    line = area.top + scene.m.pt(ROW) - scene.m.px(1)
    chalk_line(surface, (area.left, line), (area.right, line), scene.m.px(1.2))
    count = fits(scene, area)
    hosts = board.competition.house
    for number in range(first, min(first + count, len(rows) + len(hosts))):
        y = area.top + scene.m.pt(ROW) * (1 + number - first) + scene.m.pt(ROW) // 2
        if number < len(rows):
            _draw_row(surface, scene, columns, y, rows[number], board)
        else:
            _draw_host(surface, scene, columns, y, hosts[number - len(rows)], board)
    shown = len(rows) + len(hosts)
    if any(row.lot for row in rows) and shown < count:
        foot = (area.left, area.top + scene.m.pt(ROW) * (shown + 1) + scene.m.pt(ROW) // 2)
        text = f"* {scene.say('arena.league.by_lot')}"
        scene.paint.text(surface, text, foot, 14, "serif_italic", CHALK_DIM, "midleft")
    draw_scroll(surface, scene, area.inflate(scene.m.px(14), 0), first, count, shown, CHALK_DIM)


WIDTHS = {"points": 62, "share": 62, "interval": 58, "faults": 50, "rating": 60}
LEAST_NAME = 72
"""Room for a name, in units of text; where there is less, the interval goes, and then the rating."""


def _columns(scene: Scene, area: pygame.Rect) -> dict[str, tuple[int, str]]:
    """Where each column stands, and by which point of its text."""
    m = scene.m
    widths = dict(WIDTHS)
    for key in ("interval", "rating"):
        if area.width - m.pt(28 + sum(widths.values())) < m.pt(LEAST_NAME):
            del widths[key]
    found, right = {}, area.right
    for key in reversed(widths):
        found[key] = (right, "midright")
        right -= m.pt(widths[key])
    return {"place": (area.left + m.pt(20), "midright"), "bot": (area.left + m.pt(28), "midleft"), **found}


def _name_width(scene: Scene, columns: dict[str, tuple[int, str]]) -> int:
    return columns["points"][0] - scene.m.pt(34) - columns["bot"][0]


def _draw_row(
    surface: pygame.Surface, scene: Scene, columns: dict[str, tuple[int, str]], y: int, row: Row, board: Board
) -> None:
    rating = board.competition.ratings.of(row.name)
    qualified = row.name in board.competition.qualified
    lot = "*" if row.lot else ""
    faults = sum(row.faults.values())
    cells = {
        "place": (f"{row.place}{lot}", CHALK_DIM),
        "points": (str(row.points), CHALK),
        "share": (percent(scene, row.share.part) if row.games else "–", CHALK),
        "interval": (f"{row.share.low * 100:.0f}–{row.share.high * 100:.0f}" if row.games else "", CHALK_DIM),
        "faults": (str(faults) if faults else "–", CHALK_RED if faults else CHALK_DIM),
        "rating": (f"{rating.mu:.1f}".replace(".", scene.say("common.decimal")) if row.games else "–", CHALK),
    }
    _draw_cells(surface, scene, columns, y, cells)
    colour = CHALK_GOLD if qualified else CHALK
    at = (columns["bot"][0], y)
    scene.paint.text(surface, row.name, at, 16, "bold", colour, "midleft", _name_width(scene, columns))


def _draw_host(
    surface: pygame.Surface, scene: Scene, columns: dict[str, tuple[int, str]], y: int, name: str, board: Board
) -> None:
    rating = board.competition.ratings.of(name)
    cells = {
        "faults": (scene.say("arena.league.house"), CHALK_DIM),
        "rating": (f"{rating.mu:.1f}".replace(".", scene.say("common.decimal")), CHALK_DIM),
    }
    _draw_cells(surface, scene, columns, y, cells)
    at = (columns["bot"][0], y)
    scene.paint.text(surface, name, at, 16, "serif_italic", CHALK_DIM, "midleft", _name_width(scene, columns))


def _draw_cells(
    surface: pygame.Surface,
    scene: Scene,
    columns: dict[str, tuple[int, str]],
    y: int,
    cells: dict[str, tuple[str, colours.Colour]],
) -> None:
    for key, (x, anchor) in columns.items():
        if key not in cells:
            continue
        text, colour = cells[key]
        size = 14 if key == "interval" else SIZE
        scene.paint.text(surface, text, (x, y), size, "sans", colour, anchor)


# -- the bracket -------------------------------------------------------------------------------------------------------


def draw_bracket(surface: pygame.Surface, scene: Scene, area: pygame.Rect, board: Board) -> None:
    """Quarter-finals on the left, the final on the right, the third place below it."""
    slots = {slot.key: slot for slot in board.competition.slots()}
    if not slots:
        scene.paint.paragraph(surface, scene.say("arena.page.no_bracket"), area, 17, "serif_italic", CHALK_DIM)
        return
    short = all(slots[f"2-quarter-{number}"].bye for number in range(1, 5))
    places = _places(scene, area, short)
    for key, rect in places.items():
        slot = slots[key]
        if all(slot.empty) or (short and slot.round is Round.QUARTER):
            continue
        after = _next_of(key)
        if after in places:
            to = places[after]
            middle = (rect.right + to.left) // 2
            way = [(rect.right, rect.centery), (middle, rect.centery), (middle, to.centery), (to.left, to.centery)]
            for one, two in pairwise(way):
                chalk_line(surface, one, two, scene.m.px(1.5))
    for key, rect in places.items():
        if not all(slots[key].empty):
            _draw_slot(surface, scene, rect, slots[key], board)
    titles = {"2-semi-1": Round.SEMI, "2-final": Round.FINAL, "2-third": Round.THIRD}
    if not short:
        titles["2-quarter-1"] = Round.QUARTER
    for key, round_ in titles.items():
        if key in places and not all(slots[key].empty):
            above = (places[key].centerx, places[key].top - scene.m.px(3))
            width = places[key].width
            scene.paint.text(surface, scene.say(round_.value), above, 14, "serif", CHALK_DIM, "midbottom", width)


def _next_of(key: str) -> str:
    """The tie that whoever comes through goes on to."""
    kind, _, number = key.removeprefix("2-").partition("-")
    if kind == "quarter":
        return f"2-semi-{(int(number) + 1) // 2}"
    return "2-final" if kind == "semi" else ""


def _places(scene: Scene, area: pygame.Rect, short: bool) -> dict[str, pygame.Rect]:
    """Where each tie stands; `short`: there are no quarter-finals."""
    m = scene.m
    rounds = ("semi", "final") if short else ("quarter", "semi", "final")
    gap = m.px(22)
    width = min((area.width - gap * (len(rounds) - 1)) // len(rounds), m.pt(230))
    height = m.pt(50)
    top = area.top + m.pt(20)
    depth = area.height - m.pt(20)
    count = {"quarter": 4, "semi": 2, "final": 1}
    found = {}
    for column, kind in enumerate(rounds):
        for number in range(count[kind]):
            middle = top + round(depth * (number + 0.5) / count[kind])
            key = "2-final" if kind == "final" else f"2-{kind}-{number + 1}"
            rect = pygame.Rect(area.left + column * (width + gap), 0, width, height)
            rect.centery = middle
            found[key] = rect
    third = found["2-final"].copy()
    third.centery = top + round(depth * 0.86)
    return found | {"2-third": third}


def _draw_slot(surface: pygame.Surface, scene: Scene, rect: pygame.Rect, slot: Slot, board: Board) -> None:
    m = scene.m
    pygame.draw.rect(surface, SLATE, rect)
    pygame.draw.rect(surface, (128, 142, 134), rect, max(1, m.px(1.4)), m.px(5))
    score = board.competition.scores.get(slot.key)
    for side in (HOME, AWAY):
        y = rect.top + round(rect.height * (0.28 if side == HOME else 0.72))
        name = slot.sides[side]
        if name is None:
            text = scene.say("arena.page.bye" if slot.empty[side] else "arena.page.waiting")
            at = (rect.left + m.px(8), y)
            scene.paint.text(surface, text, at, 14, "serif_italic", CHALK_DIM, "midleft", rect.width - m.px(14))
            continue
        won = slot.winner == side
        colour = CHALK_GOLD if won else CHALK_DIM if slot.winner is not None else CHALK
        right = rect.right - m.px(8)
        if score is not None:
            points = scene.paint.text(surface, str(score.wins(side)), (right, y), SIZE, "bold", colour, "midright")
            right = points.left - m.px(6)
        width = right - rect.left - m.px(8)
        at = (rect.left + m.px(8), y)
        scene.paint.text(surface, name, at, SIZE, "bold" if won else "sans", colour, "midleft", width)


# -- the bulletin ------------------------------------------------------------------------------------------------------


def draw_bulletin(surface: pygame.Surface, scene: Scene, area: pygame.Rect, board: Board) -> None:
    """The last results and faults, the latest on top."""
    m = scene.m
    if not board.bulletin:
        scene.paint.paragraph(surface, scene.say("arena.page.no_games"), area, 16, "serif_italic", colours.INK_SOFT)
        return
    count = max(1, area.height // m.pt(BULLETIN_ROW))
    for number, line in enumerate(list(board.bulletin)[:count]):
        text, colour = in_words(scene, line)
        at = (area.left, area.top + number * m.pt(BULLETIN_ROW) + m.pt(BULLETIN_ROW) // 2)
        face = "bold" if isinstance(line, Passed) else "sans"
        scene.paint.text(surface, text, at, 15, face, colour, "midleft", area.width)


def in_words(scene: Scene, line: Line) -> tuple[str, colours.Colour]:
    """A line of the bulletin, and its colour."""
    match line:
        case Result(record, round_):
            tie = record.fixture.tie
            one, two = record.points
            text = scene.say("arena.board.result", home=tie.home, away=tie.away, one=one, two=two)
            return (f"{scene.say(round_)}: {text}" if round_ else text), colours.INK
        case Fouls(name, kind, times, detail):
            what = scene.say(kind)
            words = scene.say(detail) if scene.app.knows(detail) else detail
            text = scene.say("arena.board.fault", name=name, what=what, n=times)
            return (f"{text} ({words})" if words else text), colours.RED
        case Passed(round_, name, why):
            through = scene.say("arena.league.through", name=name, why=scene.say(why))
            return f"{scene.say(round_)}: {through}", colours.GREEN
