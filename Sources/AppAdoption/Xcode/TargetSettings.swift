internal import Foundation

/// The build settings of a target in one configuration: the scheme's, otherwise the debug configuration, otherwise the first one.
enum TargetSettings {
  static func all(
    of target: OldPropertyList, name: String, _ project: OldPropertyList, _ objects: ProjectObjects,
    _ paths: ProjectPaths, configuration wanted: String?
  ) -> BuildSettings {
    let own = configuration(of: target, objects, wanted)
    let around = configuration(of: project, objects, wanted)
    let start = ["TARGET_NAME": name, "PROJECT_DIR": paths.root.path, "SRCROOT": paths.root.path]
    // Targets without a product name use the target's name.
    let layers = [start, ["PRODUCT_NAME": "$(TARGET_NAME)"]] + layers(of: around, objects, paths)
    return BuildSettings(layers + self.layers(of: own, objects, paths))
  }

  private static func configuration(
    of object: OldPropertyList, _ objects: ProjectObjects, _ wanted: String?
  ) -> OldPropertyList? {
    let list = objects[object["buildConfigurationList"]?.string]
    let all = (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
    func named(_ name: String) -> OldPropertyList? { all.first { $0["name"]?.string == name } }
    return wanted.flatMap(named) ?? named("Debug") ?? all.first
  }

  private static func layers(
    of configuration: OldPropertyList?, _ objects: ProjectObjects, _ paths: ProjectPaths
  ) -> [[String: String]] {
    guard let configuration else { return [] }
    var layers: [[String: String]] = []
    if let file = file(of: configuration, paths) { layers = BuildSettings.configuration(file) }
    var own: [String: String] = [:]
    for (name, value) in configuration["buildSettings"]?.dictionary ?? [:] where !name.contains("[") {
      own[name] = value.strings.joined(separator: " ")
    }
    return layers + [own]
  }

  /// The `.xcconfig` file that a configuration is based on: a reference, or since Xcode 16 a path in a synchronized folder.
  private static func file(of configuration: OldPropertyList, _ paths: ProjectPaths) -> URL? {
    if let reference = configuration["baseConfigurationReference"]?.string { return paths.url(of: reference) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string, let folder = paths.url(of: anchor),
      let path = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return PathOnDisk.url(folder, path)
  }
}
