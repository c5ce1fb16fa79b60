#!/bin/sh
# Prints how many instructions the series of GrowthBenchmark execute, counted by valgrind's callgrind, and the exponents of their growth:
# Benchmarks/Growth/instructions.sh [parts of names]. Counts don't depend on caches, on the allocator's pages or on other processes.
# All series take more than an hour.
set -e
cd "$(dirname "$0")/../.."
swift="${SWIFT:-swift}"
program="${GROWTH_BENCHMARK:-}"
if [ -z "$program" ]; then
  "$swift" build --product GrowthBenchmark >&2
  program="$("$swift" build --show-bin-path)/GrowthBenchmark"
fi

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
# Valgrind doesn't read the compiler's debug information.
strip -g -o "$folder/program" "$program"
counted="$(nm "$folder/program" | sed -n 's/.* \(\$s.*10runCounted[^ ]*F\)$/\1/p' | head -n 1)"
valgrind --tool=callgrind --collect-atstart=no --toggle-collect="$counted" --dump-after="$counted" \
  --callgrind-out-file="$folder/out" "$folder/program" --once "$@" >"$folder/runs" 2>"$folder/log" || {
  cat "$folder/log" >&2
  exit 1
}

run=0
while IFS='	' read -r count name; do
  run=$((run + 1))
  printf '%s\t%s\t%s\n' "$count" "$(sed -n 's/^totals: //p' "$folder/out.$run")" "$name"
done <"$folder/runs" | awk -F '\t' '
  BEGIN { printf "%-50s %8s %16s %9s\n", "what", "n", "instructions", "exponent" }
  {
    exponent = $3 == name ? sprintf("%9.2f", log($2 / instructions) / log($1 / count)) : ""
    printf "%-50s %8d %16d %s\n", $3, $1, $2, exponent
    count = $1; instructions = $2; name = $3
  }'
