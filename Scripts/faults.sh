#!/usr/bin/env bash
# Seeds the faults of Examples/Skylight/Faults, and checks that each is found at its place, nothing
# without them, and that --fix makes of them what a person would, which compiles.
#
# Usage: faults.sh ENDONYM
set -euo pipefail
endonym="$(realpath "$1")"
cd "$(dirname "$0")/.."
# Both lie as deep below the package as Skylight itself, whose manifest says '../..'.
faulty=.build/skylight-faulty
mended=.build/skylight-mended
reports=.build/skylight-reports
rm -rf "$faulty" "$mended" "$reports"
mkdir -p "$reports"
# A build that measures coverage would leave its profile among the sources that are compared.
export LLVM_PROFILE_FILE="$PWD/$reports/faults.profraw"

check() {
  local folder="$1"
  shift
  (cd "$folder" && "$endonym" check --no-cache "$@")
}

# A report with findings ends with 1.
report() {
  local folder="$1" name="$2"
  shift 2
  check "$folder" --format json --output "$PWD/$reports/$name" "$@" || [ $? -eq 1 ]
}

same() {
  diff --recursive --exclude .build "$mended" "$faulty" || {
    echo "error: $1" >&2
    exit 1
  }
}

check Examples/Skylight --fail-on note
check Examples/Trailbook --fail-on note

Examples/Skylight/Faults/seed.py Examples/Skylight "$faulty" "$reports/places.json"
"$endonym" rules --format json > "$reports/rules.json"
report "$faulty" faulty.json
Scripts/seeded_rules.py "$reports/places.json" "$reports/faulty.json" "$reports/rules.json"

Examples/Skylight/Faults/seed.py --mended Examples/Skylight "$mended" "$reports/left.json"
report "$faulty" mended.json --fix
same "--fix made something else of the faults than a person would"
Scripts/seeded_rules.py "$reports/left.json" "$reports/mended.json"
report "$faulty" again.json --fix
same "--fix changed what it had mended"

# SwiftUI's branches aren't compiled on Linux; they still have to parse.
find "$faulty/Sources" -name '*.swift' -not -path '*/Drafts/*' -print0 |
  xargs -0 swiftc -frontend -parse
# A build refuses some of the faults in the catalogs, as Xcode's does; it has to take the sources.
cp Examples/Skylight/Sources/Skylight/Resources/*.xcstrings "$faulty/Sources/Skylight/Resources"
swift build --package-path "$faulty" --scratch-path Examples/Skylight/.build --product skylight -j 2
echo "--fix made of the faults what a person would; it compiles, and a second run changes nothing."
