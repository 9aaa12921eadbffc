#!/usr/bin/env bash
# Feeds mutated catalogs to everything that reads untrusted bytes, for so many seconds (default 120).
#
# An input that crashes, hangs or breaks what must hold is kept in Fuzzing/Failures; examine it with
# 'endonym-mutate --examine FILE', mend the cause, and keep it as a test.
set -euo pipefail
cd "$(dirname "$0")/../Fuzzing"
seconds="${1:-120}"
export ENDONYM_FUZZING=1
mkdir -p Corpus Failures

if [ "$(uname)" = Linux ]; then
  swift build -c release -j 2 --sanitize fuzzer --sanitize address \
    -Xswiftc -sanitize-coverage=edge,indirect-calls,trace-cmp,inline-8bit-counters,pc-table \
    --scratch-path .build/fuzzer --product endonym-fuzz
  # Swift's own backtrace hangs after a crash under libFuzzer.
  SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
    .build/fuzzer/release/endonym-fuzz Corpus Seeds -dict=Dictionary.txt -max_len=16384 \
    -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 -artifact_prefix=Failures/
else
  # Apple's toolchain has no libFuzzer.
  swift build -c release -j 2 --product endonym-mutate
  .build/release/endonym-mutate --seconds "$seconds" --seeds Seeds --dictionary Dictionary.txt
fi
