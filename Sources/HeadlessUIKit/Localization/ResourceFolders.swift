internal import Foundation
internal import Synchronization

/// The locations of a bundle's resources.
package enum ResourceFolders {
  /// The added folders. They belong to the process's host: a project adds them once, for all tests.
  private final class Added: Sendable {
    let folders = Mutex<[String]>([])
  }

  private static var added: Added { StateHost.process.value { _ in Added() } }

  /// Adds a folder with its subfolders to the resources of the main bundle: an app's sources, in which Xcode finds the contents of
  /// the bundle. Folders that are themselves resources, such as `Assets.xcassets`, aren't searched.
  package static func add(_ folder: String) {
    let found = ResourceFolders.folders(within: (folder as NSString).standardizingPath)
    added.folders.withLock { added in added += found.filter { !added.contains($0) } }
    AppFonts.register(in: found)
  }

  /// The folders of a bundle's resources: the bundle's own, and for the main bundle those of the resource bundles that SwiftPM
  /// puts beside it, as an app's own resources lie in one of them, those that were added, and those that sources were
  /// translated from. The bundle of a translated module has the same, that module's own folders first, then those of the app that
  /// a module of tests is called after: what a team's package keeps elsewhere is found, too.
  ///
  /// - Parameter bundle: nil for the main bundle.
  static func all(of bundle: Bundle?) -> [String] {
    let bundle = bundle ?? .main
    if bundle !== Bundle.main, let own = ModuleBundles.folders(of: bundle) {
      let near = own + ModuleBundles.foldersOfNamesakes(of: bundle)
      return near + all(of: .main).filter { !near.contains($0) }
    }
    // Foundation makes the path anew each time, which costs more than a string's lookup in a table.
    let path = bundle === Bundle.main ? mainPath : bundle.bundlePath
    if let sources = looked[path] { return sources }
    if path.hasSuffix(".lproj") { return languageFolders(of: path) }
    guard path == mainPath else { return ownFolders(of: bundle, path) }
    let known = added.folders.withLock { $0 }
    return ofMainBundle.value(for: known) {
      ownFolders(of: bundle, path) + bundles(beside: path) + known + ofProgram.filter { !known.contains($0) }
    }
  }

  private static let mainPath = Bundle.main.bundlePath

  private static func ownFolders(of bundle: Bundle, _ path: String) -> [String] {
    let resources = bundle.resourcePath ?? path
    return resources == path ? [resources] : [resources, path]
  }

  /// The folders of the main bundle by those that were added: each string, image and font is searched in all of them, and a build
  /// folder has hundreds of entries.
  private static let ofMainBundle = Discovered<[String], [String]>()

  private static func bundles(beside folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The contents of the folders of bundles.
  private static let looked = Discovered<String, [String]>()

  /// A bundle of a folder of an app's sources: its resources are those in the folders within it, too.
  static func bundle(of folder: String) -> Bundle? {
    guard let bundle = Bundle(path: folder), bundle.bundlePath != Bundle.main.bundlePath else {
      return Bundle(path: folder)
    }
    let found = folders(within: bundle.bundlePath)
    looked.keep(found, for: bundle.bundlePath)
    AppFonts.register(in: found)
    return bundle
  }

  /// The folder whose catalogs are used for a document that is shown without its app: the nearest ancestor with a catalog somewhere
  /// inside, up to the project's own folder; else the document's folder.
  static func nearest(to document: String) -> String {
    let files = FileManager.default
    let holder = (document as NSString).deletingLastPathComponent
    let absolute = holder.hasPrefix("/") ? holder : "\(files.currentDirectoryPath)/\(holder)"
    var place = (absolute as NSString).standardizingPath
    if place.hasSuffix(".lproj") { place = (place as NSString).deletingLastPathComponent }
    let own = place
    var above: [String] = []
    let others = ["/", files.homeDirectoryForCurrentUser.path, files.temporaryDirectory.path].map {
      ($0 as NSString).standardizingPath
    }
    while above.count < 6, !others.contains(place) {
      above.append(place)
      let names = (try? files.contentsOfDirectory(atPath: place)) ?? []
      if names.contains(where: { projectMarks.contains($0) || $0.hasSuffix(".xcodeproj") }) {
        return above.first(where: hasCatalog) ?? own
      }
      place = (place as NSString).deletingLastPathComponent
    }
    // A folder that isn't known to be a project may be unrelated.
    return above.prefix(2).first(where: hasCatalog) ?? own
  }

  private static let projectMarks: Set = ["Package.swift", ".git"]
  /// The maximum number of folders that are searched for a catalog.
  private static let mostFolders = 2000

  private static func hasCatalog(within folder: String) -> Bool {
    var waiting = [folder]
    var next = 0
    while next < waiting.count, next < mostFolders {
      let place = waiting[next]
      next += 1
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcassets") }) { return true }
      for name in names where !name.hasPrefix(".") && !wholes.contains((name as NSString).pathExtension) {
        // A link may lead in a circle.
        let kind = try? FileManager.default.attributesOfItem(atPath: "\(place)/\(name)")[.type] as? FileAttributeType
        if kind == .typeDirectory { waiting.append("\(place)/\(name)") }
      }
    }
    return false
  }

  /// The folders that translated sources come from, and those within them, by modules: looked through once.
  static let ofModules: [String: [String]] = MainThread.run { ProgramMemberLists.resourceFolders }.mapValues { places in
    places.flatMap { folders(within: ($0 as NSString).standardizingPath) }
  }

  /// After all others.
  private static let ofProgram: [String] = ofModules.sorted { $0.key < $1.key }.flatMap(\.value)

  /// A language's folder, and those of the same language beside other sources of the module, which Xcode merges.
  private static func languageFolders(of folder: String) -> [String] {
    let name = (folder as NSString).lastPathComponent
    let holder = (folder as NSString).deletingLastPathComponent
    let module = ofModules.values.first { $0.contains(holder) }
    let others = (module ?? []).map { "\($0)/\(name)" }
    return [folder] + others.filter { $0 != folder && FileManager.default.fileExists(atPath: $0) }
  }

  private static let wholes: Set = [
    "lproj", "xcassets", "xcodeproj", "xcworkspace", "bundle", "framework", "xcdatamodeld",
  ]
  /// Links may lead in a circle.
  private static let deepestFolder = 16

  private static func folders(within folder: String, depth: Int = 0) -> [String] {
    guard depth < deepestFolder else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return [folder]
      + names.filter { !$0.hasPrefix(".") && !wholes.contains(($0 as NSString).pathExtension) }.flatMap { name in
        var isFolder: ObjCBool = false
        let path = "\(folder)/\(name)"
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
          return [String]()
        }
        return folders(within: path, depth: depth + 1)
      }
  }
}
