import Foundation
import HeadlessUIKit

/// Prints how the cost of things grows with their number: the exponent e of n^e, from the two largest numbers of a series. 1
/// is proportional, 2 quadratic. An argument chooses the series whose names contain it.
@main struct GrowthBenchmark {
  static func main() {
    print("what                                              n  milliseconds  exponent")
    let wanted = CommandLine.arguments.dropFirst().first
    for series in Growth.all where wanted.map(series.name.contains) ?? true { measure(series) }
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
