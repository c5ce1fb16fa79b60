#!/bin/sh
# Runs 1,008 snapshots of the list screen by `swift test`, debug, and prints wall time, snapshots a second and memory.
# The references are recorded before, into a folder that git ignores.
set -e
cd "$(dirname "$0")"
swift="${SWIFT:-swift}"
"$swift" build --build-tests >&2
if [ ! -d Snapshots ]; then
  echo "recording 1,008 references" >&2
  SNAPSHOT_TESTING_RECORD=missing "$swift" test --skip-build >/dev/null 2>&1 || true
fi
log=.build/suite.log
start=$(date +%s.%N)
SNAPSHOT_TESTING_RECORD=never "$swift" test --skip-build >"$log" 2>&1 || { tail -n 40 "$log" >&2; exit 1; }
end=$(date +%s.%N)
echo "## 1,008 snapshots of the list screen in swift test, debug build"
echo
awk -v start="$start" -v end="$end" 'BEGIN {
  printf "%.1f s on the wall clock, start of the process included: %.0f snapshots a second.\n\n", end - start, 1008 / (end - start)
}'
grep -o "after [0-9]* snapshots: [0-9]* MB resident" "$log" | sed 's/^/- /'
