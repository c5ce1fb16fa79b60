internal import Foundation

/// Where a bundle's documents lie.
enum DocumentFiles {
  /// The path of a document: in the bundle itself, in its `.lproj` folders, or, for the main bundle, in the resource bundles
  /// that SwiftPM puts beside it, as an app's own resources lie in one of them.
  static func path(of name: String, extension ending: String, in bundle: Bundle?) -> String? {
    let name = name.hasSuffix(".\(ending)") ? String(name.dropLast(ending.count + 1)) : name
    for folder in folders(of: bundle) {
      for place in [folder] + languageFolders(in: folder) {
        let path = "\(place)/\(name).\(ending)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }

  /// The folders that a bundle's resources lie in.
  static func folders(of bundle: Bundle?) -> [String] {
    let bundle = bundle ?? .main
    var folders = [bundle.resourcePath ?? bundle.bundlePath]
    if folders[0] != bundle.bundlePath { folders.append(bundle.bundlePath) }
    guard bundle.bundlePath == Bundle.main.bundlePath else { return folders }
    let siblings = (try? FileManager.default.contentsOfDirectory(atPath: bundle.bundlePath)) ?? []
    folders += siblings.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { "\(bundle.bundlePath)/\($0)" }
    return folders
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
    for place in LanguageFolders.names(in: folder, for: locale) {
      let path = "\(place)/\(document.name).strings"
      guard let data = FileManager.default.contents(atPath: path),
        let table = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
      else { continue }
      return table
    }
    return [:]
  }
}
