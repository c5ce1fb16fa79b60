#!/bin/sh
# Installs the Debian packages of packages.txt that are missing, and says what it does. Nothing missing: says nothing.
set -eu
list="$(dirname "$0")/packages.txt"
wanted=$(sed 's/#.*//' "$list")

if ! command -v dpkg-query >/dev/null 2>&1; then
  echo "Onionskin's packages can be checked on Debian and its derivatives only; install these by hand:" $wanted >&2
  exit 0
fi

missing=""
for package in $wanted; do
  state=$(dpkg-query -W -f='${Status}' "$package" 2>/dev/null || true)
  [ "$state" = "install ok installed" ] || missing="$missing $package"
done

if ! command -v swift >/dev/null 2>&1; then
  echo "Onionskin needs a Swift toolchain, 6.2 or newer: see https://www.swift.org/install/linux" >&2
  exit 1
fi
[ -n "$missing" ] || exit 0

as_root=""
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null 2>&1; then
    echo "Onionskin needs these packages: run 'apt-get install$missing' as root." >&2
    exit 1
  fi
  as_root="sudo"
fi

echo "Installing:$missing"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -q
$as_root apt-get install -y -q --no-install-recommends $missing
