import Foundation
import SwiftLexing

/// The project's own files, read as text.
struct Checkout {
  let root: URL

  static let current = Checkout(
    root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent())

  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names of a folder's items.
  func files(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The paths of the Swift files in `folder`, relative to it.
  func swiftFiles(in folder: String) -> [String] {
    let start = root.appending(path: folder)
    guard let files = FileManager.default.enumerator(atPath: start.path) else { return [] }
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The modules that a Swift file imports, with any access level and attributes.
  func imports(of path: String) throws -> [String] {
    let source = SourceText(try text(path))
    let tokens = Lexer.tokens(of: source)
    let kinds: Set<Word> = [.struct, .class, .enum, .protocol, .func, .var, .let, .typealias]
    return tokens.indices.filter { tokens[$0].word == .import }.compactMap { place in
      var name = place + 1
      if name < tokens.count, kinds.contains(tokens[name].word) { name += 1 }
      return name < tokens.count ? source.string(tokens[name]) : nil
    }
  }
}
