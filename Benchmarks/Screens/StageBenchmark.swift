import Foundation
import Graphics
import HeadlessUIKit
import ImageDiff
import ImageFormats
import Onionskin
import Rasterizer

/// A screen from its controller to its verdict, and the peer's painting.
@MainActor struct StageBenchmark {
  let runs: Int
  let folder: BenchmarkFolder

  #if DEBUG
    static let build = "debug"
    /// What a screen may take, in seconds.
    static let aim = 0.025
  #else
    static let build = "release"
    /// What a screen may take, in seconds.
    static let aim = 0.008
  #endif

  func run() throws {
    print("## Milliseconds a screen, \(StageBenchmark.build) build\n")
    var table = Table([
      "screen", "build", "layout", "display list", "paint", "verdict", "in all", "shortest", "peer", "paint / peer",
      "in all / peer",
    ])
    var first = table
    var reached: [String] = []
    for (index, screen) in BenchmarkScreen.all.enumerated() {
      let reference = folder.file("\(screen.name), reference.png")
      try Self.candidate(screen).encoded().write(to: reference)
      let (warm, peer) = try measure(screen, reference: reference)
      table.append(Self.row(screen.name, warm, peer: peer))
      let cold = try FirstScreen.measure(index, reference: reference)
      first.append(Self.row(screen.name + ", first", cold.screen, peer: cold.peer))
      let all = warm.map(\.all).durations.median
      reached.append("\(screen.name) \(all <= StageBenchmark.aim ? "within" : "beyond")")
    }
    print("Warm, medians of \(runs) runs in one process:\n")
    table.write()
    print("The first screen of a process, medians of \(FirstScreen.processes) processes:\n")
    first.write()
    print("Aim: \(StageBenchmark.aim.milliseconds) ms a screen in all: \(reached.joined(separator: ", ")).\n")
  }

  /// A screen, laid out.
  static func captured(_ screen: BenchmarkScreen) -> CapturedScreen {
    ScreenRenderer.capture(on: BenchmarkScreen.configuration, controller: screen.controllerWithViews)
  }

  /// A screen, painted.
  static func candidate(_ screen: BenchmarkScreen) throws -> PictureCandidate {
    try PictureCandidate(painting: captured(screen), tolerance: .exact)
  }

  /// A screen's pixels.
  static func bitmap(_ screen: BenchmarkScreen) throws -> Bitmap {
    try Rasterizer.paint(captured(screen).displayList)
  }

  /// A screen from its controller to its verdict.
  static func durations(of screen: BenchmarkScreen, reference: URL) throws -> ScreenDurations {
    let (stages, all) = try StageTimes.measure { () throws -> StageTimes in
      let candidate = try candidate(screen)
      let (comparison, verdict) = try StageTimes.measure { () throws -> Comparison in
        try candidate.compare(with: Data(contentsOf: reference))
      }
      guard case .match(slack: nil) = comparison else { throw UnexpectedVerdict(screen: screen.name) }
      var times = candidate.times
      times.verdict = verdict
      return times
    }
    return ScreenDurations(stages: stages, all: all)
  }

  private func measure(_ screen: BenchmarkScreen, reference: URL) throws -> ([ScreenDurations], Durations) {
    let painter = try PeerPainter(screen.peer)
    for _ in 0..<5 {
      _ = try Self.durations(of: screen, reference: reference)
      try painter.paint()
    }
    try PNG.encode(painter.canvas.bitmap).write(to: folder.file("\(screen.name), peer.png"))
    var ours: [ScreenDurations] = []
    var peer = Durations()
    for _ in 0..<runs {
      ours.append(try Self.durations(of: screen, reference: reference))
      peer.append(try StageTimes.measure { () throws -> Void in try painter.paint() }.seconds)
    }
    return (ours, peer)
  }

  private static func row(_ name: String, _ screens: [ScreenDurations], peer: Durations) -> [String] {
    func median(_ stage: KeyPath<StageTimes, Double?>) -> Double {
      screens.map { $0.stages[keyPath: stage] ?? .nan }.durations.median
    }
    let paint = median(\.paint)
    let all = screens.map(\.all).durations
    return [
      name, median(\.build).milliseconds, median(\.layout).milliseconds, median(\.displayList).milliseconds,
      paint.milliseconds, median(\.verdict).milliseconds, all.median.milliseconds, all.shortest.milliseconds,
      peer.median.milliseconds, (paint / peer.median).times, (all.median / peer.median).times,
    ]
  }
}

extension [Double] {
  var durations: Durations {
    var durations = Durations()
    for value in self { durations.append(value) }
    return durations
  }
}

/// A screen that isn't what its own reference says.
struct UnexpectedVerdict: Error, CustomStringConvertible {
  let screen: String

  var description: String { "\(screen): the comparison came to another verdict than the benchmark needs" }
}
