#!/usr/bin/env python3
"""Says whether a JSON report finds every seeded fault at its place; exits 1 where one was missed.

Usage: seeded_rules.py PLACES REPORT [RULES]

A fault in a catalog is found at its entry and language, one in a source at its line and column. What
a rule about sources finds anywhere else is wrong, too. RULES, as 'endonym rules --format json' prints
them, are those about sources of which each must have a fault.
"""
import json
import pathlib
import sys

SOURCE_FAMILIES = {"dates", "literals", "composition", "layout", "keys", "sources"}


def read(path):
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))


def matches(fault, finding):
    """Whether a finding is about a fault: the same rule, file and place, as far as the fault has one."""
    return finding["rule"] == fault["rule"] and finding["path"].endswith(fault["file"]) and all(
        fault[member] == finding[value]
        for member, value in [
            ("key", "entry"), ("language", "language"), ("line", "line"), ("column", "column")]
        if member in fault
    )


faults = read(sys.argv[1])
findings = read(sys.argv[2])["findings"]
source_rules = {fault["rule"] for fault in faults if "line" in fault}
missed = [fault for fault in faults if not any(matches(fault, finding) for finding in findings)]
unexpected = [
    finding for finding in findings
    if (finding["rule"] in source_rules or finding["path"].endswith(".swift"))
    and not any(matches(fault, finding) for fault in faults)
]
unseeded = []
if len(sys.argv) > 3:
    unseeded = [
        rule["identifier"] for rule in read(sys.argv[3])["rules"]
        if rule["family"] in SOURCE_FAMILIES and rule["identifier"] not in source_rules
    ]
for fault in missed:
    place = f", {fault['file']}:{fault['line']}:{fault['column']}" if "line" in fault else ""
    print(f"missed: {fault['name']} ({fault['rule']}{place})", file=sys.stderr)
for finding in unexpected:
    place = f"{finding['path']}:{finding['line']}:{finding['column']}"
    print(f"not seeded: {place}: {finding['message']} ({finding['rule']})", file=sys.stderr)
for rule in unseeded:
    print(f"no fault for the rule '{rule}'", file=sys.stderr)
if not faults or missed or unexpected or unseeded:
    sys.exit(1)
count = len({fault["name"] for fault in faults})
print(f"All {count} seeded faults were found at their places ({len(findings)} findings in all).")
