"""Tells on which platforms a line of Swift may use a declaration."""

import dataclasses
import re

platforms = ("iOS", "macOS", "tvOS", "watchOS", "visionOS")

# On which platforms `canImport` holds; a module that is not listed is everywhere.
modules = {"UIKit": ("iOS", "tvOS", "watchOS", "visionOS"), "AppKit": ("macOS",)}


def number(text):
    """Returns a version as a tuple that compares."""
    parts = [int(part) for part in text.split(".")]
    return tuple(parts + [0] * (3 - len(parts)))


def floors(manifest):
    """Returns the lowest version of each platform that a manifest asks for."""
    found = {name: number(version.replace("_", "."))
             for name, version in re.findall(r"\.(\w+)\(\.v(\d+(?:_\d+)*)\)", manifest)}
    missing = [name for name in platforms if name not in found]
    if missing:
        raise SystemExit(f"Package.swift states no version of {', '.join(missing)}.")
    return found


@dataclasses.dataclass(frozen=True, order=True)
class Versions:
    """The versions since which a declaration is there, as text; a platform without one lacks it."""

    text: str

    @staticmethod
    def of(attributes):
        absent = re.findall(r"@available\((\w+), unavailable\)", attributes)
        stated = [pair for pair in re.findall(r"\b(\w+) (\d+(?:\.\d+)*)", attributes)
                  if pair[0] in platforms]
        names = [name for name, _ in stated]
        if sorted(names + absent) != sorted(platforms):
            raise SystemExit(f"A declaration must state a version, or that it is unavailable, for each"
                             f" of {', '.join(platforms)}:\n{attributes}")
        return Versions(", ".join(f"{name} {version}" for name, version in stated))

    def __str__(self):
        return self.text

    @property
    def numbers(self):
        return {name: number(version)
                for name, version in (part.split() for part in self.text.split(", "))}


@dataclasses.dataclass(frozen=True, order=True)
class Use:
    """One use of a declaration."""

    file: str
    line: int
    column: int
    page: str
    versions: Versions


def uses(printed, mark):
    """Returns the uses of declarations that the compiler's warnings name."""
    pattern = re.compile(rf"^(.*?):(\d+):(\d+): warning: .*{re.escape(mark)}(\S+) \| (.*?)(?: \[#.*)?$",
                         re.MULTILINE)
    return {Use(file, int(line), int(column), page, Versions(versions))
            for file, line, column, page, versions in pattern.findall(printed)}


class Source:
    """A Swift file, as far as conditions and availability are concerned."""

    def __init__(self, text, floors):
        self.floors = floors
        self.starts = [0]
        for match in re.finditer("\n", text):
            self.starts.append(match.end())
        self.text = blanked(text)
        self.conditions = conditions(self.text)
        self.regions = regions(self.text)

    def complaints(self, use):
        """Returns why a use is wrong, for each platform on which it is."""
        offset = self.starts[use.line - 1] + use.column - 1
        for platform in platforms:
            if not all(holds(condition, platform) for condition in self.conditions[use.line - 1]):
                continue
            since = use.versions.numbers.get(platform)
            if since is None:
                yield f"does not exist on {platform}; exclude it by '#if'"
                continue
            known = [self.floors[platform]]
            for start, end, stated in self.regions:
                if start <= offset < end and platform in stated:
                    known.append(stated[platform])
            if max(known) < since:
                version = ".".join(map(str, since[:2]))
                yield f"needs {platform} {version}; guard it by '#available' or '@available'"


def blanked(text):
    """Returns the text with what is in comments and strings replaced by spaces."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def conditions(text):
    """Returns for each line the conditions of the `#if` that it is under."""
    stack, result = [], []
    for line in text.split("\n"):
        words = line.strip()
        if words.startswith("#if "):
            stack.append([words[4:]])
        elif words.startswith("#elseif "):
            stack[-1] = [f"!({' || '.join(stack[-1])})", words[8:]]
        elif words.startswith("#else"):
            stack[-1] = [f"!(({') && ('.join(stack[-1])}))"]
        elif words.startswith("#endif"):
            stack.pop()
        result.append([condition for branch in stack for condition in branch])
    return result


def holds(condition, platform):
    """Returns whether the condition of an `#if` may hold on a platform."""
    def replace(match):
        word, argument = match[1], match[2]
        if word == "os":
            return str(argument == platform)
        if word == "canImport":
            return str(platform in modules.get(argument, platforms))
        return "True"

    expression = re.sub(r"\b(\w+)\(([\w., >=]*)\)", replace, condition)
    expression = re.sub(r"\b(?!True\b|False\b)[A-Za-z_]\w*", "True", expression)
    expression = expression.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    return eval(expression, {"__builtins__": {}})


def regions(text):
    """Returns the parts of the text in which more is known about versions, with what is known."""
    result, stack = [], []
    closing = {}
    for index, character in enumerate(text):
        if character == "{":
            stack.append(index)
        elif character == "}" and stack:
            closing[stack.pop()] = index
    for match in re.finditer(r"([#@])available\(([^)]*)\)", text):
        stated = {name: number(version)
                  for name, version in re.findall(r"(\w+) (\d+(?:\.\d+)*)", match[2])}
        if not stated:
            continue
        opening = text.find("{", match.end())
        statement = text[max(text.rfind(mark, 0, match.start()) for mark in "\n;{}") + 1:match.end()]
        if match[1] == "@":
            end = declaration_end(text, match.end(), closing)
            result.append((match.start(), end, stated))
        elif re.match(r"\s*guard\b", statement):
            outer = [end for start, end in closing.items() if start < match.start() < end]
            result.append((closing[opening], min(outer, default=len(text)), stated))
        elif opening != -1:
            result.append((match.end(), closing[opening], stated))
    return result


def declaration_end(text, start, closing):
    """Returns where the declaration after an attribute ends: with its block, or with its line."""
    depth, seen = 0, False
    for index in range(start, len(text)):
        character = text[index]
        if character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
        elif character == "{" and depth == 0:
            return closing[index]
        elif character == "\n" and depth == 0 and seen:
            return index
        elif not character.isspace() and character != "@":
            seen = seen or text[start:index].strip() == "" and character.isalpha()
    return len(text)
