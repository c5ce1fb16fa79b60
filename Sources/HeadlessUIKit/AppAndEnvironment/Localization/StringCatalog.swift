internal import Foundation

/// A string catalog (`.xcstrings`) as it stands in its file: Xcode compiles it to tables of strings, which is done here when a
/// string is asked for.
package struct StringCatalog: Decodable {
  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  private struct Unit: Decodable {
    let value: String
  }

  private struct Variations: Decodable {
    let plural: [String: Variation]?
    let device: [String: Variation]?
  }

  private struct Variation: Decodable {
    let stringUnit: Unit?
  }

  private let sourceLanguage: String
  private let strings: [String: Entry]

  /// Nil for a file that isn't there, or isn't one.
  package init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    else { return nil }
    self = catalog
  }

  /// The strings of the first of some languages that the catalog has any in.
  ///
  /// - Parameter languages: in small letters with hyphens, the nearest first.
  package func table(_ languages: [String]) -> StringTable {
    var table = StringTable()
    for (key, entry) in strings {
      let names = Dictionary((entry.localizations ?? [:]).map { (LanguageFolders.normalized($0), $1) }) { first, _ in
        first
      }
      for language in languages {
        guard let found = names[language] else { continue }
        add(found, key, language, to: &table)
        break
      }
    }
    return table
  }

  /// The languages that are asked for where nothing else is said.
  var ownLanguages: [String] { [LanguageFolders.normalized(sourceLanguage)] }

  private func add(_ localization: Localization, _ key: String, _ language: String, to table: inout StringTable) {
    if let plural = localization.variations?.plural {
      let forms = plural.compactMapValues(\.stringUnit?.value)
      table.plurals[key] = PluralString(format: nil, variable: nil, forms: forms, language: language)
    }
    let device = localization.variations?.device
    let unit = localization.stringUnit ?? device?["iphone"]?.stringUnit ?? device?["other"]?.stringUnit
    if let unit { table.strings[key] = unit.value }
  }
}
