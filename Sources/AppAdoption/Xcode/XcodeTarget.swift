public import Foundation

/// A target of an Xcode project.
public struct XcodeTarget {
  /// The kind of a target's product.
  public enum Kind: String, Sendable {
    case app, framework, unitTests
    /// Products without screens to test: extensions, watch apps, UI tests, tools.
    case other
  }

  public let name: String
  public let kind: Kind
  /// Swift files.
  public let sources: [URL]
  /// Storyboards, catalogs, strings and other resources of the bundle.
  public let resources: [URL]
  /// The names of the project's targets that this one depends on.
  public let dependencies: [String]
  /// The package products that it links.
  public let packageProducts: [String]
  let settings: BuildSettings
  let objectiveCSources: Int

  /// - Parameter configuration: the configuration to read; nil for the debug configuration.
  init?(
    _ identifier: String, _ objects: ProjectObjects, _ paths: ProjectPaths, project: OldPropertyList,
    configuration: String? = nil
  ) {
    guard let target = objects[identifier], let name = target["name"]?.string else { return nil }
    self.name = name
    kind =
      switch target["productType"]?.string ?? "" {
      case "com.apple.product-type.application": .app
      case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
        "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
        .framework
      case "com.apple.product-type.bundle.unit-test": .unitTests
      default: .other
      }
    settings = TargetSettings.all(of: target, name: name, project, objects, paths, configuration: configuration)
    var members = TargetMembers()
    for phase in (target["buildPhases"]?.strings ?? []).compactMap({ objects[$0] }) {
      let files = (phase["files"]?.strings ?? []).compactMap { objects[$0]?["fileRef"]?.string }.flatMap(paths.files)
      switch phase["isa"]?.string {
      case "PBXSourcesBuildPhase": members.add(sources: files)
      // A package in the navigator can be in the copy phase by mistake. It is a library, and not a folder of the app.
      case "PBXResourcesBuildPhase": members.resources += files.filter { !FolderContents.isPackage($0) }
      default: break
      }
    }
    members.addSynchronizedFolders(of: target, identifier, objects, paths)
    sources = members.sources.sorted { $0.path < $1.path }
    resources = members.resources.sorted { $0.path < $1.path }
    objectiveCSources = members.objectiveC
    dependencies = (target["dependencies"]?.strings ?? []).compactMap { dependency in
      objects[objects[dependency]?["target"]?.string]?["name"]?.string
    }
    packageProducts = (target["packageProductDependencies"]?.strings ?? []).compactMap {
      objects[$0]?["productName"]?.string
    }
  }

  /// Creates a target whose files are known.
  init(
    name: String, kind: Kind, files: [URL], dependencies: [String], packageProducts: [String], settings: BuildSettings
  ) {
    (self.name, self.kind, self.settings) = (name, kind, settings)
    (self.dependencies, self.packageProducts) = (dependencies, packageProducts)
    var members = TargetMembers()
    for file in files { members.add(file) }
    sources = members.sources.sorted { $0.path < $1.path }
    resources = members.resources.sorted { $0.path < $1.path }
    objectiveCSources = members.objectiveC
  }

  /// The module's name, which is used in storyboards.
  public var module: String {
    settings["PRODUCT_MODULE_NAME"].map(BuildSettings.identifier)
      ?? BuildSettings.identifier(settings["PRODUCT_NAME"] ?? name)
  }
}

/// Collects the files of a target.
struct TargetMembers {
  private(set) var sources: [URL] = []
  var resources: [URL] = []
  private(set) var objectiveC = 0

  mutating func add(sources files: [URL]) {
    sources += files.filter { $0.pathExtension == "swift" }
    objectiveC += files.count { ["m", "mm", "c", "cpp"].contains($0.pathExtension) }
    // Xcode compiles data models in the sources phase, and copies documents that are in it by mistake.
    resources += files.filter { ["xcdatamodeld", "storyboard", "xib", "intentdefinition"].contains($0.pathExtension) }
  }

  /// Synchronized folders of Xcode 16: all files belong to the target, except for the listed exceptions.
  mutating func addSynchronizedFolders(
    of target: OldPropertyList, _ identifier: String, _ objects: ProjectObjects, _ paths: ProjectPaths
  ) {
    let own = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
    for group in objects.identifiers where objects[group]?["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = paths.url(of: group) else { continue }
      var exceptions: Set<String> = []
      for set in (objects[group]?["exceptions"]?.strings ?? []).compactMap({ objects[$0] })
      where set["target"]?.string == identifier {
        exceptions.formUnion(set["membershipExceptions"]?.strings ?? [])
      }
      let exempt = exceptions.map { folder.appending(path: $0).standardizedFileURL.path }
      func isExempt(_ url: URL) -> Bool { exempt.contains { url.path == $0 || url.path.hasPrefix($0 + "/") } }
      // In another target's folder, the exceptions are the files of this target.
      let isOwn = own.contains(group)
      guard isOwn || !exempt.isEmpty else { continue }
      for file in FolderContents.files(in: folder, skipsPackages: true) where isExempt(file) != isOwn { add(file) }
    }
  }

  mutating func add(_ file: URL) {
    switch file.pathExtension {
    case "swift": sources.append(file)
    case "m", "mm", "c", "cpp": objectiveC += 1
    case "h", "plist", "entitlements", "xcconfig", "md": break
    default: resources.append(file)
    }
  }
}
