package import Foundation

/// Strings of a bundle, in the language of the screen that is shown or of a given locale.
package enum LocalizedStrings {
  /// The string for a key; nil where the bundle has none, in the screen's language or the app's own.
  static func string(for key: String, table: String?, bundle: Bundle) -> String? {
    string(for: key, table: table, bundle: bundle, locale: HostedLocale.current)
  }

  /// The string for a key in the language of a locale; nil where the bundle has none in it.
  ///
  /// - Parameter locale: nil for the language that the app was written in.
  package static func string(for key: String, table: String?, bundle: Bundle, locale: Locale?) -> String? {
    if bundle !== Bundle.main, bundle.bundlePath.hasSuffix(".lproj") {
      return ResourceFolders.all(of: bundle).lazy.compactMap { StringTable(named: table ?? "Localizable", in: $0)[key] }
        .first
    }
    for folder in ResourceFolders.all(of: bundle) {
      for table in StringTable.all(named: table ?? "Localizable", in: folder, for: locale) {
        if let found = table[key] { return found }
      }
    }
    return nil
  }
}
