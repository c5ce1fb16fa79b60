internal import Foundation

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
  static func normalized(_ name: String) -> String { name.lowercased().replacing("_", with: "-") }

  /// Whether resources of a language apply to the screen: its own language, or one that it derives from. False if the app's
  /// development language is used.
  static func isForScreen(language: String) -> Bool {
    HostedLocale.current.map { candidates(for: $0) }?.contains(normalized(language))
      ?? false
  }
}
