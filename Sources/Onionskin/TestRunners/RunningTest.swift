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

  init(at site: CallSite) {
    isXCTest = TestRunner.current == .xcTest
    if let test = Test.current {
      // A test's identifier ends with its place in the source.
      let parts = "\(test.id)".split(separator: "/", omittingEmptySubsequences: false)
      let kept = parts.last?.contains(".swift:") == true ? parts.dropLast() : parts[...]
      id = kept.joined(separator: "/")
      isParameterized = Test.Case.current?.isParameterized ?? false
    } else {
      let method = site.function.split(separator: "(").first.map(String.init) ?? site.function
      let running =
        XCTestObserver.shared.currentTest ?? XCTestObserver.specifier(in: CommandLine.arguments, method: method)
      if let running, running.hasSuffix("/" + method) {
        id = running
      } else {
        id = "\(site.module).\(site.fileName)/\(method)"
      }
      isParameterized = false
    }
  }
}
