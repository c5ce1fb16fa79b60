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
    print("## Milliseconds of processor time a screen, \(StageBenchmark.build) build\n")
    var table = Table([
      "screen", "build", "layout", "display list", "paint", "verdict", "rest", "in all", "shortest", "peer",
      "paint / peer",
      "in all / peer",
    ])
    var first = table
    var reached: [String] = []
    for (index, screen) in BenchmarkScreen.all.enumerated() {
      let reference = folder.file("\(screen.name), reference.png")
      try Self.painted(screen).encoded().write(to: reference)
      let (warm, peer) = try measure(screen, reference: reference)
      table.append(Self.row(screen.name, warm, peer: peer))
      let cold = try FirstScreen.measure(index, reference: reference)
      first.append(Self.row(screen.name + ", first", cold.screen, peer: cold.peer))
      let all = Durations(warm.map(\.all)).median
      reached.append("\(screen.name) \(all <= StageBenchmark.aim ? "within" : "beyond")")
    }
    print("Warm, medians of \(runs) runs in one process:\n")
    table.write()
    print("The first screen of a process, medians of \(FirstScreen.processes) processes:\n")
    first.write()
    let view = try FirstScreen.measureView()
    print(
      "The first view of a process: \(view.view.median.milliseconds) ms, \(view.trial.median.milliseconds) of them for the trial "
        + "of deallocation on the main thread.\n")
    print("Aim: \(StageBenchmark.aim.milliseconds) ms a screen in all: \(reached.joined(separator: ", ")).\n")
  }

  /// A screen, laid out.
  static func captured(_ screen: BenchmarkScreen) -> TakenScreen {
    ScreenRenderer.take(on: BenchmarkScreen.configuration, controller: screen.controllerWithViews)
  }

  /// A screen, painted.
  static func painted(_ screen: BenchmarkScreen) throws -> PaintedPicture {
    try PaintedPicture(painting: captured(screen), tolerance: .exact)
  }

  /// A screen's pixels.
  static func bitmap(_ screen: BenchmarkScreen) throws -> Bitmap {
    try CairoRasterizer.paint(captured(screen).displayList)
  }

  /// A screen from its controller to its verdict.
  static func durations(of screen: BenchmarkScreen, reference: URL) throws -> ScreenDurations {
    var durations = ScreenDurations()
    durations.all = try Clock.processor.measure { try run(screen, reference: reference, &durations) }
    return durations
  }

  /// What `ScreenRenderer`, `PaintedPicture` and an assertion do, with a look at the clock after each stage.
  private static func run(_ screen: BenchmarkScreen, reference: URL, _ durations: inout ScreenDurations) throws {
    // As in a snapshot, where the test's host is found once.
    try StateHost.given { try measureStages(of: screen, reference: reference, &durations) }
  }

  private static func measureStages(
    of screen: BenchmarkScreen, reference: URL, _ durations: inout ScreenDurations
  ) throws {
    var watch = Stopwatch()
    var build = 0.0
    let hosted = HostedScreen(BenchmarkScreen.configuration) {
      let controller = screen.controllerWithViews()
      build = watch.lap()
      return controller
    }
    durations.build = build
    durations.layout = watch.lap()
    let captured = TakenScreen(displayList: hosted.displayList(), tree: hosted.viewTree())
    durations.displayList = watch.lap()
    hosted.close()
    _ = watch.lap()
    let painted = try PaintedPicture(painting: captured, tolerance: .exact)
    durations.paint = watch.lap()
    guard try painted.compare(with: Data(contentsOf: reference)).isPass else {
      throw UnexpectedVerdict(screen: screen.name)
    }
    durations.verdict = watch.lap()
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
      peer.append(try Clock.processor.measure { try painter.paint() })
    }
    return (ours, peer)
  }

  private static func row(_ name: String, _ screens: [ScreenDurations], peer: Durations) -> [String] {
    func durations(_ stage: KeyPath<ScreenDurations, Double>) -> Durations {
      Durations(screens.map { $0[keyPath: stage] })
    }
    let stages = [\ScreenDurations.build, \.layout, \.displayList, \.paint, \.verdict, \.rest]
    let paint = durations(\.paint).median
    let all = durations(\.all)
    return [name] + stages.map { durations($0).median.milliseconds } + [
      all.median.milliseconds, all.shortest.milliseconds, peer.median.milliseconds, (paint / peer.median).times,
      (all.median / peer.median).times,
    ]
  }
}

/// A screen that isn't what its own reference says.
struct UnexpectedVerdict: Error, CustomStringConvertible {
  let screen: String

  var description: String { "\(screen): the comparison came to another verdict than the benchmark needs" }
}
