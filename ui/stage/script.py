"""The script that plays events out one after another: do something, wait for it to settle, hold until it was seen."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from ui.stage.stage import Stage


@dataclass
class Step:
    """One line of the script. Done when its action has run, the stage has settled and its time has passed."""

    action: Callable[[], object] | None = None
    seconds: float = 0.0
    settle: bool = False
    hold: bool = False
    """Whether it is a pause to look, which a click or key ends."""
    until_click: bool = False
    until: Callable[[], bool] | None = None
    """What must be so before the script goes on: another scene has been seen and has gone."""
    started: bool = False


class Script:
    """A queue of steps. A click or key skips what is under way."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.steps: deque[Step] = deque()
        self.speed = 1.0

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return bool(self.steps)

    @property
    def holding(self) -> bool:
        """Whether it waits for the player to have seen something."""
        return bool(self.steps) and self.steps[0].hold and self.steps[0].started

    def do(self, action: Callable[[], object]) -> "Script":
        """Run something and go on at once."""
        self.steps.append(Step(action))
        return self

    def wait(self, seconds: float) -> "Script":
        """A rest, at the speed that the user chose."""
        self.steps.append(Step(seconds=seconds * self.speed))
        return self

    def settle(self) -> "Script":
        """Go on when nothing moves any more."""
        self.steps.append(Step(settle=True))
        return self

    def hold(self, seconds: float | None) -> "Script":
        """Let the player look: for a time (not scaled), or with None until a click or key."""
        self.steps.append(Step(seconds=seconds or 0.0, hold=True, until_click=seconds is None))
        return self

    def until(self, condition: Callable[[], bool]) -> "Script":
        """Go on when something is so."""
        self.steps.append(Step(until=condition))
        return self

    def clear(self) -> None:
        """Forget the rest; the scene rebuilds what is shown from the view."""
        self.steps.clear()

    def update(self, seconds: float) -> None:
        """Let time pass, and run what is due."""
        while self.steps:
            step = self.steps[0]
            if not step.started:
                step.started = True
                if step.action:
                    step.action()
            if (step.settle and self.stage.busy) or (step.until and not step.until()):
                return
            if step.seconds > 0:
                used = min(seconds, step.seconds)
                step.seconds -= used
                seconds -= used
                if step.seconds > 1e-9:
                    return
            elif step.until_click:
                return
            if self.steps and self.steps[0] is step:
                self.steps.popleft()

    def skip(self) -> bool:
        """End the motion or the pause under way. Says whether there was one."""
        if not self.steps:
            return False
        self.stage.finish()
        step = self.steps[0]
        if step.started and (step.hold or step.seconds > 0):
            self.steps.popleft()
        return True
