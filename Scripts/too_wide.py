#!/usr/bin/env python3
"""Put the texts of a list of faults into a catalog, each in one language of one entry.

Usage: too_wide.py FAULTS CATALOG
"""

import json
import re
import sys
from pathlib import Path

faults = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
path = Path(sys.argv[2])
text = path.read_text(encoding="utf-8")
for fault in faults:
    entry = re.search(rf'^    "{re.escape(fault["key"])}" : {{\n(?:.*\n)*?    }},?\n', text, re.M)
    place = entry and re.search(
        rf'^        "{fault["language"]}" : {{\n(?:.*\n)*?        }},?\n', entry.group(), re.M
    )
    if not place or place.group().count(fault["old"]) != 1:
        sys.exit(f"error: {fault['name']}: the old text isn't there once")
    start = entry.start() + place.start()
    mended = place.group().replace(fault["old"], fault["new"])
    text = text[:start] + mended + text[start + len(place.group()) :]
path.write_text(text, encoding="utf-8")
