#!/usr/bin/env bash
# Prints what translating a hundred sources costs, in a debug build of the tool, as packages that use the plugin have it.
set -e
cd "$(dirname "$0")/../.."
swift="${SWIFT:-swift}"
"$swift" build --product SourceTranslator >&2
tool="$("$swift" build --show-bin-path)/SourceTranslator"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
files=()
for number in $(seq 100); do
  source="$work/Screen$number.swift"
  # Eight screens a file, some 500 lines: more than most files of apps have.
  for part in 1 2 3 4 5 6 7 8; do
    sed "s/Contacts/Contacts${number}_$part/g" Tests/TranslatedApp/App/Contacts/ContactsController.swift
  done > "$source"
  files+=("$source" "$work/out/Screen$number.uikit.swift")
done
lines=$(cat "$work"/Screen*.swift | wc -l)
echo "## Translating sources, debug build"
echo
TIMEFORMAT="| %U s | %S s | %R s |"
echo "100 files, $lines lines"
echo
echo "| user | system | in all |"
echo "|---|---|---|"
time "$tool" --product library --module UIKit --files "${files[@]}"
