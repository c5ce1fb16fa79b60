internal import Foundation
internal import Testing

/// The test that runs on the calling task.
struct RunningTest: Hashable, Sendable {
  /// Tells tests apart: `GalleryTests.NoticeTests/notice()`.
  let id: String
  /// Whether XCTest runs it.
  let isXCTest: Bool
  /// Whether it runs once for each of several arguments.
  let isParameterized: Bool
  /// What it runs with, in words; nil where it isn't known.
  let arguments: [String]?
  /// Whether the name is made of the test's file, because its class or suite isn't known.
  let isNamedByItsFile: Bool
  /// Whether no test of the same file runs at the same time, as far as is known.
  let runsAlone: Bool

  init(at site: CallSite) {
    isXCTest = TestRunner.current == .xcTest
    if let test = Test.current {
      // A test's identifier ends with its place in the source.
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

  /// What a case runs with. Swift Testing keeps that to tools: it is looked for in what a mirror shows, by its name, and
  /// isn't known where it is called otherwise.
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
