internal import Foundation
internal import Synchronization

/// The strings of one file and language, by their keys.
package struct StringTable: Sendable {
  var strings: [String: String] = [:]
  var plurals: [String: PluralString] = [:]

  package var isEmpty: Bool { strings.isEmpty && plurals.isEmpty }

  package subscript(key: String) -> String? { plurals[key]?.standing ?? strings[key] }

  // MARK: Files

  private struct Place: Hashable {
    let folder: String
    let name: String
    let locale: String?
  }

  private static let known = Mutex<[Place: [StringTable]]>([:])

  /// The tables of a name in a folder, for a locale: those in the folders of its languages, the nearest first, and that of the
  /// catalog. Each is read once a process.
  ///
  /// - Parameter locale: nil for the language that the app was written in.
  static func all(named name: String, in folder: String, for locale: Locale?) -> [StringTable] {
    let place = Place(folder: folder, name: name, locale: locale?.identifier)
    if let found = known.withLock({ $0[place] }) { return found }
    let folders =
      locale.map { LanguageFolders.names(in: folder, for: $0) }
      ?? ["en.lproj", "Base.lproj", ""].map { "\(folder)/\($0)" }
    var tables = folders.map { StringTable(named: name, in: $0) }
    if let catalog = StringCatalog(path: "\(folder)/\(name).xcstrings") {
      tables.append(catalog.table(locale.map(LanguageFolders.candidates) ?? catalog.ownLanguages))
    }
    tables.removeAll(where: \.isEmpty)
    known.withLock { $0[place] = tables }
    return tables
  }

  package init(named name: String, in folder: String) {
    strings = StringTable.propertyList("\(folder)/\(name).strings") as? [String: String] ?? [:]
    let language = ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
    for (key, value) in StringTable.propertyList("\(folder)/\(name).stringsdict") as? [String: Any] ?? [:] {
      guard let value = value as? [String: Any] else { continue }
      plurals[key] = PluralString(entry: value, language: LanguageFolders.normalized(language))
    }
  }

  init() {}

  private static func propertyList(_ path: String) -> Any? {
    FileManager.default.contents(atPath: path)
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
  }
}
