#!/usr/bin/env bash
# Lets Skylight's tests write down the dates and figures that only its own code knows.
set -euo pipefail
cd "$(dirname "$0")/.."
echo "building Skylight's tests, which write down its dates and figures"
log=$(swift build --package-path Examples/Skylight --build-tests -j 2 2>&1) || {
  echo "$log" >&2
  exit 1
}
output=$(swift test --package-path Examples/Skylight --skip-build \
  --filter DateGoldenTests.manifest 2>&1) || {
  echo "$output" >&2
  exit 1
}
