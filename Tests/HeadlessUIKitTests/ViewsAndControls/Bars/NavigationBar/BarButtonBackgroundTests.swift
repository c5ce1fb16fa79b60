import Testing
import UIKit

@testable import HeadlessUIKit

/// Background images of bar buttons, and selection by taps.
@MainActor @Suite struct BarButtonBackgroundTests {
  private let item = UIBarButtonItem(title: "Go")
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }

  /// The position of the background image in the button's content, which it fills.
  private func place(
    _ change: (UINavigationBarAppearance) -> Void = { _ in }
  ) throws -> (x: CGFloat, y: CGFloat) {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.backgroundImage = image
    change(appearance)
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    let screen = Screens.show(navigation)
    defer { screen.close() }
    let label = try #require(navigation.navigationBar.label("Go"))
    let content = try #require(label.superview as? _UIModernBarButton)
    let backdrop = try #require(content.subviews.compactMap { $0 as? UIImageView }.first { $0.image === image })
    #expect(backdrop.frame.size == content.bounds.size)
    // A frame is converted to its centre and back.
    return ((backdrop.frame.minX * 1000).rounded() / 1000, (backdrop.frame.minY * 1000).rounded() / 1000)
  }

  @Test func theAppearanceMovesTheBackground() throws {
    #expect(try place() == (0, 0))
    let offset = UIOffset(horizontal: 4, vertical: -3)
    #expect(try place { $0.buttonAppearance.normal.backgroundImagePositionAdjustment = offset } == (4, -3))
  }

  @Test func theDisabledStateHasItsOwnPlaceOrTheNormalOnes() throws {
    item.isEnabled = false
    let offset = UIOffset(horizontal: 4, vertical: -3)
    #expect(try place { $0.buttonAppearance.normal.backgroundImagePositionAdjustment = offset } == (4, -3))
    #expect(
      try place {
        $0.buttonAppearance.normal.backgroundImagePositionAdjustment = offset
        $0.buttonAppearance.disabled.backgroundImagePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
      } == (1, 2))
  }

  @Test func theItemsOwnAdjustmentGoesBeforeThat() throws {
    item.setBackgroundVerticalPositionAdjustment(6, for: .default)
    let offset = UIOffset(horizontal: 4, vertical: -3)
    #expect(try place { $0.buttonAppearance.normal.backgroundImagePositionAdjustment = offset } == (0, 6))
  }

  @Test func aTapSelectsAndDeselectsWhereItIsAskedTo() {
    var isSelectedInAction: [Bool] = []
    item.primaryAction = UIAction { isSelectedInAction.append(($0.sender as? UIBarButtonItem)?.isSelected ?? false) }
    item.performTap()
    #expect(!item.isSelected)
    item.changesSelectionAsPrimaryAction = true
    item.performTap()
    item.performTap()
    #expect(!item.isSelected && isSelectedInAction == [false, true, false])
  }
}
