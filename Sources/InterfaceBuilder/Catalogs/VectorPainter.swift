internal import CXXHash
internal import Foundation
internal import Synchronization

/// Paints the vector files of catalogs to bitmaps, as Xcode does when it compiles a catalog: by programs of their own, run
/// once for a file's content and a scale.
package enum VectorPainter {
  /// Why a file couldn't be painted.
  package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The program that paints such files isn't installed.
    case missingProgram(file: String, program: String, package: String)
    case unreadable(file: String, program: String, words: String)

    package var description: String {
      switch self {
      case .missingProgram(let file, _, _), .unreadable(let file, _, _): "\(file): \(sentence)"
      }
    }

    /// What was expected, what was found, and what to do: `description` without the file.
    package var sentence: String {
      switch self {
      case .missingProgram(_, let program, let package):
        "expected the program \(program), which paints such files, and found none. Install the package \(package)."
      case .unreadable(_, let program, let words):
        "expected a file that \(program) can paint, and it says: \(words)"
      }
    }
  }

  package static let programFolders = ["/usr/bin", "/usr/local/bin", "/bin"]

  /// How long a program may take, in seconds: a hostile file may keep it busy for ever.
  private static let timeout = 20.0

  /// The path of a PNG with the file's picture.
  ///
  /// - Parameters:
  ///   - scale: pixels a point of the file's page.
  ///   - folders: where the programs lie.
  package static func paint(
    _ path: String, scale: Double, folders: [String] = programFolders
  ) throws(Failure) -> String {
    let isSVG = path.lowercased().hasSuffix(".svg")
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(file: path, program: "the file system", words: "there is no such file.")
    }
    return try paint(data, scale: scale) { target throws(Failure) in
      try run(path, scale: scale, isSVG: isSVG, to: target, folders)
    }
  }

  /// The picture of some contents: that of the cache, or what `run` writes to the path that it is given.
  private static func paint(
    _ data: Data, scale: Double, run: (String) throws(Failure) -> Void
  ) throws(Failure) -> String {
    let key = "\(digest(of: data))-\(data.count)@\(scale)x"
    if let known = painted.withLock({ $0[key] }) { return known }
    let folder = cacheFolder
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let target = "\(folder)/\(key).png"
    if !FileManager.default.fileExists(atPath: target) { try run(target) }
    painted.withLock { $0[key] = target }
    return target
  }

  private static let painted = Mutex<[String: String]>([:])

  private static var cacheFolder: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return "\(folder)/onionskin/vectors" }
    if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.cache/onionskin/vectors" }
    return NSTemporaryDirectory() + "onionskin-vectors"
  }

  /// Names a file in a cache, where its size stands beside it.
  private static func digest(of data: Data) -> String {
    data.withUnsafeBytes { String(XXH3_64bits($0.baseAddress, $0.count), radix: 16) }
  }

  private static func run(
    _ path: String, scale: Double, isSVG: Bool, to target: String, _ folders: [String]
  ) throws(Failure) {
    let program = isSVG ? "rsvg-convert" : "pdftocairo"
    let places = folders.map { "\($0)/\(program)" }
    guard let executable = places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw .missingProgram(file: path, program: program, package: isSVG ? "librsvg2-bin" : "poppler-utils")
    }
    // Written beside the target and moved there, so that a run that is killed leaves no half picture.
    let part = "\(target).\(ProcessInfo.processInfo.processIdentifier).part"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments =
      isSVG
      ? ["--zoom", "\(scale)", "--output", "\(part).png", path]
      : ["-png", "-transp", "-singlefile", "-f", "1", "-l", "1", "-r", "\(72 * scale)", path, part]
    // A file, since nobody reads a pipe while the program runs.
    let log = "\(part).log"
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    defer { for ending in ["log", "png"] { try? FileManager.default.removeItem(atPath: "\(part).\(ending)") } }
    process.standardError = FileHandle(forWritingAtPath: log) ?? .nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch {
      throw .missingProgram(file: path, program: program, package: isSVG ? "librsvg2-bin" : "poppler-utils")
    }
    if ended.wait(timeout: .now() + timeout) == .timedOut {
      process.terminate()
      throw .unreadable(file: path, program: program, words: "nothing, for \(Int(timeout)) seconds.")
    }
    guard process.terminationStatus == 0, FileManager.default.fileExists(atPath: "\(part).png") else {
      let words = String(decoding: (FileManager.default.contents(atPath: log) ?? Data()).prefix(300), as: UTF8.self)
      let lines = words.split(separator: "\n").map(String.init)
      throw .unreadable(
        file: path, program: program, words: lines.isEmpty ? "nothing." : lines.joined(separator: " "))
    }
    try? FileManager.default.moveItem(atPath: "\(part).png", toPath: target)
  }
}
