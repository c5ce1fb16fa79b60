internal import Foundation
package import HeadlessUIKit
internal import Testing

/// Says which test and which XCTest class the running code belongs to, for what is set to last as long: appearance proxies,
/// pasteboards. Found by its name; see `TestScopes`.
package final class RunningScopes: TestScopeSource {
  /// With Swift Testing the test, once for each of its arguments: a suite's `init()` runs for each test. With XCTest the class,
  /// within which `class func setUp()` runs, and the test, within which `setUp()` does.
  package static var current: [String] {
    guard let test = Test.current else { return XCTestObserver.shared.scopes }
    return [name(of: test, Test.Case.current)]
  }

  package static var place: TestPlace? {
    guard let test = Test.current, Test.Case.current?.isParameterized != true else { return nil }
    let place = test.sourceLocation
    return TestPlace(file: place.fileID, line: place.line, column: place.column)
  }

  /// Runs a test in the scope of a trait. The test's host ends afterwards, with all that was set in it: without such a trait the
  /// end of a test is unknown. Of several traits' scopes the outermost one ends the host.
  static func run(_ test: @Sendable () async throws -> Void) async throws {
    let path = TestScopes.current
    StateHost.beginRun(of: path)
    do {
      try await test()
    } catch {
      await end(path)
      throw error
    }
    await end(path)
  }

  /// On the main thread, where views and windows are released.
  @MainActor private static func end(_ path: [String]) { StateHost.endRun(of: path) }

  private static func name(of test: Test, _ testCase: Test.Case?) -> String {
    let place = test.sourceLocation
    let name = "\(place.fileID):\(place.line):\(place.column)"
    guard let testCase, testCase.isParameterized, let arguments = RunningTest.arguments(of: testCase) else {
      return name
    }
    return ([name] + arguments).joined(separator: "\u{0}")
  }
}
