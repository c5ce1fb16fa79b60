/// A data set of a catalog.
package struct DataSet: Decodable, Hashable, Sendable, AssetSet {
  package struct Entry: Decodable, Hashable, Sendable {
    package let filename: String?
    package let idiom: String?
    package let typeIdentifier: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom
      case typeIdentifier = "universal-type-identifier"
    }
  }

  package let data: [Entry]
  /// The set's folder.
  package private(set) var folder = ""

  enum CodingKeys: String, CodingKey {
    case data
  }

  package func inFolder(_ path: String) -> DataSet {
    var set = self
    set.folder = path
    return set
  }

  /// The file for a device's idiom, `iphone` or `ipad`: its own, or else the universal one.
  package func path(idiom: String) -> String? {
    let named = data.filter { $0.filename.map(AssetFileName.isSafe) ?? false }
    let entry = named.first { $0.idiom == idiom } ?? named.first { $0.idiom == nil || $0.idiom == "universal" }
    return entry?.filename.map { "\(folder)/\($0)" }
  }
}
