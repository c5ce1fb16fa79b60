internal import Foundation
internal import HeadlessUIKit

/// Where an app's resources lie that are not in a bundle.
public enum AppResources {
  /// Has storyboards, xibs, asset catalogs, image files and strings of the main bundle looked for in a folder, and in those
  /// within it: an app's sources, as Xcode has them. Nothing is copied, and a change is visible without a build. Fonts that
  /// an `Info.plist` in there names under `UIAppFonts` are registered.
  ///
  /// - Parameters:
  ///   - folder: absolute, or relative to the folder of the calling file.
  ///   - file: the calling file.
  public static func add(_ folder: String, relativeTo file: StaticString = #filePath) {
    let start = FileSystem.folder(of: "\(file)")
    ResourceFolders.add(folder.hasPrefix("/") ? folder : "\(start)/\(folder)")
  }
}
