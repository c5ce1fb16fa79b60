internal import Foundation

/// A source of the test that the running code belongs to.
package protocol TestScopeSource: AnyObject, Sendable {
  /// The names of the class and the test, the outermost first; empty outside tests.
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

/// The tests to which state may belong.
///
/// This module doesn't depend on a test library. The class `RunningScopes` of the module `Onionskin` does, and is looked up by
/// name. In a program without that class all state belongs to the process.
package enum TestScopes {
  private static let source = NSClassFromString("Onionskin.RunningScopes") as? any TestScopeSource.Type

  /// Whether the running code is known to belong to a test.
  package static var isTestRunning: Bool { !current.isEmpty }

  /// Overrides the test runner's scopes, for this module's own tests.
  @TaskLocal package static var ofTask: [String]?

  /// See ``TestScopeSource/current``.
  package static var current: [String] { ofTask ?? source?.current ?? [] }

  /// See ``TestScopeSource/place``.
  static var place: TestPlace? { ofTask == nil ? source?.place : nil }

  /// Runs a test in the scope of a trait. The test's host ends afterwards with its state: without such a trait the end of a test is
  /// unknown. If several traits provide scopes, the outermost one ends the host.
  package static func run(_ test: @Sendable () async throws -> Void) async throws {
    let path = current
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
}
