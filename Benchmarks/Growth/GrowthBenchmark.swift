import Foundation
import HeadlessUIKit

/// Prints how the cost of things grows with their number: the exponent e of n^e, from the two largest numbers of a series. 1
/// is proportional, 2 quadratic. Arguments choose the series whose names contain one of them. With `--once` in front, everything runs once
/// and isn't timed, for `instructions.sh`.
@main struct GrowthBenchmark {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    let isOnce = arguments.first == "--once"
    if isOnce { arguments.removeFirst() }
    let all = Growth.all.filter { arguments.isEmpty || arguments.contains(where: $0.name.contains) }
    if !isOnce { print("what                                              n  milliseconds  exponent") }
    for series in all { if isOnce { runOnce(series) } else { measure(series) } }
  }

  /// Prints each number after its run: a profiler that counts instructions needs no repetitions.
  @MainActor private static func runOnce(_ series: Growth) {
    for count in series.counts {
      _ = series.seconds(count)
      print("\(count)\t\(series.name)")
    }
  }

  @MainActor private static func measure(_ series: Growth) {
    var last: (count: Int, seconds: Double)?
    for count in series.counts {
      let seconds = (0..<3).map { _ in series.seconds(count) }.min() ?? 0
      let exponent = last.map { log(seconds / $0.seconds) / log(Double(count) / Double($0.count)) }
      let name = series.name.padding(toLength: 42, withPad: " ", startingAt: 0)
      let numbers = String(format: "%9d %13.2f", count, seconds * 1000)
      print(name, numbers, exponent.map { String(format: "%9.2f", $0) } ?? "")
      fflush(nil)
      last = (count, seconds)
    }
  }
}
