import Foundation
import HeadlessUIKit

/// What the first screen of a process costs: fonts are opened, glyphs made, memory touched for the first time.
@MainActor enum FirstScreen {
  static let processes = 7

  /// The first view of a process, and the part of it that the trial of deallocation on the main thread takes, in processes of their
  /// own.
  static func measureView() throws -> (view: Durations, trial: Durations) {
    var (views, trials) = (Durations(), Durations())
    for _ in 0..<processes {
      let times = try child(["--first-view", "1"])
      guard times.count == 2 else { throw ChildFailure(arguments: "--first-view 1") }
      trials.append(times[0])
      views.append(times[0] + times[1])
    }
    return (views, trials)
  }

  /// In the new process.
  static func printTimesOfView() {
    let trial = Clock.processor.measure { _ = CompilerFeature.mainThreadDeallocation.isUsable }
    let view = Clock.processor.measure { _ = UIView() }
    print("\(trial) \(view)")
  }

  /// Measures in processes of their own.
  static func measure(_ index: Int, reference: URL) throws -> (screen: [ScreenDurations], peer: Durations) {
    var screens: [ScreenDurations] = []
    var peer = Durations()
    for _ in 0..<processes {
      let times = try child(["--first", "\(index)", "--reference", reference.path])
      guard let durations = ScreenDurations(numbers: times) else { throw ChildFailure(arguments: "--first \(index)") }
      screens.append(durations)
      guard let time = try child(["--first-peer", "\(index)"]).first else {
        throw ChildFailure(arguments: "--first-peer \(index)")
      }
      peer.append(time)
    }
    return (screens, peer)
  }

  /// In the new process.
  static func printTimes(of screen: BenchmarkScreen, reference: URL?) throws {
    guard let reference else { throw Options.Misuse(option: "--first without --reference") }
    let durations = try StageBenchmark.durations(of: screen, reference: reference)
    print(durations.numbers.map { "\($0)" }.joined(separator: " "))
  }

  /// In the new process.
  static func printPeerTime(of screen: BenchmarkScreen) throws {
    print(try Clock.processor.measure { try PeerPainter(screen.peer).paint() })
  }

  private static func child(_ arguments: [String]) throws -> [Double] {
    let output = try Tool(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()).run(arguments)
    guard output.status == 0 else { throw ChildFailure(arguments: arguments.joined(separator: " ")) }
    return output.text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }

  struct ChildFailure: Error, CustomStringConvertible {
    let arguments: String

    var description: String { "The benchmark started itself with \(arguments), and that went wrong" }
  }
}
