internal import Foundation

/// The locations of a bundle's documents.
enum DocumentFiles {
  /// The path of a document: in one of the bundle's folders, or in an `.lproj` folder in one.
  static func path(of name: String, extension ending: String, in bundle: Bundle?) -> String? {
    let name = name.hasSuffix(".\(ending)") ? String(name.dropLast(ending.count + 1)) : name
    for folder in ResourceFolders.all(of: bundle) {
      for place in [folder] + languageFolders(in: folder) {
        let path = "\(place)/\(name).\(ending)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }

  /// The language that the document was drawn in, and before it the screen's own.
  private static func languageFolders(in folder: String) -> [String] {
    let own = HostedLocale.current.map { LanguageFolders.names(in: folder, for: $0) } ?? []
    return own + ["Base.lproj", "base.lproj", "en.lproj"].map { "\(folder)/\($0)" }
  }

  /// A document's own strings for the screen's language: keys are ids with a property's name, as `abc-de-fgh.text`.
  static func strings(of document: LoadedDocument) -> [String: String] {
    let file = (document.document.path as NSString).deletingLastPathComponent
    let folder = file.hasSuffix(".lproj") ? (file as NSString).deletingLastPathComponent : file
    guard let locale = HostedLocale.current else { return [:] }
    // Documents that a language lacks are taken from the next one.
    return StringTable.all(named: document.name, in: folder, for: locale).reduce(into: [:]) { result, table in
      result.merge(table.strings) { first, _ in first }
    }
  }
}
