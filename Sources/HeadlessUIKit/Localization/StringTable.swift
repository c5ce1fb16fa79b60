internal import Foundation

/// The strings of one file and language, by their keys.
package struct StringTable: Sendable {
  var strings: [String: String] = [:]
  var plurals: [String: PluralString] = [:]
  /// The file of the strings; empty if there is none.
  var path = ""

  package var isEmpty: Bool { strings.isEmpty && plurals.isEmpty }

  package subscript(key: String) -> String? { plurals[key]?.standing ?? strings[key] }

  /// The file that contains a text; nil if no file that was read does.
  static func file(of text: String) -> String? {
    let isPlural = PluralString.isStanding(text)
    let tables = known.values.flatMap(\.self)
    return tables.first { table in
      table.strings.values.contains(text) || isPlural && table.plurals.values.contains { $0.standing == text }
    }?.path
  }

  // MARK: Files

  private struct Place: Hashable {
    let folder: String
    let name: String
    let locale: String?
    let isPad: Bool
  }

  private static let known = Discovered<Place, [StringTable]>()

  /// The tables of a name in a folder, for a locale: those in the folders of its languages, the nearest first, and that of the
  /// catalog. Each is read once a process.
  ///
  /// - Parameter locale: nil for the language that the app was written in.
  static func all(named name: String, in folder: String, for locale: Locale?) -> [StringTable] {
    let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
    let place = Place(folder: folder, name: name, locale: locale?.identifier, isPad: isPad)
    if let found = known[place] { return found }
    let folders =
      locale.map { LanguageFolders.names(in: folder, for: $0) }
      ?? ["en.lproj", "Base.lproj", ""].map { "\(folder)/\($0)" }
    var tables = folders.map { StringTable(named: name, in: $0, isPad: isPad) }
    // A document's own catalog is in a folder of its own, for many languages.
    for catalog in [folder, "\(folder)/mul.lproj"].map({ "\($0)/\(name).xcstrings" }) {
      guard let found = StringCatalog(path: catalog) else { continue }
      var table = found.table(locale.map(LanguageFolders.candidates) ?? found.ownLanguages, isPad: isPad)
      table.path = catalog
      tables.append(table)
    }
    tables.removeAll(where: \.isEmpty)
    known.keep(tables, for: place)
    return tables
  }

  /// - Parameter isPad: whether what a table has for tablets holds, else what it has for phones.
  package init(named name: String, in folder: String, isPad: Bool = false) {
    path = "\(folder)/\(name).strings"
    strings = StringTable.propertyList(path) as? [String: String] ?? [:]
    let language = ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
    for (key, value) in StringTable.propertyList("\(folder)/\(name).stringsdict") as? [String: Any] ?? [:] {
      guard let value = value as? [String: Any] else { continue }
      if let text = StringTable.variant(of: value, isPad: isPad) {
        strings[key] = text
      } else {
        plurals[key] = PluralString(entry: value, language: LanguageFolders.normalized(language))
      }
    }
  }

  /// An entry's text for a device, or for the widest place; nil for an entry with other rules.
  private static func variant(of entry: [String: Any], isPad: Bool) -> String? {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
      return devices[isPad ? "ipad" : "iphone"] ?? devices["other"]
    }
    let widths = (entry["NSStringVariableWidthRuleType"] as? [String: String])?.compactMap { width, text in
      Int(width).map { (width: $0, text: text) }
    }
    return widths?.max { $0.width < $1.width }?.text
  }

  init() {}

  /// The contents of a file; nil if there is none, or if it can't be read, which is reported.
  private static func propertyList(_ path: String) -> Any? {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return nil }
    do {
      return try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      // A file of the older format is tried as XML first. Its error is that of the second attempt, in an object of Core Foundation
      // of which only the description is available.
      let information = (error as NSError).userInfo
      let older = information["kCFPropertyListOldStyleParsingError"].flatMap {
        "\($0)".firstMatch(of: /NSDebugDescription=(.+)\}/).map { String($0.1) }
      }
      let isXML = data.first { $0 > 0x20 } == UInt8(ascii: "<")
      let said = isXML ? information["NSDebugDescription"] as? String : older
      let words = said ?? error.localizedDescription.trimmingCharacters(in: ["."])
      let line = words.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
      ResourceProblem(
        severity: .error, path: path, line: line,
        text: "expected a table of strings as Xcode writes it, and found something else: \(words). None of it is shown."
      ).tell()
      return nil
    }
  }
}
