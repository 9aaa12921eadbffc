#!/usr/bin/env bash
# Shows the main job on the example apps: as they are, and in a copy with seeded faults.
set -euo pipefail
cd "$(dirname "$0")/.."
endonym="$PWD/$1"
folder=.build/demo
rm -rf "$folder"
mkdir -p "$folder"

echo
echo "1. Skylight, a weather app in 27 languages, as it is:"
echo
(cd Examples/Skylight && "$endonym" check)

echo
echo "2. Trailbook, a hiking journal in 18 languages with 15 translations, as it is:"
echo
(cd Examples/Trailbook && "$endonym" check)

echo
echo "3. A copy of Skylight with seeded faults (Examples/Skylight/Faults/faults.json):"
echo
Examples/Skylight/Faults/seed.py Examples/Skylight "$folder/Skylight"
status=0
(cd "$folder/Skylight" && "$endonym" check) || status=$?
if [ "$status" -ne 1 ]; then
  echo "error: the check of the faulty copy ended with $status, not with 1" >&2
  exit 1
fi
report="$folder/faults.json"
(cd "$folder/Skylight" && "$endonym" check --format json --output ../faults.json) || true
(cd "$folder/Skylight" && "$endonym" check --format sarif --output ../faults.sarif) || true
Scripts/seeded_rules.py Examples/Skylight/Faults/faults.json "$report"

echo
echo "The report as JSON: $report"
echo "The report as SARIF: $folder/faults.sarif"
echo "The faulty copy: $folder/Skylight"
echo
echo "On an app of your own: cd YOUR_APP && $endonym check"
