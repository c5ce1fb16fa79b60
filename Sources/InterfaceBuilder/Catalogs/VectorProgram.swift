internal import Foundation

/// A program of its own that reads a vector file.
struct VectorProgram {
  let name: String
  /// The package that brings it.
  let package: String
  /// What it reads.
  let file: String

  /// How long a program may take, in seconds: a hostile file may keep it busy for ever.
  private static let timeout = 20.0

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - output: the path of a file for what it prints; nil for nowhere.
  ///   - log: the path of a file for its errors: nobody reads a pipe while the program runs.
  func run(
    _ arguments: [String], output: String? = nil, log: String, _ folders: [String]
  ) throws(VectorPainter.Failure) {
    let missing = VectorPainter.Failure.missingProgram(file: file, program: name, package: package)
    let places = folders.map { "\($0)/\(name)" }
    guard let executable = places.first(where: FileManager.default.isExecutableFile(atPath:)) else { throw missing }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardError = VectorProgram.handle(log)
    process.standardOutput = output.map(VectorProgram.handle) ?? .nullDevice
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw missing }
    if ended.wait(timeout: .now() + VectorProgram.timeout) == .timedOut {
      process.terminate()
      throw .unreadable(file: file, program: name, words: "nothing, for \(Int(VectorProgram.timeout)) seconds.")
    }
    guard process.terminationStatus == 0 else { throw failure(log: log) }
  }

  /// What the program said of the file.
  func failure(log: String) -> VectorPainter.Failure {
    let words = String(decoding: (FileManager.default.contents(atPath: log) ?? Data()).prefix(300), as: UTF8.self)
    let lines = words.split(separator: "\n").map(String.init)
    return .unreadable(file: file, program: name, words: lines.isEmpty ? "nothing." : lines.joined(separator: " "))
  }

  private static func handle(_ path: String) -> FileHandle {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return FileHandle(forWritingAtPath: path) ?? .nullDevice
  }
}
