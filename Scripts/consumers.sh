#!/usr/bin/env bash
# Builds packages that depend on this one: by version, where SwiftPM refuses unsafe flags, with all
# products that need none and the build plugin; and by path, with the command plugin.
#
# Usage: consumers.sh [--by-version]
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
build() {
  swift build --package-path "$consumer" --cache-path "$scratch/cache" --product consumer -j 2
}
build
"$consumer/.build/debug/consumer" | diff Tests/PackagingTests/ByVersion/expected.tsv -
echo "By version: symbols and translated plurals are there."

# What is edited is built anew, and nothing else; a language that is added isn't lost in silence.
catalog="$consumer/Sources/Files/Localizable.xcstrings"
edit() {
  sed "$1" "$catalog" >"$scratch/edited.xcstrings"
  cp "$scratch/edited.xcstrings" "$catalog"
}
build
edit 's/plików/arkuszy/'
build | tee "$scratch/edited.txt"
grep --quiet 'Compiling Localizable.xcstrings' "$scratch/edited.txt"
"$consumer/.build/debug/consumer" | diff <(sed '/^pl\t/s/plików/arkuszy/g' \
  Tests/PackagingTests/ByVersion/expected.tsv) -
build | tee "$scratch/unchanged.txt"
if grep --quiet 'xcstrings' "$scratch/unchanged.txt"; then
  echo "error: a build without a change runs the plugin's commands" >&2
  exit 1
fi
edit 's/"ja"/"ko"/'
if build >"$scratch/language.txt" 2>&1; then
  echo "error: a language that the build's plan doesn't have is left out in silence" >&2
  exit 1
fi
grep --quiet "error: 'ko.lproj/Localizable.stringsdict' is new" "$scratch/language.txt"
touch "$consumer/Package.swift"
build
[ -e "$consumer/.build/debug/consumer_Files.resources/ko.lproj/Localizable.stringsdict" ]
echo 'acess: public' >"$consumer/Sources/Files/.endonym-symbols"
touch "$consumer/Package.swift"
if build >"$scratch/setting.txt" 2>&1; then
  echo "error: a setting that doesn't exist is passed over" >&2
  exit 1
fi
grep --quiet "there is no setting 'acess'" "$scratch/setting.txt"
echo "By version: builds follow what is edited in a catalog."
[ "${1:-}" != --by-version ] || exit 0

# The command plugin passes on what it is given, and what the command finds.
plugin() {
  swift package --package-path Tests/PackagingTests/ByPath --scratch-path "$scratch/by-path" \
    --cache-path "$scratch/cache" endonym "$@"
}
plugin check --catalog-directory Sources --no-cache --rule end-punctuation
if plugin check --catalog-directory Sources --no-cache >"$scratch/findings.txt"; then
  echo "error: the command plugin succeeds in spite of findings" >&2
  exit 1
fi
grep --quiet "Localizable.xcstrings:.*error: .*format-signature" "$scratch/findings.txt"
echo "By path: the command plugin runs 'endonym', and fails where it has findings."
