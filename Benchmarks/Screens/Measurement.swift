import Foundation

/// The clock that durations are measured by.
enum Clock {
  /// What the process spent on processors: waiting for a busy processor doesn't count, sharing its caches does.
  case processor
  /// What a person waits, for work that other processes or several threads do.
  case wall

  /// In seconds, from some moment on.
  var now: Double {
    var time = timespec()
    clock_gettime(self == .processor ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How long `work` takes, in seconds.
  func measure(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }
}

/// Tells one stage's duration after the other, in seconds of processor time.
struct Stopwatch {
  private var start = Clock.processor.now

  /// The time since the last lap, or since the start.
  mutating func lap() -> Double {
    let end = Clock.processor.now
    defer { start = end }
    return end - start
  }
}

/// Durations of the same work, in seconds.
struct Durations {
  private(set) var seconds: [Double]

  init(_ seconds: [Double] = []) {
    self.seconds = seconds
  }

  mutating func append(_ value: Double) { seconds.append(value) }

  var median: Double {
    let sorted = seconds.sorted()
    if sorted.isEmpty { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  var shortest: Double { seconds.min() ?? .nan }

  /// How long `work` takes, `runs` times, after two runs that don't count.
  static func measure(runs: Int, by clock: Clock = .processor, _ work: () throws -> Void) rethrows -> Durations {
    for _ in 0..<2 { try work() }
    var durations = Durations()
    for _ in 0..<runs { durations.append(try clock.measure(work)) }
    return durations
  }
}

/// What a screen took, in seconds.
struct ScreenDurations {
  var build: Double
  var layout: Double
  var displayList: Double
  var paint: Double
  var verdict: Double
  /// From the controller's making on, with what is between and after the stages.
  var all: Double

  /// Taking the controller off the screen, and letting go of everything.
  var rest: Double { all - build - layout - displayList - paint - verdict }

  /// In the order of their declaration.
  var numbers: [Double] { [build, layout, displayList, paint, verdict, all] }

  /// Reads what `numbers` gives; nil for another count of them.
  init?(numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    (build, layout, displayList) = (numbers[0], numbers[1], numbers[2])
    (paint, verdict, all) = (numbers[3], numbers[4], numbers[5])
  }

  init() {
    (build, layout, displayList, paint, verdict, all) = (0, 0, 0, 0, 0, 0)
  }
}
