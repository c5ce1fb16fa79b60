internal import Foundation

/// The sets in an asset catalog's folder, without their contents.
package struct CatalogFolder {
  package enum Kind {
    case image, color, data, symbol
  }

  /// A set, in its own folder.
  package struct Entry {
    package let kind: Kind
    /// The name, with namespaces: `Kinds/apple`.
    package let name: String
    package let path: String
  }

  /// In the order of the folders' names.
  package private(set) var entries: [Entry] = []
  package private(set) var problems: [AssetCatalogError] = []

  /// The maximum depth of folders, because links may form a cycle.
  private static let deepestFolder = 16

  /// - Parameter path: the catalog's folder, whose name ends with `.xcassets`. A missing one has no sets.
  package init(path: String) {
    read(path, namespace: "", depth: 0)
  }

  private mutating func read(_ folder: String, namespace: String, depth: Int) {
    guard depth < CatalogFolder.deepestFolder else {
      problems.append(
        AssetCatalogError(
          path: folder,
          problem: "expected folders at most \(CatalogFolder.deepestFolder) deep; what is below is left out."))
      return
    }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
      let base = (name as NSString).deletingPathExtension
      func add(_ kind: Kind) { entries.append(Entry(kind: kind, name: namespace + base, path: path)) }
      switch (name as NSString).pathExtension {
      case "imageset", "launchimage": add(.image)
      case "colorset": add(.color)
      case "dataset": add(.data)
      case "symbolset": add(.symbol)
      case "appiconset", "iconset", "brandassets", "stickerpack", "arresourcegroup": break
      default:
        let inner = CatalogFolder.isNamespace(path) ? "\(namespace)\(base)/" : namespace
        read(path, namespace: inner, depth: depth + 1)
      }
    }
  }

  /// Whether a folder's name is part of the names of its contents.
  private static func isNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace ?? false
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    let properties: Properties?
  }
}
