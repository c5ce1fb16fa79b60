internal import CXXHash
internal import Foundation
internal import Synchronization

/// Paints the vector files of catalogs to bitmaps, as Xcode does when it compiles a catalog: with external programs, which run once
/// per file content and scale.
package enum VectorPainter {
  /// Why a file can't be painted.
  package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The program that paints such files isn't installed.
    case missingProgram(file: String, program: String, package: String)
    case unreadable(file: String, program: String, words: String)

    package var description: String {
      switch self {
      case .missingProgram(let file, _, _), .unreadable(let file, _, _): "\(file): \(sentence)"
      }
    }

    /// The expected and the actual state, and what to do next: `description` without the file.
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

  /// The path of a PNG with the file's picture.
  ///
  /// - Parameters:
  ///   - page: the page of a PDF, from 1.
  ///   - scale: pixels per point of the file's page.
  ///   - folders: the folders that contain the programs.
  package static func paint(
    _ path: String, page: Int = 1, scale: Double, folders: [String] = programFolders
  ) throws(Failure) -> String {
    let isSVG = path.lowercased().hasSuffix(".svg")
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(file: path, program: "the file system", words: "there is no such file.")
    }
    return try paint(data, page: page, scale: scale) { target throws(Failure) in
      try run(path, page: page, scale: scale, isSVG: isSVG, to: target, folders)
    }
  }

  /// The picture of some contents: from the cache, or written by `run` to the path that it receives.
  private static func paint(
    _ data: Data, page: Int, scale: Double, run: (String) throws(Failure) -> Void
  ) throws(Failure) -> String {
    // The number is incremented when the way of painting changes.
    let key = "\(digest(of: data))-\(data.count)\(page == 1 ? "" : "-page-\(page)")@\(scale)x-2"
    if let known = painted.withLock({ $0[key] }) { return known }
    guard let folder = cacheFolder(ProcessInfo.processInfo.environment) else {
      throw .unreadable(
        file: key, program: "the file system", words: "there is no folder of this user's own to paint it in.")
    }
    let target = "\(folder)/\(key).png"
    if !FileManager.default.fileExists(atPath: target) { try run(target) }
    painted.withLock { $0[key] = target }
    return target
  }

  private static let painted = Mutex<[String: String]>([:])

  /// The folder of the pictures, among the user's own files. If there is none, or if it isn't writable, a folder inside the
  /// temporary folder that belongs to this user and that others can neither write to nor have created; if that name is in use, a
  /// new one. The contents are trusted.
  ///
  /// - Parameter temporary: ends with a slash.
  static func cacheFolder(_ environment: [String: String], temporary: String = NSTemporaryDirectory()) -> String? {
    let homes = [environment["XDG_CACHE_HOME"], environment["HOME"].map { $0 + "/.cache" }]
    for home in homes.compactMap(\.self) where home.hasPrefix("/") {
      let folder = "\(home)/onionskin/vectors"
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      if access(folder, W_OK) == 0 { return folder }
    }
    let own = temporary + "onionskin-vectors-\(geteuid())"
    if isPrivate(own) { return own }
    let fresh = temporary + "onionskin-vectors-\(UUID().uuidString)"
    return isPrivate(fresh) ? fresh : nil
  }

  /// Creates the folder if it doesn't exist, and returns whether other users can't write to it.
  private static func isPrivate(_ folder: String) -> Bool {
    _ = mkdir(folder, 0o700)
    var status = stat()
    return lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0
  }

  /// The name of a file in a cache; its size is stored next to it.
  private static func digest(of data: Data) -> String {
    data.withUnsafeBytes { String(XXH3_64bits($0.baseAddress, $0.count), radix: 16) }
  }

  /// The size that `pdftocairo` receives: in whole pixels, because a page of 276.00003 points has a width of 276; by default the
  /// program would add another row and column.
  private static func resolution(of path: String, page: Int, scale: Double, _ folders: [String]) -> [String] {
    guard let pages = try? PDFPages(path: path, folders: folders).pages, pages.indices.contains(page - 1),
      let box = pages[page - 1].boxes["MediaBox"], box.width > 0, box.height > 0
    else { return ["-r", "\(72 * scale)"] }
    let isTurned = pages[page - 1].rotation % 180 != 0
    let size = isTurned ? CGSize(width: box.height, height: box.width) : box.size
    func pixels(_ length: CGFloat) -> Int { Int(max((min(length * scale, 32767)).rounded(), 1)) }
    return ["-scale-to-x", "\(pixels(size.width))", "-scale-to-y", "\(pixels(size.height))"]
  }

  private static func run(
    _ path: String, page: Int, scale: Double, isSVG: Bool, to target: String, _ folders: [String]
  ) throws(Failure) {
    // Written next to the target and then moved, so that a terminated process leaves no incomplete picture.
    let part = "\(target).\(ProcessInfo.processInfo.processIdentifier).part"
    defer { for ending in ["log", "png"] { try? FileManager.default.removeItem(atPath: "\(part).\(ending)") } }
    let run = VectorProgram(
      name: isSVG ? "rsvg-convert" : "pdftocairo", package: isSVG ? "librsvg2-bin" : "poppler-utils", file: path)
    try run.run(
      isSVG
        ? ["--zoom", "\(scale)", "--output", "\(part).png", path]
        : ["-png", "-transp", "-singlefile", "-f", "\(page)", "-l", "\(page)"]
          + resolution(of: path, page: page, scale: scale, folders) + [path, part],
      log: "\(part).log", folders)
    guard FileManager.default.fileExists(atPath: "\(part).png") else { throw run.failure(log: "\(part).log") }
    try? FileManager.default.moveItem(atPath: "\(part).png", toPath: target)
  }
}
