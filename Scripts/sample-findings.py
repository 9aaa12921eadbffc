#!/usr/bin/env python3
"""Draws a sample of a JSON report's findings, to be judged by reading them.

Up to so many findings of each rule and severity, spread over entries, files and languages. The
same report and seed give the same sample.
"""

import argparse
import collections
import json
import os
import random


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("report", help="what 'endonym check --format json' wrote")
    parser.add_argument("--count", type=int, default=5, help="findings a rule and severity (5)")
    parser.add_argument("--seed", default="endonym-1", help="another seed, another sample")
    parser.add_argument("--rule", action="append", help="only this rule; may be repeated")
    return parser.parse_args()


def sample(findings, count, generator):
    """The findings whose entry, file and language were drawn least often, one after the other."""
    left = findings[:]
    generator.shuffle(left)
    drawn = []
    seen = collections.Counter()
    while left and len(drawn) < count:
        best = min(
            range(len(left)),
            key=lambda index: (
                seen["entry", left[index]["entry"]],
                seen["path", left[index]["path"]] + seen["language", left[index]["language"]],
                index,
            ),
        )
        finding = left.pop(best)
        drawn.append(finding)
        for field in ("entry", "path", "language"):
            seen[field, finding[field]] += 1
    return drawn


def marked(finding):
    """The value, with brackets around the part at fault."""
    if finding["value"] is None:
        return ""
    text = finding["value"].encode()
    start, end = finding["marked"] or (0, 0)
    parts = text[:start], text[start:end], text[end:]
    return "{}⟦{}⟧{}".format(*(part.decode(errors="replace") for part in parts))


def main():
    options = arguments()
    with open(options.report, encoding="utf-8") as file:
        findings = json.load(file)["findings"]
    groups = collections.defaultdict(list)
    for finding in findings:
        if options.rule and finding["rule"] not in options.rule:
            continue
        finding["path"] = os.path.basename(finding["path"])
        groups[finding["rule"], finding["severity"]].append(finding)
    for (rule, severity), group in sorted(groups.items()):
        generator = random.Random(f"{options.seed}/{rule}/{severity}")
        print(f"\n{rule} ({severity}), {len(group)} in all")
        for finding in sample(group, options.count, generator):
            place = f"{finding['path']}:{finding['line']}:{finding['column']}"
            print(f"  {place} [{finding['language'] or '-'}] {finding['entry']!r}")
            print(f"    {finding['message']}")
            if finding["value"] is not None:
                print(f"    {marked(finding)}")


if __name__ == "__main__":
    main()
