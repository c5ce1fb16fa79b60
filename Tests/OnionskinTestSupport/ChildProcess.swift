import Foundation

/// Runs a program and waits for it.
package struct ChildProcess {
  package let status: Int32
  package let output: String

  /// - Parameter environment: overrides the process's.
  package init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let file = NSTemporaryDirectory() + "output-" + UUID().uuidString
    try Data().write(to: URL(fileURLWithPath: file))
    let handle = FileHandle(forWritingAtPath: file)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    try FileManager.default.removeItem(atPath: file)
  }

  /// The executable that contains the tests.
  package static var testExecutable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }

  /// The tool, which is built beside the tests.
  package static var tool: String {
    (testExecutable as NSString).deletingLastPathComponent + "/onionskin"
  }
}
