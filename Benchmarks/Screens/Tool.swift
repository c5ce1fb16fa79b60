import Foundation

/// A program that is run as a process.
struct Tool {
  let url: URL

  init(_ url: URL) {
    self.url = url
  }

  /// The first of several names that is in one of `PATH`'s folders.
  init?(oneOf names: [String]) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    url = URL(fileURLWithPath: path)
  }

  /// Runs it to its end; what it says on the error stream is thrown away.
  @discardableResult
  func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = url
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
