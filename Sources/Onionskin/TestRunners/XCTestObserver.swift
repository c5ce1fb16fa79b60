internal import Foundation
internal import Synchronization
internal import XCTest

/// Knows which XCTest runs, and starts their unnamed snapshots' numbers anew.
final class XCTestObserver: NSObject, XCTestObservation, Sendable {
  static let shared = XCTestObserver()

  private let test = Mutex<String?>(nil)

  /// `NoticeTests/testNotice` behind its module; nil in the first test that asks, which had begun before.
  var currentTest: String? { test.withLock { $0 } }

  /// Starts observing; called with each snapshot, and does so once.
  static let install: Void = {
    guard TestRunner.current == .xcTest else { return }
    XCTestObservationCenter.shared.addTestObserver(shared)
  }()

  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name.split(separator: ".").joined(separator: "/")
    let module = String(reflecting: type(of: testCase)).split(separator: ".").first.map(String.init) ?? ""
    test.withLock { $0 = "\(module).\(name)" }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    test.withLock { $0 = nil }
    SnapshotSession.process.testDidFinish()
  }

  /// The test that a process was started for: SwiftPM's `--parallel` gives it as the only argument.
  static func specifier(in arguments: [String]) -> String? {
    guard arguments.count == 2, let last = arguments.last, !last.contains(","), last.contains("/"), last.contains("."),
      !last.hasPrefix("/"), !last.hasPrefix("-")
    else { return nil }
    return last
  }
}
