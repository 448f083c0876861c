"""Opens a gallery in headless Chromium and checks what a person would find there.

Speaks W3C WebDriver with chromedriver over loopback. Each check prints one line; the first that
fails ends the run. Screenshots stay in the output directory.
"""

import base64
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import unicodedata
import urllib.error
import urllib.parse
import urllib.request

DEADLINE = 60  # seconds
WIDTHS = {390: 844, 1280: 900}
SCHEMES = ["light", "dark"]
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
TAB, ENTER, ESCAPE, CONTROL = "\ue004", "\ue007", "\ue00c", "\ue009"
RIGHT, LEFT = "\ue014", "\ue012"


class Failed(Exception):
    pass


def folded(text):
    return unicodedata.normalize("NFKC", text).lower()


def check(holds, message):
    if not holds:
        raise Failed(message)


class Browser:
    """A browser with one page."""

    def __init__(self, directory):
        self.log = open(pathlib.Path(directory, "driver.log"), "w+")
        try:
            self.driver = subprocess.Popen(
                ["chromedriver", "--port=0"], stdout=self.log, stderr=subprocess.STDOUT
            )
        except FileNotFoundError:
            raise Failed("there is no chromedriver; install chromium and chromium-driver") from None
        self.address = None
        self.session = None
        try:
            self.address = f"http://127.0.0.1:{self._port()}"
            self.session = self._new_session(directory)
        except BaseException:
            self.close()
            raise

    def close(self):
        try:
            if self.session:
                self.request("DELETE", "")
        except Failed as failed:
            print(f"The browser was left to its driver: {failed}", file=sys.stderr)
        finally:
            self.driver.terminate()
            self.driver.wait()
            self.log.close()

    def request(self, method, path, body=None):
        """Sends a command about the session and returns the value of the answer."""
        return self._send(method, f"/session/{self.session}{path}", body)

    def open(self, address):
        # An address that differs in its fragment alone would load nothing anew.
        self.request("POST", "/url", {"url": "about:blank"})
        self.request("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        body = {"script": script, "args": list(arguments)}
        return self.request("POST", "/execute/sync", body)

    def wait_for(self, script, expected, *arguments):
        """Waits until a condition in the page holds."""
        deadline = time.monotonic() + DEADLINE
        while not self.run(script, *arguments):
            check(time.monotonic() < deadline, f"expected {expected}, and waited in vain")
            time.sleep(0.02)

    def find(self, selector):
        body = {"using": "css selector", "value": selector}
        return self.request("POST", "/element", body)[ELEMENT]

    def click(self, selector):
        self.request("POST", f"/element/{self.find(selector)}/click", {})

    def type(self, selector, text):
        self.request("POST", f"/element/{self.find(selector)}/value", {"text": text})

    def press(self, *keys):
        """Presses keys together and lets them go."""
        down = [{"type": "keyDown", "value": key} for key in keys]
        up = [{"type": "keyUp", "value": key} for key in reversed(keys)]
        keyboard = {"type": "key", "id": "keyboard", "actions": down + up}
        self.request("POST", "/actions", {"actions": [keyboard]})

    def devtools(self, command, **parameters):
        body = {"cmd": command, "params": parameters}
        return self.request("POST", "/goog/cdp/execute", body)

    def look(self, width, scheme=None, motion="no-preference"):
        """Gives the page a width, and the system's scheme unless it is to stay as it is."""
        self.devtools(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=WIDTHS[width], deviceScaleFactor=1, mobile=False,
        )
        if scheme:
            features = [
                {"name": "prefers-color-scheme", "value": scheme},
                {"name": "prefers-reduced-motion", "value": motion},
            ]
            self.devtools("Emulation.setEmulatedMedia", features=features)

    def screenshot(self, path, is_whole=True):
        picture = self.devtools("Page.captureScreenshot", captureBeyondViewport=is_whole)
        path.write_bytes(base64.b64decode(picture["data"]))

    def messages(self):
        entries = self.request("POST", "/se/log", {"type": "browser"})
        return [entry["message"] for entry in entries]

    def _port(self):
        deadline = time.monotonic() + DEADLINE
        while True:
            self.log.seek(0)
            told = self.log.read()
            started = re.search(r"started successfully on port (\d+)", told)
            if started:
                return started[1]
            check(self.driver.poll() is None, f"chromedriver ended:\n{told}")
            check(time.monotonic() < deadline, f"chromedriver did not start in time:\n{told}")
            time.sleep(0.02)

    def _new_session(self, directory):
        arguments = [
            "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--no-first-run", "--disable-background-networking",
            f"--user-data-dir={pathlib.Path(directory, 'profile')}",
        ]
        # Chromium has no sandbox for the superuser, who runs a container.
        if os.geteuid() == 0:
            arguments.append("--no-sandbox")
        wanted = {
            "browserName": "chrome",
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"},
        }
        answer = self._send("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        return answer["sessionId"]

    def _send(self, method, path, body):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, method=method)
        request.add_header("Content-Type", "application/json")
        try:
            with self._opener.open(request, timeout=DEADLINE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise Failed(f"{method} {path}: {value['error']}: {value['message']}") from None
        except OSError as error:
            raise Failed(f"{method} {path}: the driver does not answer: {error}") from None

    # A proxy of the environment is not for a server on this machine.
    _opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


SHOWN = """
    const shown = [...document.querySelectorAll('.card')].filter((card) => card.checkVisibility());
"""

# Every card with what it can be found by.
CARDS = SHOWN + """
    const texts = (card, selector) =>
      [...card.querySelectorAll(selector)].map((element) => element.textContent);
    return shown.map((card) => ({
      slug: card.id,
      name: card.dataset.name,
      tags: texts(card, '.tag'),
      touched: texts(card, '.touched li'),
      others: [card.dataset.screen, ...texts(card, '.card-link, .failure-message')],
      fixture: texts(card, '.fixture-code code')[0] ?? '',
    }));
"""

# The controls that Tab has to reach: of radio buttons, one stands for all.
CONTROLS = """
    const selector = 'a[href], button:not(:disabled), input, summary, [tabindex="0"]';
    return [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true })
      && (element.type !== 'radio' || element.checked));
"""

# The element that has the focus, numbered, and whether it shows that.
FOCUS = """
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const marked = [
      element, element.closest('label, .search'),
      element.matches('.card-link') ? element.closest('.card').querySelector('.phone') : null,
    ].filter(Boolean);
    const shows = marked.some((one) => {
      const style = getComputedStyle(one);
      return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    });
    const label = element.getAttribute('aria-label') || element.textContent || element.id;
    return { number: element.dataset.number ?? null, shows, label: label.trim().slice(0, 60) };
"""

# Elements that reach beyond the width of the window, unless something above cuts them off.
OVERFLOW = """
    const width = document.documentElement.clientWidth;
    const isCut = (element) => {
      for (let above = element.parentElement; above; above = above.parentElement) {
        const style = getComputedStyle(above);
        if (style.overflowX !== 'visible' && above !== document.documentElement) {
          const box = above.getBoundingClientRect();
          if (box.right <= width + 0.5 && box.left >= -0.5) return true;
        }
      }
      return false;
    };
    const found = document.documentElement.scrollWidth > width
      ? [`the page is ${document.documentElement.scrollWidth} wide`] : [];
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect();
      const isOut = box.width > 0 && (box.right > width + 0.5 || box.left < -0.5);
      if (isOut && element.checkVisibility() && !isCut(element)) {
        const name = `${element.tagName} ${element.getAttribute('class')}`;
        found.push(`${name} from ${box.left} to ${box.right}`);
      }
    }
    return found.slice(0, 5);
"""

# Texts whose contrast with what is painted below them is too low, and how many texts there are.
CONTRAST = """
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    canvas.canvas.width = canvas.canvas.height = 1;
    const known = new Map();
    const channels = (color) => {
      if (!known.has(color)) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
        known.set(color, [red, green, blue, alpha / 255]);
      }
      return known.get(color);
    };
    const over = (top, bottom) => {
      const alpha = top[3] + bottom[3] * (1 - top[3]);
      if (alpha === 0) return [0, 0, 0, 0];
      return [0, 1, 2].map((index) =>
        (top[index] * top[3] + bottom[index] * bottom[3] * (1 - top[3])) / alpha).concat(alpha);
    };
    const luminance = (color) => {
      const [red, green, blue] = color.slice(0, 3).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = (element) => {
      let color = [0, 0, 0, 0];
      for (let above = element; above && color[3] < 1; above = above.parentElement) {
        color = over(color, channels(getComputedStyle(above).backgroundColor));
      }
      return over(color, [255, 255, 255, 1]);
    };
    const opacity = (element) => {
      let value = 1;
      for (let above = element; above; above = above.parentElement) {
        value *= parseFloat(getComputedStyle(above).opacity);
      }
      return value;
    };
    const found = [];
    let count = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent.trim();
      if (!text || element.closest('script, style, .unseen, svg')) continue;
      if (element.closest(':disabled')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none') continue;
      count += 1;
      const below = ground(element);
      let ink = channels(style.color);
      ink = over([ink[0], ink[1], ink[2], ink[3] * opacity(element)], below);
      const [dark, light] = [luminance(ink), luminance(below)].sort((a, b) => a - b);
      const contrast = (light + 0.05) / (dark + 0.05);
      const size = parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && parseInt(style.fontWeight) >= 700);
      if (contrast < (isLarge ? 3 : 4.5)) {
        found.push(`${contrast.toFixed(2)} for “${text.slice(0, 40)}” (${element.className})`);
      }
    }
    return { found: found.slice(0, 5), count };
"""


class Gallery:
    """The checks of one page, in the order in which they run."""

    def __init__(self, browser, page, count, output):
        self.browser = browser
        self.address = pathlib.Path(page).resolve().as_uri()
        self.count = count
        self.output = output
        self.all = []

    def run(self):
        self.browser.look(1280, "light")
        for name in (
            "cards", "search", "tags", "scheme", "links", "tabs", "keys", "copies", "scriptless",
            "widths", "contrasts", "screenshots", "console",
        ):
            told = getattr(self, name)()
            print(f"{name}: {told}", flush=True)

    def open(self, fragment=""):
        self.browser.open(self.address + fragment)

    def shown(self):
        return self.browser.run(CARDS)

    def expect_shown(self, expected, after):
        names = [card["name"] for card in self.shown()]
        wanted = [card["name"] for card in expected]
        check(names == wanted, f"after {after}, expected the cards {wanted}, and found {names}")

    def console_messages(self, after):
        messages = self.browser.messages()
        check(not messages, f"the console is not empty after {after}: {messages}")

    def cards(self):
        """There are as many cards as fixtures, each with a name and an address of its own."""
        self.open()
        self.all = self.shown()
        check(len(self.all) == self.count, f"expected {self.count}, and found {len(self.all)}")
        for key in ("name", "slug"):
            values = {card[key] for card in self.all}
            check(len(values) == self.count, f"two cards have the same {key}")
        self.console_messages("loading the page")
        return f"{self.count} cards"

    def search(self):
        """Typing leaves the cards in which every word is found, and no others."""
        self.open()
        queries = [self.all[-1]["name"].upper()[:100]]
        for key in ("tags", "touched"):
            found = [card[key][0] for card in self.all if card[key]]
            queries += found[:1]
        for query in queries:
            self.browser.type("#gallery_search", query)
            words = folded(query).split()
            expected = [card for card in self.all if all(self._has(card, word) for word in words)]
            self.expect_shown(expected, f"searching for {query!r}")
            self.browser.press(ESCAPE)
            self.expect_shown(self.all, "Escape")
        self.browser.type("#gallery_search", "no card has these words")
        self.expect_shown([], "a search for what is nowhere")
        is_told = "return document.getElementById('gallery_nothing').checkVisibility()"
        check(self.browser.run(is_told), "nothing says that no card matches")
        self.browser.click("#gallery_nothing .clear")
        self.expect_shown(self.all, "clearing the search")
        return f"{len(queries)} queries find their cards, and an unknown one says so"

    def _has(self, card, word):
        texts = [card["name"], *card["tags"], *card["touched"], *card["others"]]
        return any(word in folded(text) for text in texts)

    def tags(self):
        """A tag leaves the cards that have it, as many as it says."""
        self.open()
        chips = self.browser.run(
            "return [...document.querySelectorAll('input[name=tag]')].map((chip) =>"
            " [chip.value, Number(chip.closest('label').querySelector('.count').textContent)])"
        )
        tags = {tag for card in self.all for tag in card["tags"]}
        check({tag for tag, _ in chips} == tags, f"expected the tags {tags}, and found {chips}")
        for index, (tag, count) in enumerate(chips, start=1):
            label = f".filters label:nth-of-type({index + self._failed_chips()})"
            self.browser.click(label + " input")
            expected = [card for card in self.all if tag in card["tags"]]
            check(len(expected) == count, f"{tag!r} says {count} and {len(expected)} cards have it")
            self.expect_shown(expected, f"choosing {tag!r}")
            self.browser.click(label + " input")
        self.expect_shown(self.all, "choosing no tag")
        return f"{len(chips)} tags leave their cards"

    def _failed_chips(self):
        return self.browser.run("return document.querySelectorAll('#gallery_failed').length")

    def scheme(self):
        """The switch changes the colours, whatever the system says, and the choice is kept."""
        ground = "return getComputedStyle(document.body).backgroundColor"
        found = {}
        for system in SCHEMES:
            self.browser.look(1280, system)
            self.open()
            for choice in ("light", "dark", "system"):
                self.browser.click(f"#scheme_{choice}")
                found[system, choice] = self.browser.run(ground)
        light, dark = found["light", "light"], found["dark", "dark"]
        check(light != dark, f"light and dark are both {light}")
        wanted = {(system, choice): {"light": light, "dark": dark}[
            system if choice == "system" else choice
        ] for system, choice in found}
        check(found == wanted, f"expected {wanted}, and found {found}")

        self.browser.look(1280, "light")
        self.browser.click("#scheme_dark")
        self.open()
        check(self.browser.run(ground) == dark, "the choice is forgotten when the page is reloaded")
        self.browser.click("#scheme_system")

        self.browser.run("Object.defineProperty(window, 'localStorage',"
                         " { get() { throw new DOMException('denied', 'SecurityError'); } })")
        self.browser.click("#scheme_dark")
        fragment = self.browser.run("return location.hash")
        self.open(fragment)
        check(self.browser.run(ground) == dark,
              f"the choice is not kept where storage is denied; the address has {fragment!r}")
        return f"light is {light} and dark is {dark}"

    def links(self):
        """An address leads to its card, and brings the search and the tags."""
        mark = """
            const card = document.querySelector('.card.is-marked');
            if (!card) return null;
            const box = card.getBoundingClientRect();
            return { slug: card.id, isInView: box.top < innerHeight && box.bottom > 0 };
        """
        for card in self.all:
            self.open("#" + card["slug"])
            is_there = f"const found = (() => {{{mark}}})(); return found?.isInView"
            self.browser.wait_for(is_there, f"the card of #{card['slug']} in view and marked")
            found = self.browser.run(mark)["slug"]
            check(found == card["slug"], f"#{card['slug']} leads to {found}")
        # A browser by itself finds no card for an address that says more than its slug.
        tags = [tag for card in self.all for tag in card["tags"]]
        if tags:
            tag = max(tags, key=tags.count)
            bearers = [card for card in self.all if tag in card["tags"]]
            fragment = f"#{bearers[-1]['slug']}?" + urllib.parse.urlencode({"tag": tag})
            self.open(fragment)
            self.expect_shown(bearers, f"following {fragment}")
            self.browser.wait_for(is_there, f"the card of {fragment} in view and marked")
            found = self.browser.run(mark)["slug"]
            check(found == bearers[-1]["slug"], f"{fragment} leads to {found}")
        return f"{len(self.all)} addresses lead to their cards"

    def tabs(self):
        """Tab reaches every control, and each shows that it has the focus."""
        self.open()
        self.browser.run("for (const one of document.querySelectorAll('details')) one.open = true")
        # Opening a fixture may give it a scroller of its own, after the event that tells of it.
        self.browser.run("return new Promise((done) => requestAnimationFrame(() =>"
                         " requestAnimationFrame(done)))")
        count = self.browser.run(
            f"const controls = (() => {{{CONTROLS}}})();"
            "controls.forEach((control, index) => { control.dataset.number = index; });"
            "return controls.length"
        )
        reached = self._tab(count)
        missing = [number for number in range(count) if str(number) not in reached]
        labels = self.browser.run(
            "return arguments[0].map((number) =>"
            " document.querySelector(`[data-number='${number}']`).outerHTML.slice(0, 120))",
            missing[:5],
        )
        check(not missing, f"Tab does not reach {len(missing)} of {count} controls: {labels}")
        return f"Tab reaches all {count} controls"

    def _tab(self, count):
        reached = set()
        for _ in range(count + 5):
            self.browser.press(TAB)
            focus = self.browser.run(FOCUS)
            if focus is None:
                continue
            check(focus["shows"], f"{focus['label']!r} does not show that it has the focus")
            reached.add(focus["number"])
        return reached

    def keys(self):
        """The keys of the page find, move, open, step and close."""
        # A picture of a card that is on its way would be of no use.
        self.browser.look(1280, "light", motion="reduce")
        self.open()
        focused = "return document.activeElement.closest('.card')?.id ?? document.activeElement.id"
        slugs = [card["slug"] for card in self.all]
        self.browser.press("/")
        check(self.browser.run(focused) == "gallery_search", "/ does not lead to the search")
        self.browser.press(ESCAPE)
        self.browser.press("j")
        check(self.browser.run(focused) == slugs[0], "j does not lead to the first card")
        if len(slugs) < 2:
            return "/ j"
        for key, index in (("j", 1), ("k", 0), (RIGHT, 1), (LEFT, 0)):
            self.browser.press(key)
            check(self.browser.run(focused) == slugs[index], f"{key!r} leads to the wrong card")
        self.browser.press(ENTER)
        is_open = "return document.getElementById('gallery_viewer').open"
        check(self.browser.run(is_open), "Enter does not open the card")
        self.browser.press("j")
        self.browser.screenshot(self.output / "viewer-1280.png", is_whole=False)
        self.browser.press(ESCAPE)
        check(not self.browser.run(is_open), "Escape does not close the card")
        check(self.browser.run(focused) == slugs[1], "the focus is not where the reader was")
        return "/ j k → ← Enter Escape"

    def copies(self):
        """The button copies the whole fixture, by the clipboard or by selection."""
        self.open()
        index = next((i for i, card in enumerate(self.all) if card["fixture"]), None)
        if index is None:
            return "no card has a fixture"
        card = self.all[index]
        self.browser.run("document.getElementById(arguments[0]).querySelector('.fixture').open"
                         " = true", card["slug"])
        for way in ("clipboard", "selection"):
            if way == "selection":
                self.browser.run(
                    "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
                )
            self.browser.run("document.querySelectorAll('.copy')[arguments[0]].focus()", index)
            self.browser.press(ENTER)
            self.browser.wait_for(
                "return document.querySelectorAll('.copy')[arguments[0]].textContent === 'Copied'",
                f"the button to say that it copied by {way}", index,
            )
            self.browser.run(
                "const area = document.createElement('textarea'); area.id = 'pasted';"
                "document.body.append(area); area.focus()"
            )
            self.browser.press(CONTROL, "v")
            self.browser.wait_for("return document.getElementById('pasted').value !== ''",
                                  f"something to paste that was copied by {way}")
            pasted = self.browser.run(
                "const area = document.getElementById('pasted'); const text = area.value;"
                "area.remove(); return text"
            )
            expected = card["fixture"]
            check(pasted == expected, f"by {way}, expected {expected!r}, and got {pasted!r}")
            # Nothing may be left of it when the other way is tried.
            self.browser.run(
                "document.querySelectorAll('.copy')[arguments[0]].textContent = 'Copy'", index
            )
        return "a fixture is copied by the clipboard and by selection"

    def scriptless(self):
        """Without JavaScript every card is there, and no control that would do nothing."""
        self.browser.devtools("Emulation.setScriptExecutionDisabled", value=True)
        try:
            self.open()
            self.expect_shown(self.all, "loading without JavaScript")
            useless = self.browser.run(
                "return [...document.querySelectorAll('button, input:not([type=radio])')]"
                ".filter((one) => one.checkVisibility()).length"
            )
            check(useless == 0, f"{useless} controls would do nothing")
            ground = "return getComputedStyle(document.body).backgroundColor"
            light = self.browser.run(ground)
            self.browser.click("#scheme_dark")
            check(self.browser.run(ground) != light, "the scheme cannot be chosen")
        finally:
            self.browser.devtools("Emulation.setScriptExecutionDisabled", value=False)
        return f"{len(self.all)} cards without JavaScript"

    def widths(self):
        """Nothing is wider than the window."""
        for width in WIDTHS:
            self.browser.look(width)
            self.open()
            self.browser.run(
                "for (const one of document.querySelectorAll('details')) one.open = true"
            )
            found = self.browser.run(OVERFLOW)
            check(not found, f"at {width} pixels: {found}")
            for card in (self.all[0], self.all[-1]):
                self.browser.run("document.getElementById(arguments[0])"
                                 ".querySelector('.card-link').click()", card["slug"])
                found = self.browser.run(OVERFLOW)
                check(not found, f"at {width} pixels, with {card['name']!r} open: {found}")
                self.browser.press(ESCAPE)
        return "nothing overflows at " + " and ".join(f"{width} pixels" for width in WIDTHS)

    def contrasts(self):
        """Every text stands out from its ground in both schemes."""
        counts = []
        for scheme in SCHEMES:
            self.browser.look(1280, scheme, motion="reduce")
            self.open()
            self.browser.run(
                "for (const one of document.querySelectorAll('details')) one.open = true"
            )
            counts.append(self._contrast(scheme))
            chip = self.browser.run("const chip = document.querySelector('.chip input');"
                                    "chip?.click(); return Boolean(chip)")
            if chip:
                counts.append(self._contrast(f"{scheme}, with a filter"))
            self.browser.run("document.querySelector('.card:not([hidden]) .card-link').click()")
            counts.append(self._contrast(f"{scheme}, with a card open"))
        return f"{sum(counts)} texts stand out"

    def _contrast(self, state):
        result = self.browser.run(CONTRAST)
        check(result["count"] > 0, f"{state}: no text was found")
        check(not result["found"], f"{state}: too little contrast: {result['found']}")
        return result["count"]

    def screenshots(self):
        """Pictures of the whole page, for people."""
        for width in WIDTHS:
            for scheme in SCHEMES:
                self.browser.look(width, scheme, motion="reduce")
                self.open()
                self.browser.screenshot(self.output / f"gallery-{width}-{scheme}.png")
        return f"in {self.output}"

    def console(self):
        """Nothing was said on the console, whatever was done."""
        self.console_messages("all checks")
        return "no message"


def main():
    if len(sys.argv) != 4 or not sys.argv[2].isdigit():
        print("usage: gallery.py PAGE CARDS OUTPUT", file=sys.stderr)
        return 2
    page, count, output = sys.argv[1], int(sys.argv[2]), pathlib.Path(sys.argv[3])
    output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as directory:
        browser = None
        try:
            browser = Browser(directory)
            Gallery(browser, page, count, output).run()
        except Failed as failed:
            print(f"The gallery fails: {failed}", file=sys.stderr)
            return 1
        finally:
            if browser:
                browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
