internal import Foundation
internal import HeadlessUIKit

/// The locations of an app's resources that are not in a bundle.
public enum AppResources {
  /// Adds a folder, including its subfolders, in which storyboards, xibs, asset catalogs, image files and strings of
  /// the main bundle are searched: an app's sources, as in its Xcode project. Nothing is copied, and a change is
  /// visible without a build. Fonts listed under `UIAppFonts` in an `Info.plist` there are registered.
  ///
  /// - Parameters:
  ///   - folder: absolute, or relative to the folder of the calling file.
  ///   - file: the calling file.
  public static func add(_ folder: String, relativeTo file: StaticString = #filePath) {
    let start = FileSystem.folder(of: "\(file)")
    ResourceFolders.add(folder.hasPrefix("/") ? folder : "\(start)/\(folder)")
  }
}
