#!/bin/sh
# Measures the solver next to kiwi's C++ core: ./run.sh [largest N for kiwi, which needs minutes for 1000]
set -e
cd "$(dirname "$0")"
kiwi=.build/kiwi
if [ ! -d "$kiwi" ]; then
  mkdir -p "$kiwi"
  python3 -m pip download --quiet --no-binary :all: --no-deps --dest "$kiwi" kiwisolver
  tar -xzf "$kiwi"/kiwisolver-*.tar.gz -C "$kiwi" --strip-components 1
fi
c++ -std=c++17 -O2 -DNDEBUG -I "$kiwi" Kiwi/driver.cpp -o .build/kiwi-driver
swift build -c release
# Solvers come and go here as they do not in a program: let malloc keep the pages, for both alike.
MALLOC_TRIM_THRESHOLD_=1000000000 MALLOC_MMAP_THRESHOLD_=33554432 .build/release/SolverBenchmark .build/kiwi-driver "$@"
