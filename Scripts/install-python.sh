#!/usr/bin/env bash
# Installs the Python packages that tests and benchmarks compare with, into .build/python.
set -euo pipefail
cd "$(dirname "$0")/.."
# The last one whose HarfBuzz (14.2) leaves contextual forms out beside Hangul as Debian's
# does; 15 has them (harfbuzz/harfbuzz, pull request 6030).
packages=(uharfbuzz==0.53.7)
folder=.build/python
wanted="${packages[*]}"
[ "$(cat "$folder/packages" 2>/dev/null)" = "$wanted" ] && exit 0
echo "installing $wanted"
rm -rf "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
  --target "$folder" "${packages[@]}"
echo "$wanted" > "$folder/packages"
