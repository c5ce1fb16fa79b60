import Foundation
import HeadlessUIKit
import Onionskin

/// Records and compares pictures in a folder, over and over: what `Faults` kills and gets in the way of.
@MainActor struct Recording {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Ends with 0 where every snapshot passed or was recorded, with 3 where one couldn't be taken, compared or written.
  func run() -> Int32 {
    let folder = arguments["folder"] ?? "."
    let color = arguments.number("color", else: 0)
    let mode = arguments["mode"] ?? "all"
    let environment = [
      "SNAPSHOT_TESTING_RECORD": mode, "SNAPSHOT_ARTIFACTS": arguments["artifacts"] ?? folder + "/.artifacts",
    ]
    let reporter = CountingReporter()
    let session = SnapshotSession(
      environment: SnapshotEnvironment(environment), reporter: reporter, rootFolder: folder)
    SnapshotSession.$current.withValue(session) {
      for number in 0..<arguments.number("count", else: 20) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120 + number, height: 80))
        view.backgroundColor = UIColor(white: CGFloat((color + number) % 10) / 10, alpha: 1)
        assertSnapshot(of: view, as: .image, named: "s\(number)", testName: "f()")
      }
    }
    return reporter.hasTrouble ? 3 : 0
  }
}

/// Remembers whether a failure was another one than a recording.
// Unchecked: failures are reported on the main thread, as the recording asks for its snapshots there.
final class CountingReporter: FailureReporter, @unchecked Sendable {
  private(set) var hasTrouble = false

  func fail(_ message: String, at site: CallSite) {
    if !message.contains("was recorded") { hasTrouble = true }
  }

  func attach(_ bytes: [UInt8], named name: String, at site: CallSite) {}
}
