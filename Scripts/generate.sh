#!/usr/bin/env bash
# Writes the generated data anew from the toolchain's ICU; with --check only says whether it is current.
set -euo pipefail
cd "$(dirname "$0")/.."
for generator in generate-plural-rules generate-languages; do
  swift run -c release --package-path Generators "$generator" . "$@"
done
