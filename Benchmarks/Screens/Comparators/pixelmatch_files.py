"""Compares two PNG files with pixelmatch-fast, several times in one process.

Prints two medians in milliseconds: from two files to a third with the differences, and the comparison alone.
Ends with status 3 where pixelmatch-fast isn't installed.
"""

import statistics
import sys
import time

try:
    from PIL import Image
    from pixelmatch import pixelmatch
except ImportError:
    sys.exit(3)


def measure(runs, work):
    work()  # compiles
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def main():
    reference, actual, output, runs = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
    images = [Image.open(path).convert("RGBA") for path in (reference, actual)]
    target = Image.new("RGBA", images[0].size)
    whole = measure(runs, lambda: pixelmatch(reference, actual, output))
    alone = measure(runs, lambda: pixelmatch(images[0], images[1], target))
    print(whole, alone)


main()
