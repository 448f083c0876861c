"""Runs Qiita Viewer under a pseudo-terminal and checks what a person would see.

Nothing here sleeps: each step reads until an expected text is there or a deadline has passed.
"""

import fcntl
import os
import pty
import re
import select
import signal
import socket
import struct
import sys
import tempfile
import termios
import time
import unicodedata

PROMPT = "> "
CLEAR = "\x1b[H\x1b[2J"
CLEAR_LINE = "\x1b[K"
TOKEN = "s3cret-token-of-nobody"
DEADLINE = 20  # seconds
SHOWN_LINES = 60


class Failed(Exception):
    pass


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, binary, data, *arguments, columns=80, variables=()):
        self.transcript = ""
        self.position = 0
        self.status = None
        self.is_open = True
        self.rest = b""
        environment = {"TERM": "xterm-256color", "TZ": "UTC", "LC_ALL": "C.UTF-8"}
        for name in ("PATH", "HOME"):
            if name in os.environ:
                environment[name] = os.environ[name]
        environment.update(variables)
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            size = struct.pack("HHHH", 24, columns, 0, 0)
            fcntl.ioctl(0, termios.TIOCSWINSZ, size)
            os.execve(binary, [binary, "--data", data, *arguments], environment)

    def type(self, text):
        """Types a text; where it was typed, the next expectation begins."""
        self.position = len(self.transcript)
        os.write(self.terminal, text.encode())

    def enter(self, line):
        self.type(line + "\n")

    def expect(self, text):
        """Reads until a text appears after what was typed last; returns what came up to its end."""
        self._read_until(lambda: text in self.transcript[self.position:], f"{text!r}")
        end = self.transcript.index(text, self.position) + len(text)
        shown = self.transcript[self.position:end]
        self.position = end
        return shown

    def expect_screen(self, *texts):
        """Reads a screen that replaces the one before, up to the prompt; returns it."""
        self.expect(CLEAR)
        shown = self.expect("\n" + PROMPT)
        for text in texts:
            self.check(text in plain(shown), f"the screen to show {text!r}")
        return shown

    def expect_prompt_or_end(self):
        """Reads until the prompt is there or the program has ended."""
        self._read_until(
            lambda: self._has_ended() or "\n" + PROMPT in self.transcript[self.position:],
            "the prompt or the end of the program",
            or_end=True,
        )

    def expect_echo(self, is_on):
        """Reads until the terminal echoes what is typed, or does not."""
        self._read_until(lambda: self.echoes() == is_on, f"echo {'on' if is_on else 'off'}")

    def expect_end(self, status):
        """Reads until the program has ended and all that it wrote is there."""
        self._read_until(
            lambda: self._has_ended() and not self.is_open, "the end of the program", or_end=True
        )
        self.check(self.status == status, f"exit status {status}, and it is {self.status}")

    def check(self, holds, expected):
        if not holds:
            raise Failed(f"Expected {expected}.\n{self._shown_transcript()}")

    def close(self):
        if self.status is None:
            try:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
            except (ProcessLookupError, ChildProcessError):
                pass
        os.close(self.terminal)

    def echoes(self):
        return bool(termios.tcgetattr(self.terminal)[3] & termios.ECHO)

    def _has_ended(self):
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid == self.pid:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status is not None

    def _read_until(self, is_there, expected, or_end=False):
        deadline = time.monotonic() + DEADLINE
        while not is_there():
            if time.monotonic() > deadline:
                raise Failed(f"Expected {expected} in time.\n{self._shown_transcript()}")
            if not self.is_open and not or_end:
                raise Failed(
                    f"Expected {expected}, but the program ended.\n{self._shown_transcript()}"
                )
            terminals = [self.terminal] if self.is_open else []
            if select.select(terminals, [], [], 0.02)[0]:
                self._read()

    def _read(self):
        try:
            piece = os.read(self.terminal, 65536)
        except OSError:  # Linux reports the end of a terminal as an error.
            piece = b""
        if not piece:
            self.is_open = False
            return
        self.rest += piece
        text = self.rest.decode("utf-8", "ignore")
        # A character may have arrived in part.
        self.rest = self.rest[len(text.encode()):] if self._is_prefix(text) else b""
        self.transcript += text.replace("\r", "")

    def _is_prefix(self, text):
        return self.rest.startswith(text.encode()) and len(self.rest) - len(text.encode()) < 4

    def _shown_transcript(self):
        lines = self.transcript.replace("\x1b", "␛").splitlines()
        left_out = max(0, len(lines) - SHOWN_LINES)
        shown = "\n".join(lines[left_out:])
        return f"--- transcript, after {left_out} lines ---\n{shown}\n--- end of transcript ---"


def plain(text):
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)


def cells(line):
    width = 0
    for character in line:
        if unicodedata.combining(character) or unicodedata.category(character) == "Cf":
            continue
        width += 2 if unicodedata.east_asian_width(character) in "WF" else 1
    return width


def session(binary, data):
    """Each command redraws; an error is readable; the end of input is a good end."""
    terminal = Terminal(binary, data)
    try:
        terminal.expect_screen("Search\n======\nQuery: tag:swift\n", "[More]  more\n")
        terminal.enter("search title:issue")
        terminal.expect_screen("Query: title:issue\n", "  1 ")
        terminal.enter("open 1")
        terminal.expect_screen("[Save]  save\n")
        terminal.enter("save")
        terminal.expect_screen("<Saved>\n[Delete]  delete\n")
        terminal.enter("saved")
        shown = terminal.expect_screen("Saved articles\n==============\n  1 ")
        terminal.check("\x1b[1mSaved articles\x1b[0m" in shown, "a title that stands out")

        terminal.enter("open 99")
        error = "open: There is no article 99;"
        shown = plain(terminal.expect_screen("Saved articles\n", error))
        terminal.check(shown.splitlines()[-2].startswith(error), "the error in the last line")
        terminal.check("\x1b" not in shown, "an error without control characters")
        terminal.enter("find")
        shown = terminal.expect("\n" + PROMPT)
        terminal.check("There is no command 'find'; 'help' lists" in shown, "a readable error")
        terminal.enter("")
        terminal.expect(PROMPT)
        terminal.enter("help")
        terminal.expect_screen("search QUERY", "quit           end\n")
        terminal.enter("saved")
        terminal.expect_screen("Saved articles\n")

        terminal.type("\x04")
        terminal.expect_end(0)
        terminal.check(terminal.transcript.endswith("\n"), "the shell's prompt in a fresh line")
    finally:
        terminal.close()


def token(binary, data):
    """The token is asked for without echo and shown nowhere."""
    terminal = Terminal(binary, data)
    try:
        terminal.expect_screen()
        terminal.enter("token")
        terminal.expect("Access token (not shown): ")
        terminal.expect_echo(False)
        terminal.enter(TOKEN)
        terminal.expect_screen("Access token: set\n", "Signed in as: ")
        terminal.expect_echo(True)
        terminal.enter("forget")
        terminal.expect_screen("Access token: not set\n")
        terminal.enter("quit")
        terminal.expect_end(0)
        terminal.check(TOKEN not in terminal.transcript, "the token nowhere in what was shown")
    finally:
        terminal.close()


def interruption(binary, data):
    """Control-C while the token is asked for leaves a terminal that echoes."""
    terminal = Terminal(binary, data)
    try:
        terminal.expect_screen()
        terminal.enter("token")
        terminal.expect("Access token (not shown): ")
        terminal.expect_echo(False)
        # Either the program ends at once, or Control-C is a character of the answer.
        terminal.type("\x03\n")
        terminal.expect_echo(True)
        terminal.expect_prompt_or_end()
        if terminal.status is None:
            terminal.enter("quit")
            terminal.expect_end(0)
        terminal.check("Access token: set" not in terminal.transcript, "no token to be set")
    finally:
        terminal.close()


def narrow(binary, data):
    """Lines are broken by cells, so that none is wrapped by the terminal."""
    terminal = Terminal(binary, data, columns=40)
    try:
        screens = [terminal.expect_screen("Search\n")]
        for command in ("search title:init", "open 1", "save", "saved", "account", "help"):
            terminal.enter(command)
            screens.append(terminal.expect_screen())
        title = f"画面の中はinitで、画面の間は環境で：依存\n性の渡し方\n{'=' * 40}\n"
        terminal.check(title in plain(screens[2]), f"a title broken by cells, {title!r}")
        for screen in screens:
            for line in plain(screen).splitlines():
                terminal.check(cells(line) <= 40, f"{line!r} to have at most 40 columns")
        terminal.enter("quit")
        terminal.expect_end(0)
    finally:
        terminal.close()


def colorless(binary, data):
    """Who does not want colours gets none."""
    for variables in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        terminal = Terminal(binary, data, variables=variables)
        try:
            shown = terminal.expect_screen("Search\n======\n")
            terminal.check("\x1b" not in shown, f"no colours with {variables}")
            terminal.type("\x04")
            terminal.expect_end(0)
        finally:
            terminal.close()


def failure(binary, data):
    """A command that fails is no failure of the program where a person sits."""
    terminal = Terminal(binary, data)
    try:
        terminal.expect_screen()
        terminal.enter("back")
        terminal.expect_screen("Search\n", "back: There is no screen to go back to;")
        terminal.type("\x04")
        terminal.expect_end(0)
    finally:
        terminal.close()


class SilentServer:
    """A server that takes a request and answers when it is told to."""

    def __enter__(self):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        return self

    def __exit__(self, *_):
        self.listener.close()

    def accept(self):
        self.listener.settimeout(DEADLINE)
        connection, _ = self.listener.accept()
        connection.settimeout(DEADLINE)
        received = b""
        while b"\r\n\r\n" not in received:
            received += connection.recv(65536)
        return connection


def progress(binary, data):
    """A load that takes long says so in its line, which is gone when the load has ended."""
    with SilentServer() as server:
        terminal = Terminal(binary, data, "--api", server.address)
        try:
            with server.accept() as connection:
                terminal.expect("Loading …")
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]")
            terminal.expect(CLEAR_LINE + CLEAR)
            terminal.expect("\n" + PROMPT)
            terminal.type("\x04")
            terminal.expect_end(0)
        finally:
            terminal.close()


def interrupted_load(binary, data):
    """Control-C during a load ends the program and leaves a terminal that echoes."""
    with SilentServer() as server:
        terminal = Terminal(binary, data, "--api", server.address)
        try:
            with server.accept() as connection:
                terminal.expect("Loading …")
                terminal.check(terminal.echoes(), "a terminal that echoes")
                terminal.type("\x03")
                terminal.expect_end(-signal.SIGINT)
                terminal.check(connection.recv(1) == b"", "the connection to be closed")
        finally:
            terminal.close()


def main():
    if len(sys.argv) != 2:
        print("usage: terminal.py BINARY", file=sys.stderr)
        return 2
    checks = [session, token, interruption, narrow, colorless, failure, progress, interrupted_load]
    failures = 0
    for check in checks:
        with tempfile.TemporaryDirectory() as data:
            try:
                check(sys.argv[1], data)
            except Failed as failed:
                failures += 1
                print(f"{check.__name__}: {check.__doc__}\n{failed}", file=sys.stderr)
    print(f"{len(checks) - failures} of {len(checks)} terminal checks passed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
