"""A real browser without a screen, driven over the WebDriver protocol that Chromium's own driver speaks."""

import base64
import json
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars",
]  # fmt: skip
DESKTOP, PHONE = (1400, 900), (390, 844)


class Browser:
    """A page that can be opened, asked and pressed."""

    def __init__(self, address: str, size: tuple[int, int], profile: Path) -> None:
        self._address = address
        options: dict[str, Any] = {"binary": CHROMIUM, "args": [*FLAGS, f"--user-data-dir={profile}"]}
        metrics = {"width": size[0], "height": size[1], "pixelRatio": 1, "touch": size == PHONE}
        options["mobileEmulation"] = {"deviceMetrics": metrics}
        wanted = {"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        self._session = f"/session/{self._ask('/session', {'capabilities': {'alwaysMatch': wanted}})['sessionId']}"

    def open(self, address: str) -> None:
        """Go there, and wait until the page has something to show."""
        self._ask(f"{self._session}/url", {"url": "about:blank"})
        self._ask(f"{self._session}/url", {"url": address})
        self.wait("return document.querySelector('#view') && document.querySelector('#view').children.length > 0")

    def run(self, script: str, *arguments: object) -> Any:
        """What a script in the page returns."""
        return self._ask(f"{self._session}/execute/sync", {"script": script, "args": arguments})

    def wait(self, script: str, seconds: float = 30.0) -> None:
        """Wait until the script says so."""
        end = time.monotonic() + seconds
        while not self.run(script):
            assert time.monotonic() < end, script
            time.sleep(0.05)

    def text(self, selector: str = "body") -> str:
        """What can be read there."""
        return str(self.run("return document.querySelector(arguments[0]).innerText", selector))

    def press(self, selector: str) -> None:
        """Click on what the selector finds."""
        self.run("document.querySelector(arguments[0]).click()", selector)

    def type(self, key: str) -> None:
        """Press a key, on whatever has the focus."""
        keys = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._ask(f"{self._session}/actions", {"actions": [{"type": "key", "id": "keys", "actions": keys}]})

    def complaints(self) -> list[str]:
        """What the browser's console has to say, errors and warnings."""
        entries = self._ask(f"{self._session}/se/log", {"type": "browser"})
        return [entry["message"] for entry in entries if entry["level"] in ("SEVERE", "WARNING")]

    def picture(self, path: Path) -> None:
        """Write what is on the screen to a file."""
        path.write_bytes(base64.b64decode(self._ask(f"{self._session}/screenshot")))

    def close(self) -> None:
        """End the session and its processes."""
        self._ask(self._session, method="DELETE")

    def _ask(self, path: str, body: object = None, method: str | None = None) -> Any:
        data = json.dumps(body).encode() if body is not None else None
        request = Request(self._address + path, data, {"Content-Type": "application/json"}, method=method)
        with urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]


@contextmanager
def browser(size: tuple[int, int], folder: Path) -> Iterator[Browser]:
    """A browser of that size, with a fresh profile in the folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    assert DRIVER is not None
    log = (folder / "driver.log").open("wb")
    driver = subprocess.Popen([DRIVER, f"--port={port}"], stdout=log, stderr=log)
    try:
        address = f"http://127.0.0.1:{port}"
        _wait_for(address)
        opened = Browser(address, size, folder / f"profile-{size[0]}")
        try:
            yield opened
        finally:
            opened.close()
    finally:
        driver.terminate()
        driver.wait()
        log.close()


def _wait_for(address: str) -> None:
    for _ in range(600):
        try:
            with urlopen(f"{address}/status", timeout=5) as answer:
                if json.load(answer)["value"]["ready"]:
                    return
        except (URLError, ConnectionError):
            pass
        time.sleep(0.05)
    raise AssertionError("the browser's driver does not answer")
