#!/usr/bin/env python3
"""Copy Skylight and put every fault of faults.json and source-faults.json into the copy.

Usage: seed.py [--mended] SOURCE DESTINATION [PLACES]

A fault of faults.json replaces `old` by `new` in `file`: in the whole file, or only in the entry
`key`, or only in that entry's `language`, where its `rule` finds it. A fault of source-faults.json
makes several such `edits`; one without `old` writes a new file, and a list of texts stands for
lines. `↓` marks where each of the fault's `rules` (`also` beside a `rule`) finds something, in
order; the marks are taken out of the copy.

With --mended an edit writes what a person would write in place of the fault where --fix can mend
it: `mended`, whose marks are those of the rules that are `left`.

It is an error when an `old` isn't there exactly once, or when the destination exists. PLACES is
written as JSON: what is to be found, each source fault with its line and column.
"""

import argparse
import json
import re
import shutil
import sys
from pathlib import Path

MARK = "↓"
# Marks are told apart by characters of the private use area until all faults are seeded.
FIRST_PLACE = 0xE000


def block(text, name, indentation):
    """The range of the member `name` whose first line has this indentation, whole lines only."""
    opening = re.escape(f'{" " * indentation}"{name}" : {{\n')
    closing = f'^{" " * indentation}}},?\n'
    found = list(re.finditer(f"^{opening}(?:.*\n)*?{closing}", text, re.MULTILINE))
    if len(found) != 1:
        raise ValueError(f"'{name}' is there {len(found)} times, not once")
    return found[0].span()


def seed(text, fault):
    start, end = 0, len(text)
    if "key" in fault:
        start, end = block(text, fault["key"], 4)
    if "language" in fault:
        first, last = block(text[start:end], fault["language"], 8)
        start, end = start + first, start + last
    scope = text[start:end]
    count = scope.count(fault["old"])
    if count != 1:
        raise ValueError(f"the old text is there {count} times, not once: {fault['old']!r}")
    return text[:start] + scope.replace(fault["old"], fault["new"]) + text[end:]


def read(name):
    return json.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))


def joined(lines):
    return lines if isinstance(lines, str) else "\n".join(lines)


def placed(new, fault, rules, file, places):
    """The text with a character of its own for each mark, and a place for each."""
    for rule in rules:
        if MARK not in new:
            raise ValueError(f"there is no mark for '{rule}'")
        new = new.replace(MARK, chr(FIRST_PLACE + len(places)), 1)
        places.append({"name": fault["name"], "rule": rule, "file": file})
    return new


def seed_source(destination, fault, is_mended, places):
    """Makes a fault's edits, and adds a place for each mark in them."""
    rules = fault["left"] if is_mended and "left" in fault else fault["rules"]
    for edit in fault["edits"]:
        new = joined(edit["mended"] if is_mended and "mended" in edit else edit["new"])
        count = new.count(MARK)
        if count > len(rules):
            raise ValueError("there are more marks than rules")
        new = placed(new, fault, rules[:count], edit["file"], places)
        rules = rules[count:]
        file = Path(destination, edit["file"])
        if "old" in edit:
            text = seed(file.read_text(encoding="utf-8"), {"old": joined(edit["old"]), "new": new})
        else:
            file.parent.mkdir(exist_ok=True)
            if file.exists():
                raise ValueError(f"'{edit['file']}' is there already")
            text = new
        file.write_text(text, encoding="utf-8")
    if rules:
        raise ValueError(f"there is no mark for {rules}")


def locate(destination, places):
    """Takes the marks out of the files, and gives each place its line and column."""
    for name in {place["file"] for place in places}:
        file = Path(destination, name)
        text = file.read_text(encoding="utf-8")
        plain = ""
        line, column = 1, 1
        for character in text:
            index = ord(character) - FIRST_PLACE
            if 0 <= index < len(places):
                places[index].update(line=line, column=column)
                continue
            plain += character
            column += 1
            if character == "\n":
                line, column = line + 1, 1
        file.write_text(plain, encoding="utf-8")


def main(arguments):
    faults = read("faults.json")
    source_faults = read("source-faults.json")
    destination = arguments.destination
    shutil.copytree(
        arguments.source, destination, ignore=shutil.ignore_patterns(".build", "Faults"))
    places = []
    for fault in faults + source_faults:
        try:
            if "edits" in fault:
                seed_source(destination, fault, arguments.mended, places)
                continue
            file = Path(destination, fault["file"])
            new = placed(fault["new"], fault, fault.get("also", []), fault["file"], places)
            text = seed(file.read_text(encoding="utf-8"), fault | {"new": new})
            file.write_text(text, encoding="utf-8")
        except (OSError, ValueError) as error:
            sys.exit(f"seed.py: fault '{fault['name']}': {error}")
    locate(destination, places)
    if arguments.places:
        text = json.dumps(faults + places, ensure_ascii=False, indent=2)
        Path(arguments.places).write_text(text + "\n", encoding="utf-8")
    print(f"{len(faults) + len(source_faults)} faults seeded in {destination}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--mended", action="store_true", help="write what --fix is to make of them")
    parser.add_argument("source")
    parser.add_argument("destination")
    parser.add_argument("places", nargs="?")
    main(parser.parse_args())
