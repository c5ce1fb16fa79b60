internal import Foundation

/// Knows which test the running code belongs to.
package protocol TestScopeSource: AnyObject, Sendable {
  /// The names of the class and the test, the outermost first; empty outside of tests.
  static var current: [String] { get }
  /// The place of the running test in the sources; nil outside tests, and for a test with several arguments.
  static var place: TestPlace? { get }
}

/// The place of a test in the sources, which is faster to find than the test's name.
package struct TestPlace: Equatable, Sendable {
  let file: String
  let line: Int
  let column: Int

  package init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }
}

/// The tests that state may belong to.
///
/// This module knows no library of tests: the one who does is the class `RunningScopes` of the module `Onionskin`, looked for by
/// name. In a program without it everything is set for the process.
package enum TestScopes {
  private static let source = NSClassFromString("Onionskin.RunningScopes") as? any TestScopeSource.Type

  /// Whether the running code belongs to a test, as far as is known.
  package static var isTestRunning: Bool { !current.isEmpty }

  /// Overrides the runner's answer; for tests of this.
  @TaskLocal package static var ofTask: [String]?

  /// See ``TestScopeSource/current``.
  package static var current: [String] { ofTask ?? source?.current ?? [] }

  /// See ``TestScopeSource/place``.
  static var place: TestPlace? { ofTask == nil ? source?.place : nil }
}
