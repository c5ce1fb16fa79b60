public import Foundation

/// A file that a command writes, or the part of one that lies between two marks.
public struct GeneratedFile: Sendable {
  /// From the package's folder.
  public let path: String
  /// What the file has to hold; of a part, without its marks.
  public let text: String
  /// The name of the part of a Markdown file that is written; nil for all of the file.
  public let part: String?

  public init(path: String, text: String, part: String? = nil) {
    self.path = path
    self.text = text
    self.part = part
  }

  /// The first line of Swift files that are written.
  ///
  /// - Parameter source: the file, in words, that the text follows from.
  public static func header(from source: String) -> String {
    "// Written by `make generate` from \(source). Change that, and run it again.\n"
  }

  /// Whether a text's first line says that it is written by this package's command.
  public static func isGenerated(_ text: String) -> Bool { text.hasPrefix("// Written by `make generate` from ") }

  /// The file's whole text as it has to be.
  ///
  /// - Throws: where the file, or a mark in it, is missing.
  public func expectedText(in root: URL) throws -> String {
    guard let part else { return text }
    let now = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let (first, last) = ("<!-- \(part): written by `make generate` -->\n", "<!-- end of \(part) -->")
    guard let start = now.range(of: first), let end = now.range(of: last, range: start.upperBound..<now.endIndex) else {
      throw GenerationError("\(path) has no lines \(first.dropLast()) and \(last), between which \(part) are written.")
    }
    return now[..<start.upperBound] + text + now[end.lowerBound...]
  }

  /// Whether the file holds what it has to.
  public func isCurrent(in root: URL) throws -> Bool {
    try (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) == expectedText(in: root)
  }

  /// Writes the file where it isn't current, in a folder that is made if it isn't there.
  ///
  /// - Returns: whether it was written.
  @discardableResult public func write(in root: URL) throws -> Bool {
    if try isCurrent(in: root) { return false }
    let text = try expectedText(in: root)
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return true
  }
}
