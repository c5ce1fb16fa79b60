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
      case .missingProgram(let file, let program, let package):
        "\(file): expected the program \(program), which paints such files, and found none. Install the package \(package)."
      case .unreadable(let file, let program, let words):
        "\(file): expected a file that \(program) can paint, and it says: \(words)"
      }
    }
  }

  /// How long a program may take, in seconds: a hostile file may keep it busy for ever.
  private static let timeout = 20.0

  /// The path of a PNG with the file's picture.
  ///
  /// - Parameter scale: pixels a point of the file's page.
  package static func paint(_ path: String, scale: Double) throws(Failure) -> String {
    let isSVG = path.lowercased().hasSuffix(".svg")
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(file: path, program: "the file system", words: "there is no such file.")
    }
    let key = "\(digest(of: data))-\(data.count)@\(scale)x"
    if let known = painted.withLock({ $0[key] }) { return known }
    let folder = cacheFolder
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let target = "\(folder)/\(key).png"
    if !FileManager.default.fileExists(atPath: target) { try run(path, scale: scale, isSVG: isSVG, to: target) }
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

  private static func run(_ path: String, scale: Double, isSVG: Bool, to target: String) throws(Failure) {
    let program = isSVG ? "rsvg-convert" : "pdftocairo"
    let places = ["/usr/bin", "/usr/local/bin", "/bin"].map { "\($0)/\(program)" }
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
    let errors = Pipe()
    process.standardError = errors
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
      let words = String(decoding: errors.fileHandleForReading.availableData.prefix(300), as: UTF8.self)
      throw .unreadable(
        file: path, program: program, words: words.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    try? FileManager.default.moveItem(atPath: "\(part).png", toPath: target)
  }
}
