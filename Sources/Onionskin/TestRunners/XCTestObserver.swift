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

  /// The test of a method among those that a process was started for; nil where there are none or several such.
  ///
  /// SwiftPM gives them as one argument, separated by commas.
  static func specifier(in arguments: [String], method: String) -> String? {
    guard arguments.count == 2, let last = arguments.last, !last.hasPrefix("/"), !last.hasPrefix("-") else {
      return nil
    }
    let matching = last.split(separator: ",").filter { $0.hasSuffix("/" + method) && $0.contains(".") }
    return matching.count == 1 ? String(matching[0]) : nil
  }
}
