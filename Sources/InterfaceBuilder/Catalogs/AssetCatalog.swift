package import AssetCatalogs
internal import Foundation
internal import Synchronization

/// The contents of an asset catalog's folder: its sets, by name.
package struct AssetCatalog: Sendable {
  /// The folder's path, which ends in `.xcassets`.
  package let path: String
  package let images: [String: ImageSet]
  package let colors: [String: ColorSet]
  package let data: [String: DataSet]
  package let symbols: [String: SymbolSet]
  /// The problems of reading the catalog.
  package let problems: [AssetCatalogError]

  /// Reads a catalog's folder; sets that can't be read are reported as problems.
  package init(path: String) {
    let folder = CatalogFolder(path: path)
    var reader = CatalogReader(problems: folder.problems)
    for entry in folder.entries {
      switch entry.kind {
      case .image: reader.add(entry, to: \.images)
      case .color: reader.add(entry, to: \.colors)
      case .data: reader.add(entry, to: \.data)
      case .symbol: reader.add(entry, to: \.symbols)
      }
    }
    self.path = path
    images = reader.images
    colors = reader.colors
    data = reader.data
    symbols = reader.symbols
    problems = reader.problems
  }

  private struct CatalogReader {
    var images: [String: ImageSet] = [:]
    var colors: [String: ColorSet] = [:]
    var data: [String: DataSet] = [:]
    var symbols: [String: SymbolSet] = [:]
    var problems: [AssetCatalogError]

    mutating func add<Set: Decodable & AssetSet>(
      _ entry: CatalogFolder.Entry, to sets: WritableKeyPath<CatalogReader, [String: Set]>
    ) {
      do {
        self[keyPath: sets][entry.name] = try AssetContents<Set>.read(entry.path).inFolder(entry.path)
      } catch {
        problems.append(error)
      }
    }
  }

  // MARK: Loaded catalogs

  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// The catalogs in a folder, each read once per process.
  package static func all(in folder: String) -> [AssetCatalog] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".xcassets") }.sorted()
    return names.map { name in
      let path = "\(folder)/\(name)"
      if let catalog = known.withLock({ $0[path] }) { return catalog }
      let catalog = AssetCatalog(path: path)
      known.withLock { $0[path] = catalog }
      return catalog
    }
  }
}

/// A set of a catalog, in its own folder.
package protocol AssetSet {
  func inFolder(_ path: String) -> Self
}

/// Reads a set's `Contents.json`.
private enum AssetContents<Contents: Decodable> {
  static func read(_ folder: String) throws(AssetCatalogError) -> Contents {
    let path = "\(folder)/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AssetCatalogError(path: path, problem: "expected the file that describes the set, and found none.")
    }
    do {
      return try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      let fault = JSONFault(data)
      throw AssetCatalogError(
        path: path, line: fault?.line,
        problem: "expected the description of a set as Xcode writes it, and found something else: "
          + "\(fault?.words ?? words(for: error))."
      )
    }
  }

  /// The decoder's message, and the position in the file.
  private static func words(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context: DecodingError.Context
    switch error {
    case .dataCorrupted(let found), .keyNotFound(_, let found), .typeMismatch(_, let found),
      .valueNotFound(_, let found):
      context = found
    @unknown default: return "\(error)"
    }
    let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    let words = context.debugDescription
    return (place.isEmpty ? "" : "\(place): ") + (words.hasSuffix(".") ? String(words.dropLast()) : words)
  }
}

/// The file names that a catalog's sets contain.
enum AssetFileName {
  /// Whether a name is that of a file in the set's own folder, and not a path to another place. Compared as bytes, because a slash
  /// with a combining accent is a single character in Swift, but a slash to the system.
  static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/")) && !name.utf8.contains(0)
  }
}
