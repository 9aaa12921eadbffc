#!/usr/bin/env bash
# Measures speed and memory against peers and limits, as ratios in one run.
set -euo pipefail
cd "$(dirname "$0")/.."
# Where the toolchain keeps SwiftSyntax, without which the source rules aren't measured.
ENDONYM_SWIFT_HOST_FOLDER=$(swift -print-target-info | python3 -c \
  'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"] + "/host")')
export ENDONYM_SWIFT_HOST_FOLDER
# uharfbuzz is compared with where it can be had.
Scripts/install-python.sh || echo "note: uharfbuzz can't be installed, so it isn't compared with"
swift build -c release -j 2 --package-path Benchmarks
Scripts/manifest.sh
Benchmarks/.build/release/endonym-benchmarks --endonym .build/release/endonym "$@"
