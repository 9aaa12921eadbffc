#!/usr/bin/env bash
# Measures speed and memory against peers and limits, as ratios in one run.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release -j 2 --package-path Benchmarks
Benchmarks/.build/release/endonym-benchmarks --endonym .build/release/endonym "$@"
