internal import Foundation
package import HeadlessUIKit
internal import Testing

/// The test and the XCTest class that the running code belongs to, for state that lasts as long: appearance proxies, pasteboards.
/// Found by its name; see `TestScopes`.
package final class RunningScopes: TestScopeSource {
  /// With Swift Testing, the test, separately for each of its arguments: a suite's `init()` runs for each test. With XCTest, the
  /// class, in which `class func setUp()` runs, and the test, in which `setUp()` does.
  package static var current: [String] {
    guard let test = Test.current else { return XCTestObserver.shared.scopes }
    return [name(of: test, Test.Case.current)]
  }

  package static var place: TestPlace? {
    guard let test = Test.current, Test.Case.current?.isParameterized != true else { return nil }
    let place = test.sourceLocation
    return TestPlace(file: place.fileID, line: place.line, column: place.column)
  }

  private static func name(of test: Test, _ testCase: Test.Case?) -> String {
    let place = test.sourceLocation
    let name = "\(place.fileID):\(place.line):\(place.column)"
    guard let testCase, testCase.isParameterized, let arguments = RunningTest.arguments(of: testCase) else {
      return name
    }
    return ([name] + arguments).joined(separator: "\u{0}")
  }
}
