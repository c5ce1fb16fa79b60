/// A symbol set of a catalog: a template as the app SF Symbols exports it.
package struct SymbolSet: Decodable, Hashable, Sendable, AssetSet {
  package struct Entry: Decodable, Hashable, Sendable {
    package let filename: String?
    package let idiom: String?
  }

  package let symbols: [Entry]
  /// The set's folder.
  package private(set) var folder = ""

  enum CodingKeys: String, CodingKey {
    case symbols
  }

  package func inFolder(_ path: String) -> SymbolSet {
    var set = self
    set.folder = path
    return set
  }

  /// The template's file; nil for a set without one, or with a name that leads out of the set.
  package var path: String? {
    let name = symbols.lazy.compactMap(\.filename).first { !$0.isEmpty && !$0.contains("/") && $0 != ".." && $0 != "." }
    return name.map { "\(folder)/\($0)" }
  }
}
