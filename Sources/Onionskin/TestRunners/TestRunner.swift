internal import Foundation
internal import Testing

/// The library that runs the tests of this process.
enum TestRunner: Sendable {
  case swiftTesting, xcTest

  /// A failure reported to the wrong library passes silently. `Test.current` is nil in detached tasks and on other
  /// threads; there the process's arguments tell: SwiftPM starts one process for each library.
  static var current: TestRunner {
    if Test.current != nil { return .swiftTesting }
    return ofProcess
  }

  static let ofProcess = runner(arguments: CommandLine.arguments)

  static func runner(arguments: [String]) -> TestRunner {
    guard let index = arguments.firstIndex(where: { $0.hasPrefix("--testing-library") }) else { return .xcTest }
    let value =
      arguments[index].hasPrefix("--testing-library=")
      ? String(arguments[index].dropFirst("--testing-library=".count))
      : arguments.indices.contains(index + 1) ? arguments[index + 1] : ""
    return value == "swift-testing" ? .swiftTesting : .xcTest
  }
}
