internal import Foundation

/// A symbol set of a catalog: a symbol's template, an SVG.
package struct SymbolSet: Decodable, Hashable, Sendable, AssetSet {
  private struct Entry: Decodable, Hashable, Sendable {
    /// Nil for a slot without a file.
    let filename: String?
  }

  private let symbols: [Entry]
  /// The set's folder.
  private var folder = ""

  enum CodingKeys: String, CodingKey {
    case symbols
  }

  package func inFolder(_ path: String) -> SymbolSet {
    var set = self
    set.folder = path
    return set
  }

  /// The template's path; nil if the set has none, or if its name leads out of the set's folder.
  package var path: String? {
    guard let name = symbols.lazy.compactMap(\.filename).first, AssetFileName.isSafe(name) else { return nil }
    return "\(folder)/\(name)"
  }
}
