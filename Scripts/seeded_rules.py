#!/usr/bin/env python3
"""Says whether a JSON report finds every seeded fault; exits 1 where one was missed.

Usage: seeded_rules.py FAULTS REPORT
"""
import json
import pathlib
import sys

faults = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
faults = faults["faults"] if isinstance(faults, dict) else faults
found = {finding["rule"] for finding in json.loads(pathlib.Path(sys.argv[2]).read_text(encoding="utf-8"))["findings"]}
missed = [fault for fault in faults if fault["rule"] not in found]
for fault in missed:
    print(f"missed: {fault['name']} ({fault['rule']})", file=sys.stderr)
if not faults or missed:
    sys.exit(1)
print(f"All {len(faults)} seeded faults were found.")
