#!/usr/bin/env python3
"""Prints the line coverage of modules after `swift test --enable-code-coverage`; exits 1 below the minimum."""
import argparse
import json
import pathlib
import subprocess
import sys

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--minimum", type=float, required=True, help="percent of lines")
parser.add_argument("--files", action="store_true", help="list every file below the minimum")
parser.add_argument("modules", nargs="+")
arguments = parser.parse_args()

root = pathlib.Path(__file__).resolve().parent.parent
report = subprocess.run(
    ["swift", "test", "--show-codecov-path"], cwd=root, check=True, capture_output=True, text=True
).stdout.strip()
files = json.loads(pathlib.Path(report).read_text())["data"][0]["files"]

failed = False
for module in arguments.modules:
    folder = f"{root}/Sources/{module}/"
    lines = [(f["filename"], f["summary"]["lines"]) for f in files if f["filename"].startswith(folder)]
    total = sum(line["count"] for _, line in lines)
    if total == 0:
        print(f"coverage: {module}: nothing was measured", file=sys.stderr)
        failed = True
        continue
    percent = 100 * sum(line["covered"] for _, line in lines) / total
    failed = failed or percent < arguments.minimum
    print(f"coverage: {module}: {percent:.1f} % of {total} lines (at least {arguments.minimum:g} %)")
    if arguments.files or percent < arguments.minimum:
        for name, line in sorted(lines, key=lambda item: item[1]["percent"]):
            if line["percent"] < arguments.minimum:
                missed = line["count"] - line["covered"]
                print(f"  {line['percent']:5.1f} % {name.removeprefix(folder)} ({missed} missed)")
sys.exit(1 if failed else 0)
