internal import Foundation
internal import HeadlessUIKit
internal import Synchronization
internal import XCTest

/// Observes which XCTest is running, and when it ends.
final class XCTestObserver: NSObject, XCTestObservation, Sendable {
  static var shared: XCTestObserver { StateHost.process.value { _ in XCTestObserver() } }

  private struct State {
    var test: String?
    /// The suites that have begun, the outermost first: all tests, the bundle, the class.
    var suites: [String] = []
    /// The running test's expectations of failures.
    var expected: [ExpectedFailure] = []
    /// An action that resets other state for the next test.
    var whenTestEnds: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// The module's name and `NoticeTests/testNotice`, joined with a period; nil between tests.
  var currentTest: String? { state.withLock { $0.test } }

  /// The running suites and the running test, the outermost first.
  var scopes: [String] { state.withLock { $0.suites + ($0.test.map { [$0] } ?? []) } }

  /// Starts observing, once.
  static let install: Void = {
    guard TestRunner.ofProcess == .xcTest else { return }
    XCTestObservationCenter.shared.addTestObserver(shared)
  }()

  /// Sets the action that runs at the end of each test.
  func whenTestEnds(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.whenTestEnds = action } }

  func expect(_ failure: ExpectedFailure) { state.withLock { $0.expected.append(failure) } }

  func expectNoMore(_ failure: ExpectedFailure) { state.withLock { $0.expected.removeAll { $0 === failure } } }

  /// Whether the running test expects a failure. The innermost expectation is evaluated first.
  func expects(_ message: String) -> Bool {
    let expected = state.withLock { $0.expected }
    return expected.reversed().contains { $0.takes(message) }
  }

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    state.withLock { $0.suites.append(testSuite.name) }
  }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    StateHost.end(scopes)
    _ = state.withLock { $0.suites.popLast() }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name.split(separator: ".").joined(separator: "/")
    let module = String(reflecting: type(of: testCase)).split(separator: ".").first.map(String.init) ?? ""
    state.withLock { $0.test = "\(module).\(name)" }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    StateHost.end(scopes)
    let action = state.withLock { state in
      state.test = nil
      state.expected = []
      return state.whenTestEnds
    }
    action?()
  }

  /// The test with a method's name among the tests for which a process was started; nil if there are none or several.
  ///
  /// SwiftPM passes the tests as one argument, separated by commas.
  static func specifier(in arguments: [String], method: String) -> String? {
    guard arguments.count == 2, let last = arguments.last, !last.hasPrefix("/"), !last.hasPrefix("-") else {
      return nil
    }
    let matching = last.split(separator: ",").filter { $0.hasSuffix("/" + method) && $0.contains(".") }
    return matching.count == 1 ? String(matching[0]) : nil
  }
}

#if os(Linux)
  /// Called by the loader before `main`: the class of the first test receives its state before any snapshot is taken.
  @section(".init_array") @used
  private let observeFromTheStart: @convention(c) () -> Void = {
    if CommandLine.arguments.first?.hasSuffix(".xctest") == true { XCTestObserver.install }
  }
#endif
