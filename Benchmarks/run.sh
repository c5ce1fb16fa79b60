#!/bin/sh
# Prints what a screen costs, in debug and in release, and how the solver does next to kiwi: Benchmarks/run.sh [largest
# N for kiwi, 100 by default]
set -e
cd "$(dirname "$0")/.."
swift="${SWIFT:-swift}"

echo "$(uname -m), $(nproc) processors: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)"
echo "Load before: $(cut -d ' ' -f 1-3 /proc/loadavg). On a machine that does something else, medians mean little."
echo
for configuration in debug release; do
  "$swift" build --configuration "$configuration" --product ScreenBenchmark >&2
  "$("$swift" build --configuration "$configuration" --show-bin-path)/ScreenBenchmark"
done

echo "## How costs grow, debug build"
echo
"$swift" build --product GrowthBenchmark >&2
"$("$swift" build --show-bin-path)/GrowthBenchmark"
echo

Benchmarks/Translation/run.sh
echo

Benchmarks/Suite/run.sh
echo

Benchmarks/Bodies/run.sh
echo

echo "## The constraint solver next to kiwi, release build"
echo
exec Benchmarks/Solver/run.sh "${1:-100}"
