#!/usr/bin/env bash
# Prints what type-checking SwiftUI bodies of some 60 modifiers costs, next to a body of 60 modifiers that aren't
# overloaded: Benchmarks/Bodies/run.sh [names of bodies]
set -e
cd "$(dirname "$0")/../.."
swift="${SWIFT:-swift}"
compiler="$(dirname "$(command -v "$swift")")/swiftc"
limit="${BODY_SECONDS:-20}" # for one body
"$swift" build --target HeadlessCharts >&2
products="$("$swift" build --show-bin-path)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

# The modules of C that the package's own import.
flags=(-I "$products/Modules" -swift-version 5 -module-name Bodies -parse-as-library -package-name onionskin)
for map in Sources/System/*/module.modulemap "$products"/C*.build/module.modulemap; do
  flags+=(-Xcc "-fmodule-map-file=$map")
done
for include in Sources/C*/include; do flags+=(-Xcc -I -Xcc "$include"); done
for flag in $(pkg-config --cflags-only-I pixman-1 cairo freetype2 fribidi harfbuzz libpng); do flags+=(-Xcc "$flag"); done

# Sets seconds (of processor time, for type-checking alone) and scopes (the solver's attempts) of a body, from the
# compiler's statistics; both are empty if the limit was reached.
measure() {
  local statistics="$work/$1"
  rm -rf "$statistics" && mkdir "$statistics"
  seconds= scopes=
  if (
    ulimit -t "$limit"
    "$compiler" -frontend -typecheck "${flags[@]}" -stats-output-dir "$statistics" \
      -primary-file "Benchmarks/Bodies/Bodies/$1.swift" Benchmarks/Bodies/Bodies/Entry.swift
  ) > "$work/$1.log" 2>&1; then
    seconds=$(sed -n 's/.*"time\.swift\.perform-sema\.user": \([-+0-9.e]*\).*/\1/p' "$statistics"/*.json | head -n 1)
    scopes=$(sed -n 's/.*"Sema.NumConstraintScopes": \([0-9]*\).*/\1/p' "$statistics"/*.json | head -n 1)
  elif grep 'error:' "$work/$1.log" >&2; then
    exit 1
  fi
}

names=("$@")
if [ $# = 0 ]; then
  for file in Benchmarks/Bodies/Bodies/*Body.swift; do names+=("$(basename "$file" .swift)"); done
fi
measure FloorBody
floor_seconds=$seconds floor_scopes=$scopes
echo "## Type-checking SwiftUI bodies of 60 modifiers"
echo
echo "| body | ms | times the floor's | scopes of the solver | times the floor's |"
echo "| :--- | --: | --: | --: | --: |"
for name in "${names[@]}"; do
  measure "$name"
  if [ -n "$seconds" ]; then
    awk -v n="$name" -v s="$seconds" -v f="$floor_seconds" -v a="$scopes" -v b="$floor_scopes" \
      'BEGIN { printf "| %s | %.0f | %.0f | %d | %.0f |\n", n, 1000 * s, s / f, a, a / b }'
  else
    echo "| $name | > ${limit}000 | | | |"
  fi
done
