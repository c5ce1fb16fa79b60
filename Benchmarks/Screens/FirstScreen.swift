import Foundation
import Onionskin

/// What the first screen of a process costs: fonts are opened, glyphs made, memory touched for the first time.
@MainActor enum FirstScreen {
  static let processes = 7

  /// Measures in processes of their own.
  static func measure(_ index: Int, reference: URL) throws -> (screen: [ScreenDurations], peer: Durations) {
    var screens: [ScreenDurations] = []
    var peer = Durations()
    for _ in 0..<processes {
      let times = try child(["--first", "\(index)", "--reference", reference.path])
      guard times.count == 6 else { throw ChildFailure(arguments: "--first \(index)") }
      screens.append(
        ScreenDurations(
          stages: StageTimes(
            build: times[0], layout: times[1], displayList: times[2], paint: times[3], verdict: times[4]),
          all: times[5]))
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
    let stages = durations.stages
    let times = [stages.build, stages.layout, stages.displayList, stages.paint, stages.verdict, durations.all]
    print(times.map { String($0 ?? .nan) }.joined(separator: " "))
  }

  /// In the new process.
  static func printPeerTime(of screen: BenchmarkScreen) throws {
    let (_, seconds) = try StageTimes.measure { () throws -> Void in try PeerPainter(screen.peer).paint() }
    print(seconds)
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
