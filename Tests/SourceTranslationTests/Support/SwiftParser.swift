import Foundation
import Testing

/// The compiler's parser, which reports invalid Swift.
enum SwiftParser {
  /// The numbers of the sources that don't parse, with the compiler's messages. Sources with directives are named by their number:
  /// `file3.swift`.
  static func problems(of sources: [[UInt8]]) throws -> [Int: String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, source) in sources.enumerated() {
      let url = folder.appending(path: "file\(index).swift")
      try Data(source).write(to: url)
      paths.append(url.path)
    }
    let log = try run(
      ["swiftc", "-frontend", "-parse", "-enable-bare-slash-regex", "-parse-as-library"] + paths, in: folder)
    var problems: [Int: String] = [:]
    for line in log.split(separator: "\n") where line.contains(": error:") {
      guard let name = line.split(separator: ":").first?.split(separator: "/").last,
        let index = Int(name.dropFirst(4).prefix { $0.isNumber })
      else { continue }
      problems[index, default: ""] += line + "\n"
    }
    return problems
  }

  private static func run(_ command: [String], in folder: URL) throws -> String {
    let log = folder.appending(path: "log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationReason == .exit, "the compiler crashed")
    return try String(contentsOf: log, encoding: .utf8)
  }
}
