#!/usr/bin/env bash
# Lets Skylight's tests write down the dates and figures that only its own code knows.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build --package-path Examples/Skylight --build-tests -j 2 | tail -n 1
output=$(swift test --package-path Examples/Skylight --skip-build \
  --filter DateGoldenTests.manifest 2>&1) || {
  echo "$output" >&2
  exit 1
}
