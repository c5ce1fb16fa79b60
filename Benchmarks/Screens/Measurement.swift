import Onionskin

/// Durations of the same work, in seconds.
struct Durations {
  private(set) var seconds: [Double] = []

  mutating func append(_ value: Double) { seconds.append(value) }

  var median: Double {
    let sorted = seconds.sorted()
    if sorted.isEmpty { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  var shortest: Double { seconds.min() ?? .nan }

  /// How long `work` takes, `runs` times, after two runs that don't count.
  static func measure(runs: Int, _ work: () throws -> Void) rethrows -> Durations {
    for _ in 0..<2 { try work() }
    var durations = Durations()
    for _ in 0..<runs { durations.append(try StageTimes.measure(work).seconds) }
    return durations
  }
}

/// What a screen took.
struct ScreenDurations {
  var stages: StageTimes
  /// From the controller's making to the verdict, with taking the controller off the screen.
  var all: Double
}
