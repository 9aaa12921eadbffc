#!/usr/bin/env python3
"""Says whether a JSON report finds every seeded fault at its entry and language; exits 1 where one was missed.

Usage: seeded_rules.py FAULTS REPORT
"""
import json
import pathlib
import sys


def read(path):
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))


def matches(fault, finding):
    """Whether a finding is about a fault: the same rule and file, and key and language where the fault has them."""
    return (
        finding["rule"] == fault["rule"]
        and finding["path"].endswith(fault["file"])
        and fault.get("key") in (None, finding["entry"])
        and fault.get("language") in (None, finding["language"])
    )


faults = read(sys.argv[1])
faults = faults["faults"] if isinstance(faults, dict) else faults
findings = read(sys.argv[2])["findings"]
missed = [fault for fault in faults if not any(matches(fault, finding) for finding in findings)]
for fault in missed:
    print(f"missed: {fault['name']} ({fault['rule']})", file=sys.stderr)
if not faults or missed:
    sys.exit(1)
print(f"All {len(faults)} seeded faults were found; some have more than one finding ({len(findings)} in all).")
