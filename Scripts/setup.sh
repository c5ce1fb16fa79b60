#!/bin/sh
# Installs the Debian packages of packages.txt that are missing, and says what it does. Nothing missing: prints nothing.
# With --tests also those of test-packages.txt: without them some tests are skipped, and on continuous integration (CI is
# set) they fail, so there it ends with an error.
set -eu
scripts="$(dirname "$0")"

wanted_in() { sed 's/#.*//' "$scripts/$1"; }

missing_in() {
  for package in $(wanted_in "$1"); do
    state=$(dpkg-query -W -f='${Status}' "$package" 2>/dev/null || true)
    [ "$state" = "install ok installed" ] || printf ' %s' "$package"
  done
}

# Installs packages; failures are reported on standard error.
install() {
  as_root=""
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
      echo "Onionskin can't install packages here: run 'apt-get install$1' as root." >&2
      return 1
    fi
    as_root="sudo"
  fi
  echo "Installing:$1"
  DEBIAN_FRONTEND=noninteractive
  export DEBIAN_FRONTEND
  # shellcheck disable=SC2086
  $as_root apt-get update -q && "$scripts/progress.sh" "Installing packages" \
    $as_root apt-get install -y -q --no-install-recommends -o APT::Status-Fd=1 $1
}

if ! command -v swift >/dev/null 2>&1; then
  echo "Onionskin needs a Swift toolchain, $(cat "$scripts/../.swift-version") or newer: see https://www.swift.org/install/linux" >&2
  exit 1
fi

if ! command -v dpkg-query >/dev/null 2>&1; then
  echo "Onionskin's packages can be checked on Debian and its derivatives only; install these by hand:" \
    $(wanted_in packages.txt) >&2
  exit 0
fi

missing=$(missing_in packages.txt)
[ -z "$missing" ] || install "$missing"

[ "${1:-}" = "--tests" ] || exit 0
missing=$(missing_in test-packages.txt)
[ -n "$missing" ] || exit 0
if install "$missing"; then exit 0; fi
case "${CI:-}" in
  "" | 0 | false)
    echo "WARNING: missing:$missing. The tests that need them are skipped." >&2 ;;
  *)
    echo "Some tests need these packages, which couldn't be installed:$missing" >&2
    exit 1 ;;
esac
