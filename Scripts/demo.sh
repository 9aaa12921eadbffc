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
echo "3. A copy of Skylight with seeded faults in catalogs and sources (Examples/Skylight/Faults):"
echo
Examples/Skylight/Faults/seed.py Examples/Skylight "$folder/Skylight" "$folder/places.json"
status=0
(cd "$folder/Skylight" && "$endonym" check) || status=$?
if [ "$status" -ne 1 ]; then
  echo "error: the check of the faulty copy ended with $status, not with 1" >&2
  exit 1
fi
report="$folder/faults.json"
(cd "$folder/Skylight" && "$endonym" check --format json --output ../faults.json) || true
(cd "$folder/Skylight" && "$endonym" check --format sarif --output ../faults.sarif) || true
Scripts/seeded_rules.py "$folder/places.json" "$report"

echo
echo "4. The same copy, its sources mended by --fix where that is mechanical:"
echo
cp -R "$folder/Skylight" "$folder/Mended"
(cd "$folder/Mended" && "$endonym" check --fix --output ../mended.txt) || true
grep "^mended " "$folder/mended.txt"
echo
diff --recursive --unified=0 "$folder/Skylight/Sources" "$folder/Mended/Sources" |
  sed -n -e "s|^+++ $folder/Mended/\([^[:blank:]]*\).*|\1|p" -e '/^[-+] /p' || true

echo
echo "5. Skylight's texts in their slots, measured: as it is, and with texts that are too wide:"
echo
# Only the app knows its dates and figures: its tests write them down.
Scripts/manifest.sh
(cd Examples/Skylight && "$endonym" widths)
(cd Examples/Skylight && "$endonym" report --output "$PWD/../../$folder/report.html")
mkdir -p "$folder/TooWide/.endonym"
tar -C Examples/Skylight --exclude .build --exclude .endonym -cf - . | tar -C "$folder/TooWide" -xf -
cp Examples/Skylight/.endonym/rendered.json "$folder/TooWide/.endonym/"
Scripts/too_wide.py Examples/Skylight/Faults/too-wide.json \
  "$folder/TooWide/Sources/Skylight/Resources/Localizable.xcstrings"
echo
(cd "$folder/TooWide" && "$endonym" widths | sed '/^slots on/,$d') || true
(cd "$folder/TooWide" && "$endonym" report --output ../too-wide.html >/dev/null)

echo
echo "The report as JSON: $report"
echo "The report as SARIF: $folder/faults.sarif"
echo "The faulty copy: $folder/Skylight, mended: $folder/Mended"
echo "The page of pictures: $folder/report.html; with texts that are too wide: $folder/too-wide.html"
echo
echo "On an app of your own: cd YOUR_APP && $endonym check"
