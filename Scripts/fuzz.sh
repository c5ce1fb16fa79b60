#!/bin/sh
# Builds the program of the proofs with libFuzzer and the address sanitizer, in a folder of its own, and fuzzes. The library
# comes with the toolchain; it is linked by the command line, and so the package's manifest needs no unsafe flags.
#
#   Scripts/fuzz.sh [--seconds N] [--only TARGET] [--seed N] [--count N]
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

# The linker names symbols of the sanitizer's that stay inside, a hundred lines that say nothing.
build() {
  $swift build --product Proofs --scratch-path .build-fuzz --disable-index-store --sanitize=address \
    -Xswiftc -sanitize-coverage=edge,trace-cmp,inline-8bit-counters,pc-table \
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
