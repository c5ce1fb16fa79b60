internal import Foundation
internal import Testing

/// The test that runs on the current task.
struct RunningTest: Hashable, Sendable {
  /// Identifies the test: `GalleryTests.NoticeTests/notice()`.
  let id: String
  /// Whether XCTest runs it.
  let isXCTest: Bool
  /// Whether it runs for each of several arguments.
  let isParameterized: Bool
  /// A description of its arguments; nil if unknown.
  let arguments: [String]?
  /// Whether the name is derived from the test's file, because its class or suite is unknown.
  let isNamedByItsFile: Bool
  /// Whether no other test of the same file runs at the same time, as far as is known.
  let runsAlone: Bool

  init(at site: CallSite) {
    isXCTest = TestRunner.current == .xcTest
    if let test = Test.current {
      // A test's identifier ends with its position in the source.
      let parts = "\(test.id)".split(separator: "/", omittingEmptySubsequences: false)
      let kept = parts.last?.contains(".swift:") == true ? parts.dropLast() : parts[...]
      id = kept.joined(separator: "/")
      isParameterized = Test.Case.current?.isParameterized ?? false
      arguments = isParameterized ? Test.Case.current.flatMap(RunningTest.arguments) : nil
      runsAlone = false
      isNamedByItsFile = false
    } else {
      let method = site.function.split(separator: "(").first.map(String.init) ?? site.function
      let running =
        XCTestObserver.shared.currentTest ?? XCTestObserver.specifier(in: CommandLine.arguments, method: method)
      if let running, running.hasSuffix("/" + method) {
        id = running
        isNamedByItsFile = false
      } else {
        id = "\(site.module).\(site.fileName)/\(method)"
        isNamedByItsFile = true
      }
      isParameterized = false
      arguments = nil
      runsAlone = isXCTest
    }
  }

  /// The arguments of a test case. Swift Testing exposes them only to tools: they are found by name in a mirror, and are unknown if
  /// the name changes.
  static func arguments(of testCase: Test.Case) -> [String]? {
    func find(_ value: Any, depth: Int) -> [Any]? {
      for child in Mirror(reflecting: value).children {
        if child.label == "arguments" {
          let found = Mirror(reflecting: child.value)
          if found.displayStyle == .collection { return found.children.map(\.value) }
        }
        if depth > 0, let found = find(child.value, depth: depth - 1) { return found }
      }
      return nil
    }
    guard let found = find(testCase, depth: 3), !found.isEmpty else { return nil }
    let values = found.map { argument in Mirror(reflecting: argument).children.first { $0.label == "value" }?.value }
    guard !values.contains(where: { $0 == nil }) else { return nil }
    return values.compactMap { $0.map { String(describing: $0) } }
  }
}
