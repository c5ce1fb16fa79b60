import Foundation
import OnionskinTestSupport

/// An empty package in which `onionskin test` finds a `swift` that only simulates running tests.
struct StandInPackage {
  let folder = TestFolder()

  /// - Parameters:
  ///   - stream: the lines of Swift Testing's event stream that the run writes.
  ///   - ending: the last commands of the shell script, which run in the folder of the package.
  init(stream: [String], ending: String) throws {
    try folder.write(Data(), "Package.swift")
    try folder.write(Data((stream + [""]).joined(separator: "\n").utf8), "stream")
    let script = """
      #!/bin/sh
      for argument; do
        if [ "$previous" = --event-stream-output-path ]; then cp '\(folder.path)/stream' "$argument"; fi
        previous=$argument
      done
      \(ending)
      """
    try folder.write(Data(script.utf8), "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/swift")
  }

  /// Runs `onionskin test` in the package.
  ///
  /// - Parameter run: the folder for the record in the environment; nil for none.
  func test(recordedIn run: String?) throws -> ChildProcess { try tool(["test"], recordedIn: run) }

  /// Runs a command of `onionskin` in the package.
  ///
  /// - Parameters:
  ///   - arguments: the command and its arguments. The path of the package is appended.
  ///   - run: the folder for the record in the environment; nil for none.
  func tool(_ arguments: [String], recordedIn run: String? = nil) throws -> ChildProcess {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try ChildProcess(
      ChildProcess.tool, arguments + ["--package-path", folder.path],
      environment: ["PATH": "\(folder.path)/bin:\(path)", "ONIONSKIN_RUN": run ?? ""])
  }
}
