import Foundation
import Onion
import Testing
import UIKit

/// A controller from a storyboard with its name, and the message if there is none.
@MainActor @Suite struct StoryboardableTests {
  private final class Profile: UIViewController, Storyboardable {
    static var folder: URL?

    static var storyboardBundle: Bundle { folder.flatMap { Bundle(url: $0) } ?? .main }
  }

  private final class Generic<Value>: UIViewController, Storyboardable {}

  /// A bundle with the given files, while `body` runs.
  private func withBundle(_ files: [String], _ body: (URL) -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files { try Data().write(to: folder.appending(path: file)) }
    Profile.folder = folder
    defer { Profile.folder = nil }
    body(folder)
  }

  @Test func theStoryboardIsNamedAfterTheClass() {
    #expect(Profile.storyboardName == "Profile")
    #expect(Generic<Int>.storyboardName == "Generic")
  }

  @Test func aStoryboardThatIsMissingIsAnErrorThatNamesTheBundle() throws {
    try withBundle(["Other.storyboard"]) { folder in
      #expect(throws: StoryboardError.missing(storyboard: "Profile", bundle: folder.path)) {
        try Profile.fromStoryboard()
      }
    }
  }

  @Test func aStoryboardWithoutControllerIsAnError() throws {
    try withBundle(["Profile.storyboard"]) { _ in
      #expect(throws: StoryboardError.withoutInitialController(storyboard: "Profile")) {
        try Profile.fromStoryboard()
      }
    }
  }

  @Test func errorsSayWhatWasExpectedFoundAndWhatToDo() {
    let other = StoryboardError.otherClass(storyboard: "Profile", expected: "Profile", found: "UIViewController")
    #expect(
      "\(other)"
        == "Expected Profile as the initial view controller of Profile.storyboard, and found UIViewController: set its "
        + "class in Interface Builder.")
    let missing = "\(StoryboardError.missing(storyboard: "Profile", bundle: "/app"))"
    #expect(missing.contains("Profile.storyboard") && missing.contains("/app") && missing.contains("resources"))
  }
}
