#!/bin/sh
# Builds all tests with a sanitizer, in a folder of its own, and runs them.
#
#   Scripts/sanitize.sh thread|address [arguments of swift test]
#
# There is no third build for undefined behaviour: the compiler's sanitizer of that name looks at C and C++, of which the
# package has two functions of a line each. What Swift leaves undefined in a release build (arithmetic that overflows,
# indices out of bounds, values that are written while they are read) traps in the debug builds that these are.
set -eu
cd "$(dirname "$0")/.."
swift="${SWIFT:-swift}"
sanitizer="$1"
shift

# Tests that start other programs, a browser or a whole build, say that they are skipped under this.
export ONIONSKIN_SANITIZER="$sanitizer"
case "$sanitizer" in
  thread)
    export TSAN_OPTIONS="suppressions=$PWD/Proofs/Sanitizers/thread.txt:halt_on_error=0:exitcode=66:second_deadlock_stack=1"
    ;;
  address)
    # Swift's runtime keeps types and their tables for ever; what else isn't given back is found by `make soak`.
    # Nor does Swift's own report of a crash get along with it.
    export SWIFT_BACKTRACE=enable=no
    export ASAN_OPTIONS="detect_leaks=0:detect_stack_use_after_return=0:check_initialization_order=0"
    ;;
  *)
    echo "expected thread or address, found $sanitizer" >&2
    exit 2
    ;;
esac
# Sanitizers widen every call's part of the stack: a tree of as many layers as are allowed no longer fits 8 MB. Threads get
# what the limit says.
ulimit -s 65536 2>/dev/null || true
scratch=".build-$sanitizer-sanitizer"
$swift build --sanitize="$sanitizer" --scratch-path "$scratch" --product OnionskinPackageTests
exec $swift test --sanitize="$sanitizer" --scratch-path "$scratch" --skip-build "$@"
