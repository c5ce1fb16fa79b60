import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor @Suite struct ColorWellTests {
  @Test func itIsARoundButtonThatTellsItsColor() {
    HostedScreen.apply(.standard)
    let well = UIColorWell()
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    #expect(well.selectedColor == nil && well.supportsAlpha)
    #expect(well.snapshotStyle["selectedColor"] == nil)
    let empty = well.contentItems().count
    well.selectedColor = .red
    #expect(well.snapshotStyle["selectedColor"] != nil)
    // A disc instead of an empty one with a stroke through it.
    #expect(well.contentItems().count == empty - 1)
  }

  @Test func aTapPresentsAPickerWhoseColorsAreSent() throws {
    let root = UIViewController()
    let screen = Screens.show(root)
    defer { screen.close() }
    let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
    well.title = "Background"
    well.supportsAlpha = false
    well.selectedColor = .systemBlue
    var sent: [UIColor?] = []
    well.addAction(UIAction { sent.append(($0.sender as? UIColorWell)?.selectedColor) }, for: .valueChanged)
    root.view.addSubview(well)
    screen.window.updateScreen()
    screen.window.send(.tap(at: CGPoint(x: 114, y: 214)))
    let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
    #expect(picker.title == "Background" && !picker.supportsAlpha && picker.selectedColor == .systemBlue)
    #expect(picker.popoverPresentationController?.sourceView === well)
    #expect(sent.isEmpty)
    picker.choose(.systemRed)
    #expect(well.selectedColor == .systemRed && sent == [.systemRed])
    // A second tap presents a new picker.
    root.dismiss(animated: false)
    screen.window.updateScreen()
    screen.window.send(.tap(at: CGPoint(x: 114, y: 214)))
    #expect((root.presentedViewController as? UIColorPickerViewController)?.selectedColor == .systemRed)
  }

  @Test func aDisabledOneAndAFingerThatLeavesItOpenNothing() {
    let root = UIViewController()
    let screen = Screens.show(root)
    defer { screen.close() }
    let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
    root.view.addSubview(well)
    screen.window.updateScreen()
    screen.window.send(.drag(from: CGPoint(x: 114, y: 214), to: CGPoint(x: 114, y: 400)))
    #expect(root.presentedViewController == nil)
    well.isEnabled = false
    screen.window.send(.tap(at: CGPoint(x: 114, y: 214)))
    #expect(root.presentedViewController == nil)
  }
}
