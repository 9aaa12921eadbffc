#!/usr/bin/env bash
# Makes sure that the named tools are there; installs what is missing with apt where it can.
set -euo pipefail

# How a tool is recognized, its package on Debian, and what to do elsewhere.
is_there() {
  case "$1" in
    swift) command -v swift >/dev/null ;;
    python3) command -v python3 >/dev/null ;;
    simdjson) [ -e /usr/include/simdjson.h ] || [ -e /opt/homebrew/include/simdjson.h ] ;;
    harfbuzz) [ "$(uname)" = Darwin ] || [ -e /usr/include/harfbuzz/hb.h ] ;;
    libyaml) [ -e /usr/include/yaml.h ] || [ -e /opt/homebrew/include/yaml.h ] ;;
    # On Apple's systems the system's own fonts are measured.
    inter) [ "$(uname)" = Darwin ] || [ -e /usr/share/fonts/opentype/inter/Inter-Regular.otf ] ;;
    noto)
      [ "$(uname)" = Darwin ] || [ -e /usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf ] ;;
    noto-cjk)
      [ "$(uname)" = Darwin ] || [ -e /usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc ] ;;
    noto-emoji)
      [ "$(uname)" = Darwin ] || [ -e /usr/share/fonts/truetype/noto/NotoColorEmoji.ttf ] ;;
    chromium) [ "$(uname)" = Darwin ] || command -v chromium >/dev/null ;;
    pip) python3 -m pip --version >/dev/null 2>&1 ;;
    pango) [ -e /usr/include/pango-1.0/pango/pango.h ] ;;
    # The tests that read it are skipped where there is no package of it, as on macOS.
    cldr)
      [ -n "${ENDONYM_CLDR:-}" ] || ! command -v apt-get >/dev/null ||
        [ -e /usr/share/unicode/cldr/common/testData/units/unitsTest.txt ] ;;
    *) echo "error: install-tools.sh knows no tool '$1'" >&2; exit 2 ;;
  esac
}
package_of() {
  case "$1" in
    python3) echo python3 ;;
    simdjson) echo libsimdjson-dev ;;
    cldr) echo unicode-cldr-core ;;
    harfbuzz) echo libharfbuzz-dev ;;
    libyaml) echo libyaml-dev ;;
    inter) echo fonts-inter ;;
    noto) echo fonts-noto-core ;;
    noto-cjk) echo fonts-noto-cjk ;;
    noto-emoji) echo fonts-noto-color-emoji ;;
    chromium) echo chromium ;;
    pip) echo python3-pip ;;
    pango) echo libpango1.0-dev ;;
  esac
}

missing=()
for tool in "$@"; do
  is_there "$tool" && continue
  if [ "$tool" = swift ]; then
    echo "error: no 'swift' on the PATH; install Swift 6.3 or newer from https://www.swift.org/install" >&2
    exit 2
  fi
  missing+=("$(package_of "$tool")")
done
[ ${#missing[@]} -eq 0 ] && exit 0

if ! command -v apt-get >/dev/null; then
  echo "error: missing: ${missing[*]} (Debian's names); install them with your package manager" >&2
  exit 2
fi
sudo=""
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { echo "error: install ${missing[*]} as root, then run this again" >&2; exit 2; }
  sudo="sudo"
fi
echo "installing ${missing[*]}"
$sudo apt-get update -qq
$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
