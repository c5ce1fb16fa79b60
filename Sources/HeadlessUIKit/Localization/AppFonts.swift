internal import Foundation

/// The fonts that an app's Info.plist names under `UIAppFonts`, made known as iOS does it when the app starts.
enum AppFonts {
  /// The fonts of the program's own bundles.
  static let ofProgram: Void = register(in: ResourceFolders.all(of: nil))

  /// Registers the fonts that property lists in the folders name, and that are in one of them. Files that aren't lists or fonts are
  /// skipped: a missing font is reported when the app requests it.
  static func register(in folders: [String]) {
    for name in folders.flatMap(names) {
      // Lists name files with or without the folder that they have in the bundle.
      let file = (name as NSString).lastPathComponent
      guard let path = folders.map({ "\($0)/\(file)" }).first(where: FileManager.default.fileExists) else { continue }
      if !FontRegistry.isRegistered(path) { _ = try? FontRegistry.registerFont(at: path) }
    }
  }

  /// The fonts that the property lists in a folder name: `Info.plist`, or `App-Info.plist` in sources.
  private static func names(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0 == "Info.plist" || $0.hasSuffix("-Info.plist") }.sorted().flatMap { file in
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)"),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { return [String]() }
      return list["UIAppFonts"] as? [String] ?? []
    }
  }
}
