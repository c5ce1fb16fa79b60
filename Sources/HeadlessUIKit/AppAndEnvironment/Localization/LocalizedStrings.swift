internal import Foundation
internal import Synchronization

/// Strings of a bundle in the language of the screen that is shown.
enum LocalizedStrings {
  private struct Key: Hashable {
    let bundle: String
    let locale: String
  }

  /// The folders that a locale's strings are looked for in, the nearest language first.
  private static let folders = Mutex<[Key: [Bundle]]>([:])

  /// The string that the screen's locale has for a key; nil where there is no such locale or string.
  static func string(for key: String, table: String?, bundle: Bundle) -> String? {
    guard let locale = HostedLocale.current else { return nil }
    // No string of a table: what isn't found comes back as it was given.
    let none = "\u{0}"
    for folder in folders(of: bundle, locale) {
      let found = folder.localizedString(forKey: key, value: none, table: table)
      if found != none { return found }
    }
    return nil
  }

  private static func folders(of bundle: Bundle, _ locale: Locale) -> [Bundle] {
    let key = Key(bundle: bundle.bundlePath, locale: locale.identifier)
    if let known = folders.withLock({ $0[key] }) { return known }
    let found = LanguageFolders.names(in: bundle.resourcePath ?? bundle.bundlePath, for: locale)
      .compactMap { Bundle(path: $0) }
    folders.withLock { $0[key] = found }
    return found
  }
}

/// Which of a bundle's `.lproj` folders serve a locale.
enum LanguageFolders {
  /// Paths, the nearest language first.
  static func names(in directory: String, for locale: Locale) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let folders = files.filter { $0.hasSuffix(".lproj") }.map { (normalized(String($0.dropLast(6))), $0) }
    let there = Dictionary(folders) { first, _ in first }
    return candidates(for: locale).compactMap { there[$0] }.map { "\(directory)/\($0)" }
  }

  /// Names of a locale's language, the nearest first: `zh-hans-cn`, `zh-hans`, `zh-cn`, `zh`.
  static func candidates(for locale: Locale) -> [String] {
    let language = locale.language
    guard let code = language.languageCode?.identifier else { return [normalized(locale.identifier)] }
    let maximal = Locale.Language(identifier: language.maximalIdentifier)
    let script = language.script?.identifier ?? maximal.script?.identifier
    let region = (locale.region ?? language.region)?.identifier
    let names = [[code, script, region], [code, script], [code, region], [code]].map { parts in
      parts.contains { $0 == nil } ? "" : parts.compactMap(\.self).joined(separator: "-")
    }
    var seen: Set<String> = []
    return ([locale.identifier] + names).map(normalized).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Build systems write language names in small letters, or with underscores.
  private static func normalized(_ name: String) -> String { name.lowercased().replacing("_", with: "-") }
}
