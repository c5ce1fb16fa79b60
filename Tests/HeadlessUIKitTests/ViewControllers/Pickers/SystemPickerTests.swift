import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Screens of the system that an app presents: they show their name, and a test chooses instead of the user.
@MainActor @Suite struct SystemPickerTests {
  private final class Delegate: NSObject, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
    var log: [String] = []

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.append("color \(color == .systemRed) \(continuously)") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append(viewController.selectedFontDescriptor?.postscriptName ?? "none")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancel") }
  }

  private func words(_ controller: UIViewController) -> [String] {
    controller.view.subviews.compactMap { ($0 as? PlaceholderView)?.snapshotText }
  }

  @Test func theyArePresentedAndSayWhatTheyAre() {
    let screen = Screens.show(UIViewController())
    defer { screen.close() }
    let files = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
    #expect(files.modalPresentationStyle == .pageSheet && words(files) == ["Files"])
    #expect(words(UIColorPickerViewController()) == ["Colours"] && words(UIFontPickerViewController()) == ["Fonts"])
    let sheet = UIActivityViewController(activityItems: ["a", "b"], applicationActivities: nil)
    #expect(words(sheet) == ["Share sheet"])
    #expect((sheet.view.subviews.first as? PlaceholderView)?.detail == "2 items")
  }

  @Test func aTestChooses() {
    let delegate = Delegate()
    let root = UIViewController()
    let screen = Screens.show(root)
    defer { screen.close() }
    let colors = UIColorPickerViewController()
    colors.delegate = delegate
    root.present(colors, animated: false)
    screen.window.updateScreen()
    colors.choose(.systemRed)
    #expect(colors.selectedColor == .systemRed)
    root.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(delegate.log == ["color true false", "finish"])
    delegate.log = []
    let fonts = UIFontPickerViewController()
    fonts.delegate = delegate
    fonts.choose(UIFontDescriptor(name: "Georgia", size: 12))
    fonts.cancel()
    #expect(delegate.log == ["Georgia", "cancel"])
  }
}
