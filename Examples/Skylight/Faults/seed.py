#!/usr/bin/env python3
"""Copy Skylight and put every fault of faults.json into the copy.

Usage: seed.py SOURCE DESTINATION

A fault replaces `old` by `new` in `file`: in the whole file, or only in the entry `key`, or only
in that entry's `language`. It is an error when `old` isn't there exactly once, or when the
destination exists.
"""

import json
import re
import shutil
import sys
from pathlib import Path


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


def main(source, destination):
    faults = json.loads(Path(__file__).with_name("faults.json").read_text(encoding="utf-8"))
    shutil.copytree(source, destination, ignore=shutil.ignore_patterns(".build", "Faults"))
    for fault in faults:
        file = Path(destination, fault["file"])
        try:
            file.write_text(seed(file.read_text(encoding="utf-8"), fault), encoding="utf-8")
        except (OSError, ValueError) as error:
            sys.exit(f"seed.py: fault '{fault['name']}': {error}")
    print(f"{len(faults)} faults seeded in {destination}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
