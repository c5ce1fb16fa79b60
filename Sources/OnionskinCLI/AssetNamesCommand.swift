internal import ArgumentParser
internal import AssetCatalogs
internal import Foundation

/// Writes the names that Xcode generates for the images and colours of asset catalogs.
struct AssetNamesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "asset-names",
    abstract: "Print Swift with the names that Xcode generates for the images and colours of asset catalogs.",
    discussion:
      "Targets with the plugin UIKitSources have them already. Others redirect it into a file: "
      + "onionskin asset-names MyApp/Assets.xcassets > Assets.swift")

  @Argument(help: "Asset catalogs.", completion: .file(extensions: ["xcassets"]))
  var catalogs: [String]

  func run() throws {
    let found = try catalogs.map { path in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        throw ValidationError("Expected an asset catalog at \(path), and found none.")
      }
      return CatalogFolder(path: path)
    }
    for problem in found.flatMap(\.problems) {
      try? FileHandle.standardError.write(contentsOf: Data("\(problem)\n".utf8))
    }
    print(AssetNames(found).source, terminator: "")
  }
}
