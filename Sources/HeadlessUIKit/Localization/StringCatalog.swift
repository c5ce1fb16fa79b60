internal import Foundation
internal import InterfaceBuilder

/// A string catalog (`.xcstrings`): Xcode compiles it to tables of strings, which is done here when a string is looked up.
package struct StringCatalog: Decodable {
  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  private struct Unit: Decodable {
    let value: String
  }

  private struct Variations: Decodable {
    let plural: [String: Variation]?
    let device: [String: Variation]?

    /// The variant for a device, else the one for all others; nil if the string doesn't vary by device.
    func device(isPad: Bool) -> Variation? { device?[isPad ? "ipad" : "iphone"] ?? device?["other"] }
  }

  private struct Variation: Decodable {
    let stringUnit: Unit?
    let variations: Inner?

    /// The variations inside a device's variant.
    struct Inner: Decodable {
      let plural: [String: Form]?
    }

    struct Form: Decodable {
      let stringUnit: Unit?
    }
  }

  /// A substitution of a string, `%#@name@`: the forms of a number, in which `%arg` is the number.
  private struct Substitution: Decodable {
    /// Which argument it is for, from 1 on; nil for the next one.
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?

    func forms(isPad: Bool) -> [String: String] {
      let forms =
        variations?.plural?.compactMapValues(\.stringUnit?.value)
        ?? variations?.device(isPad: isPad)?.variations?.plural?.compactMapValues(\.stringUnit?.value) ?? [:]
      return forms.mapValues { $0.replacing("%arg", with: "%\(formatSpecifier ?? "lld")") }
    }
  }

  private let sourceLanguage: String
  private let strings: [String: Entry]

  /// Nil for a file that isn't there, and for one that isn't a catalog, which is reported.
  package init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      self = try JSONDecoder().decode(StringCatalog.self, from: data)
    } catch {
      let fault = JSONFault(data)
      ResourceProblem(
        severity: .error, path: path, line: fault?.line,
        text: "expected a string catalog as Xcode writes it, and found something else: \(fault?.words ?? "\(error)")."
      ).tell()
      return nil
    }
  }

  /// The strings of the first of some languages that the catalog has any in.
  ///
  /// - Parameters:
  ///   - languages: in small letters with hyphens, the nearest first.
  ///   - isPad: whether what the catalog has for tablets holds, else what it has for phones.
  package func table(_ languages: [String], isPad: Bool = false) -> StringTable {
    var table = StringTable()
    for (key, entry) in strings {
      let names = Dictionary((entry.localizations ?? [:]).map { (LanguageFolders.normalized($0), $1) }) { first, _ in
        first
      }
      for language in languages {
        guard let found = names[language] else { continue }
        add(found, key, language, isPad: isPad, to: &table)
        break
      }
    }
    return table
  }

  /// The languages that are searched by default.
  var ownLanguages: [String] { [LanguageFolders.normalized(sourceLanguage)] }

  private func add(
    _ localization: Localization, _ key: String, _ language: String, isPad: Bool, to table: inout StringTable
  ) {
    let device = localization.variations?.device(isPad: isPad)
    let plural =
      localization.variations?.plural?.compactMapValues(\.stringUnit?.value)
      ?? device?.variations?.plural?.compactMapValues(\.stringUnit?.value)
    if let plural { table.plurals[key] = PluralString(forms: plural, language: language) }
    guard var text = localization.stringUnit?.value ?? device?.stringUnit?.value else { return }
    if let substitutions = localization.substitutions, !substitutions.isEmpty {
      for (name, substitution) in substitutions {
        guard let number = substitution.argNum else { continue }
        text = text.replacing("%#@\(name)@", with: "%\(number)$#@\(name)@")
      }
      let variables = substitutions.mapValues { $0.forms(isPad: isPad) }
      table.plurals[key] = PluralString(format: text, variables: variables, language: language)
    } else {
      table.strings[key] = text
    }
  }
}
