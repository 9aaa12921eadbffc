#!/usr/bin/env bash
# Builds packages that depend on this one: by version, where SwiftPM refuses unsafe flags, with all
# products that need none and the build plugin; and by path, with the command plugin.
#
# Usage: consumers.sh ENDONYM
#
# Without network: the version is a tag in a copy of this repository, of what is committed and what
# isn't.
set -euo pipefail
cd "$(dirname "$0")/.."
scratch="$PWD/.build/consumers"
rm -rf "$scratch"
mkdir -p "$scratch"

# A version of the files as they are, in a repository of its own.
origin="$scratch/endonym.git"
files="$scratch/files"
mkdir -p "$files"
git ls-files -z --cached --others --exclude-standard -- Package.swift Sources Plugins Tests |
  while IFS= read -r -d '' file; do [ -e "$file" ] && printf '%s\0' "$file"; done |
  tar --null --files-from - --create --file - | tar --extract --file - --directory "$files"
(
  cd "$files"
  git init --quiet --initial-branch main
  git add --all
  git -c user.name=endonym -c user.email=endonym@localhost commit --quiet --message "A version"
  git tag 1000.0.0
  git clone --quiet --bare . "$origin"
)
export ENDONYM_URL="file://$origin"

consumer="$scratch/by-version"
cp -R Tests/PackagingTests/ByVersion "$consumer"
swift build --package-path "$consumer" --cache-path "$scratch/cache" --product consumer -j 2 "$@"
"$consumer/.build/debug/consumer" | diff Tests/PackagingTests/ByVersion/expected.tsv -
echo "By version: symbols and translated plurals are there."

# The command plugin passes on what it is given, and what the command finds.
plugin() {
  swift package --package-path Tests/PackagingTests/ByPath --scratch-path "$scratch/by-path" \
    --cache-path "$scratch/cache" endonym "$@"
}
plugin check --catalog-directory Sources --no-cache --only missing-comment
if plugin check --catalog-directory Sources --no-cache >"$scratch/findings.txt"; then
  echo "error: the command plugin succeeds in spite of findings" >&2
  exit 1
fi
grep --quiet 'Localizable.xcstrings:.*error: ' "$scratch/findings.txt"
echo "By path: the command plugin runs 'endonym', and fails where it has findings."
