#!/bin/sh
# Builds the program of the proofs with libFuzzer and the address sanitizer, in a folder of its own, and fuzzes. The library
# comes with the toolchain; it is linked by the command line, and so the package's manifest needs no unsafe flags.
#
#   [OPTIMIZED=1] Scripts/fuzz.sh [--seconds N] [--only TARGET] [--seed N] [--count N]
#
# OPTIMIZED builds with optimization and without the sanitizer, for inputs by the million: indices and arithmetic are still
# checked, what the system's libraries do with memory isn't.
set -eu
cd "$(dirname "$0")/.."
swift="${SWIFT:-swift}"

resources=$(${swift}c -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
library="$resources/clang/lib/linux/libclang_rt.fuzzer_no_main-$(uname -m).a"
if [ ! -e "$library" ]; then
  echo "There is no $library: fuzzing without its guidance." >&2
  $swift build --product Proofs
  exec "$($swift build --show-bin-path)/Proofs" fuzz "$@"
fi

coverage="-sanitize-coverage=edge,trace-cmp,inline-8bit-counters,pc-table"
if [ -n "${OPTIMIZED:-}" ]; then
  # The compiler takes coverage with a sanitizer alone; this one does nothing to Swift's code, and its library isn't there.
  kind="--configuration release --scratch-path .build-fuzz-optimized -Xswiftc -Xfrontend -Xswiftc -sanitize=undefined"
  kind="$kind -Xswiftc -Xfrontend -Xswiftc $coverage"
else
  kind="--scratch-path .build-fuzz --sanitize=address -Xswiftc $coverage"
fi
# The linker names symbols of the sanitizer's that stay inside, a hundred lines without information.
build() {
  # shellcheck disable=SC2086
  $swift build --product Proofs $kind --disable-index-store \
    -Xlinker --whole-archive -Xlinker "$library" -Xlinker --no-whole-archive -Xlinker -lstdc++ \
    -Xlinker --export-dynamic-symbol=LLVMFuzzerRunDriver "$@"
}
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! build >"$log" 2>&1; then
  grep -v "Cannot export local symbol" "$log" >&2
  exit 1
fi
# What the processes of Swift never give back isn't a leak of the reader's.
# Swift's own report of a crash reads the memory of the process, which the sanitizer forbids it.
SWIFT_BACKTRACE=enable=no ASAN_OPTIONS="detect_leaks=0:handle_abort=1${ASAN_OPTIONS:+:$ASAN_OPTIONS}" \
  "$(build --show-bin-path)/Proofs" fuzz "$@"
