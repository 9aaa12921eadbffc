#!/usr/bin/env bash
# Checks the format of every Swift source in the repository.
set -euo pipefail
cd "$(dirname "$0")/.."
git ls-files -z --cached --others --exclude-standard '*.swift' | xargs -0 swift format lint --strict
echo "lint: clean"
