#!/usr/bin/env bash
# Holds the widths of the example Skylight: as it is, in a copy with texts that are too wide, and with
# a layout, a font and a stack that were changed. The manifest of what it renders must be there.
#
# Usage: widths.sh ENDONYM FOLDER
set -euo pipefail
endonym="$(realpath "$1")"
cd "$(dirname "$0")/.."
mkdir -p "$2"
folder="$(realpath "$2")"
app=Examples/Skylight

fail() {
  echo "error: $1" >&2
  exit 1
}

# A copy of the app without what was built.
copy() {
  rm -rf "$folder/$1"
  mkdir -p "$folder/$1/.endonym"
  cp "$app/.endonym/rendered.json" "$folder/$1/.endonym/"
  tar -C "$app" --exclude .build --exclude .endonym -cf - . | tar -C "$folder/$1" -xf -
}

# Measures in a copy; the exit code must be the one that is named.
measure() {
  local expected="$1" name="$2" status=0
  shift 2
  (cd "$folder/$name" && "$endonym" widths "$@") >"$folder/$name.txt" 2>&1 || status=$?
  [ "$status" -eq "$expected" ] || {
    cat "$folder/$name.txt" >&2
    fail "the widths of $name ended with $status, not with $expected"
  }
}

copy AsItIs
measure 0 AsItIs --check

copy TooWide
Scripts/too_wide.py "$app/Faults/too-wide.json" \
  "$folder/TooWide/Sources/Skylight/Resources/Localizable.xcstrings"
measure 1 TooWide
for text in "'statCard.description' in German" "'statCard.title' in Finnish" U+F1234; do
  grep -q "$text" "$folder/TooWide.txt" || fail "nothing is said of $text"
done
(cd "$folder/TooWide" && "$endonym" report)

# 40 points outside in the place of 32 leave every card 4 less, and date the report.
copy Narrower
sed -i.old 's/"outerPadding": 32/"outerPadding": 40/' "$folder/Narrower/endonym.json"
measure 1 Narrower --check
for budget in "statCard.title  *138 pt" "statCard.subtitle  *138 pt" "summary.line  *350 pt"; do
  grep -q "$budget" "$folder/Narrower.txt" || fail "no budget became $budget"
done
grep -q "^+.*390 − 40 outer = 350" "$folder/Narrower.txt" || fail "the report isn't out of date"

# A font that isn't there is an error that names it, never a pass.
copy NoFont
python3 - "$folder/NoFont/endonym.json" <<'PYTHON'
import sys
from pathlib import Path
path = Path(sys.argv[1])
fonts = '"fonts": { "families": [{ "name": "Gone", "files": [{ "path": "Fonts/Gone.otf" }] }] },\n  '
path.write_text(path.read_text(encoding="utf-8").replace('"layouts"', fonts + '"layouts"', 1), encoding="utf-8")
PYTHON
measure 2 NoFont
grep -q "Fonts/Gone.otf" "$folder/NoFont.txt" || fail "the missing font isn't named"

# Without Thai's font its letters have no glyph.
if [ "$(uname)" = Linux ]; then
  copy NoThai
  python3 - "$folder/NoThai/endonym.json" <<'PYTHON'
import sys
from pathlib import Path
path = Path(sys.argv[1])
inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
fonts = f'"fonts": {{ "families": [{{ "name": "Inter", "files": [{{ "path": "{inter}" }}] }}] }},\n  '
path.write_text(path.read_text(encoding="utf-8").replace('"layouts"', fonts + '"layouts"', 1), encoding="utf-8")
PYTHON
  measure 1 NoThai --language th --language en
  grep -q "width-missing-glyph" "$folder/NoThai.txt" || fail "no glyph is missed without Thai's font"
fi
echo "Skylight's texts fit; what is too wide, a changed layout and a missing font or glyph are told."
