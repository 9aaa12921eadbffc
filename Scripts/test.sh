#!/usr/bin/env bash
# Runs every test of the package and of its examples, then holds the line coverage to its limit.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ -z "${ENDONYM_CORPUS:-}" ] && [ ! -d ../shared/corpus ]; then
  echo "note: ENDONYM_CORPUS names no folder of real catalogs; the tests on them are skipped"
fi
if [ -z "${ENDONYM_CLDR:-}" ] && [ ! -d /usr/share/unicode/cldr ]; then
  echo "note: ENDONYM_CLDR names no folder of CLDR's files; the tests on them are skipped"
fi
# A Debian has Chromium and pip by now, so that the tests that need them must not be skipped.
if command -v apt-get >/dev/null; then
  Scripts/install-python.sh
  export ENDONYM_REQUIRE_CHROMIUM=1 ENDONYM_REQUIRE_UHARFBUZZ=1
fi
swift build --build-tests --enable-code-coverage -j 2
swift test --skip-build --enable-code-coverage
Scripts/coverage.py --minimum 95 Findings PluralRules StringCatalog Checks SourceRules Endonym Ink \
  ServerStrings Review
for example in Examples/*/; do
  swift build --package-path "$example" --build-tests -j 2
  swift test --package-path "$example" --skip-build
done
Scripts/faults.sh .build/debug/endonym
Scripts/widths.sh .build/debug/endonym .build/widths
Scripts/consumers.sh
