import Testing
import UIKit

@testable import OldApp
@testable import TranslatedApp

/// The sources of `Tests/OldApp`, which are compiled in language mode 4, as Xcode does with the build setting.
@MainActor @Suite struct OldAppTests {
  @Test func namesThatSwiftGaveUpDoWhatTheirSuccessorsDo() {
    let controller = NotesController(style: .plain)
    controller.loadViewIfNeeded()
    #expect(controller.children == [controller.footer] && controller.view.subviews.first === controller.footer.view)
    #expect(controller.tableView.rowHeight == UITableView.automaticDimension)
    #expect(controller.tableView.accessibilityTraits == .button)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(controller.activations == 1)
    #expect(
      controller.oldNames() == [
        "{{1, 2}, {3, 4}}", "6.0", "2.0", UIKeyCommand.inputEscape, UIDevice.orientationDidChangeNotification.rawValue,
        "UIImagePickerControllerOriginalImage",
      ])
    #expect(controller.tableView.accessibilityTraits == [.button, .adjustable])
    #expect(controller.indicator().style == .gray)
    #expect(controller.indicator().layer.borderColor?.components == [1, 0.5, 0, 1])
    controller.leave()
    #expect(controller.children.isEmpty)
    #expect(controller.move().fillMode == .forwards)
  }

  /// Apps of Swift 3 are compiled in the language mode 4.
  @Test func namesOfSwift3HaveThePresentTypes() {
    let attributes = NotesController(style: .plain).titleAttributes()
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 12, weight: .bold))
  }

  @Test func eachAppHasItsOwnDocuments() {
    #expect(OldNote().tag == 1 && OldNote().loadedTag == 1)
    #expect(Note().tag == 2 && Note().loadedTag == 2)
  }

  /// SwiftPM copies the target's catalog, and its names are generated nevertheless.
  @Test func catalogsThatAreCopiedHaveNames() throws {
    let color = try #require(UIColor(resource: .faded).cgColor.components)
    #expect(color.map { ($0 * 4).rounded() / 4 } == [0.25, 0.5, 1, 1])
  }

  @Test func dictionariesWithOldKeysAreTheDelegates() {
    let delegate: any UIApplicationDelegate = OldApp.AppDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(!delegate.application(.shared, didFinishLaunchingWithOptions: [.url: 1]))
  }
}
