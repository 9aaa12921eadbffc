#!/usr/bin/env bash
# Renders dates from a thousand tasks under ThreadSanitizer.
set -euo pipefail
cd "$(dirname "$0")/../Examples/Skylight"
swift build --build-tests -j 2 --sanitize thread --scratch-path .build/thread-sanitizer
swift test --skip-build --sanitize thread --scratch-path .build/thread-sanitizer --filter ConcurrencyTests
