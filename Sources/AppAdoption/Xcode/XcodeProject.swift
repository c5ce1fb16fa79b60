public import Foundation

/// An Xcode project: its targets and the files that belong to them.
public struct XcodeProject {
  /// The reason why a project can't be read.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The folder that contains the `.xcodeproj`, or the one that the project specifies.
  public let root: URL
  public let targets: [XcodeTarget]
  /// The folders that are searched for the project's own packages.
  public let localPackages: [URL]
  /// The projects that are embedded in this one, whose products it builds.
  public let nestedProjects: [URL]

  /// Creates a project whose targets are known.
  init(root: URL, targets: [XcodeTarget], localPackages: [URL]) {
    (self.root, self.targets, self.localPackages, nestedProjects) = (root, targets, localPackages, [])
  }

  /// The projects at the places that `XcodeWorkspace.projects(at:)` returns. Tuist's descriptions name further ones.
  static func all(at places: [URL]) throws -> [XcodeProject] {
    if let place = places.first, TuistProjects.manifests.contains(place.lastPathComponent) {
      return try TuistProjects.all(at: place)
    }
    return try places.map { try XcodeProject($0) }
  }

  /// - Parameter url: the URL of an `.xcodeproj`, or of XcodeGen's description of one.
  public init(_ url: URL) throws {
    if XcodeWorkspace.isDescription(url) {
      let described = try XcodeGenProject(url)
      (root, targets, nestedProjects) = (described.root, described.targets, [])
      localPackages = LocalPackages.all(described.localPackages)
      return
    }
    let file = url.appending(path: "project.pbxproj")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Failure(description: "Can't read a project at \(file.path).")
    }
    let list: OldPropertyList
    do { list = try OldPropertyList(parsing: text) } catch {
      throw Failure(description: "\(file.path): \(error)")
    }
    let objects = ProjectObjects(list)
    guard let project = objects[list["rootObject"]?.string] else {
      throw Failure(description: "\(file.path): expected a root object.")
    }
    let folder = url.deletingLastPathComponent().standardizedFileURL
    root = project["projectDirPath"]?.string.map { $0.isEmpty ? folder : folder.appending(path: $0) } ?? folder
    let paths = ProjectPaths(objects, root: root, mainGroup: project["mainGroup"]?.string)
    let configuration = XcodeScheme.configuration(of: url)
    targets = (project["targets"]?.strings ?? []).compactMap { identifier in
      XcodeTarget(identifier, objects, paths, project: project, configuration: configuration)
    }
    let references = (project["packageReferences"]?.strings ?? []).compactMap { identifier -> URL? in
      guard let reference = objects[identifier], reference["isa"]?.string == "XCLocalSwiftPackageReference" else {
        return nil
      }
      return reference["relativePath"]?.string.map { paths.root.appending(path: $0).standardizedFileURL }
    }
    localPackages = LocalPackages.all(references + LocalPackages.shown(objects, paths))
    nestedProjects = objects.identifiers.filter {
      objects[$0]?["isa"]?.string == "PBXFileReference" && objects[$0]?["path"]?.string?.hasSuffix(".xcodeproj") == true
    }.compactMap { paths.url(of: $0)?.standardizedFileURL }
  }
}

/// The objects of a project, by identifier.
struct ProjectObjects {
  private let all: [String: OldPropertyList]

  init(_ list: OldPropertyList) { all = list["objects"]?.dictionary ?? [:] }

  subscript(identifier: String?) -> OldPropertyList? { identifier.flatMap { all[$0] } }
  var identifiers: [String] { all.keys.sorted() }
}
