internal import Foundation

/// The app's entry point: its delegates, and the storyboard that `Info.plist` or the build settings name.
struct AppStart: Equatable {
  var applicationDelegate: String?
  var sceneDelegate: String?
  var storyboard: String?
  /// The type that conforms to SwiftUI's `App`, if the app has one.
  var swiftUIApp: String?

  init(_ target: XcodeTarget, root: URL, _ surveys: [SourceSurvey]) {
    let entries = surveys.filter(\.isEntryPoint)
    let entry = entries.first { $0.applicationDelegate != nil && $0.swiftUIApp == nil }
    swiftUIApp =
      entries.lazy.compactMap(\.swiftUIApp).first
      ?? (entry == nil ? surveys.lazy.compactMap(\.swiftUIApp).first : nil)
    // A SwiftUI app creates its delegate itself.
    if swiftUIApp != nil { return }
    applicationDelegate = entry?.applicationDelegate ?? surveys.lazy.compactMap(\.applicationDelegate).first
    let list = Self.infoPropertyList(target, root)
    // The settings' file may be missing from the checkout. In Xcode's templates, the scene's delegate and the storyboard Main are
    // in it.
    let isMissing = list == nil && target.settings["INFOPLIST_FILE"] != nil
    let info = list ?? [:]
    let scenes = (info["UIApplicationSceneManifest"] as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
    let scene = (scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
    if let name = scene?["UISceneDelegateClassName"] as? String {
      sceneDelegate = target.settings.expand(name).split(separator: ".").last.map(String.init)
    } else if isMissing || target.settings["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"] == "YES" {
      sceneDelegate = surveys.lazy.compactMap(\.sceneDelegate).first
    }
    // A delegate that is missing from the sources, for example after a change of the template, can't be created.
    if let name = sceneDelegate, !surveys.contains(where: { $0.sceneDelegate == name }) { sceneDelegate = nil }
    let name = scene?["UISceneStoryboardFile"] as? String ?? info["UIMainStoryboardFile"] as? String
    storyboard = name.map(target.settings.expand) ?? target.settings["INFOPLIST_KEY_UIMainStoryboardFile"]
    if isMissing, storyboard == nil { storyboard = "Main" }
    if let name = storyboard { storyboard = name.isEmpty ? nil : (name as NSString).deletingPathExtension }
    let storyboards = target.resources.filter { $0.pathExtension == "storyboard" }
    if let name = storyboard, !storyboards.contains(where: { $0.deletingPathExtension().lastPathComponent == name }) {
      storyboard = nil
    }
  }

  private static func infoPropertyList(_ target: XcodeTarget, _ root: URL) -> [String: Any]? {
    guard let path = target.settings["INFOPLIST_FILE"],
      let data = try? Data(contentsOf: path.hasPrefix("/") ? URL(filePath: path) : PathOnDisk.url(root, path)),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return list as? [String: Any]
  }
}
