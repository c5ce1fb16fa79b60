import Testing
import UIKit

@testable import HeadlessUIKit

/// The bar by itself, in points, at 3x.
@MainActor @Suite struct TabBarTests {
  init() { HostedScreen.apply(.standard) }

  private func bar(_ titles: [String], width: CGFloat = 375) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
    bar.items = titles.enumerated().map { UITabBarItem(title: $1, image: image(25), tag: $0) }
    bar.layoutIfNeeded()
    return bar
  }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  private func buttons(_ bar: UITabBar) -> [UITabBarButton] {
    bar.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? UITabBarButton }
  }

  private func part<View: UIView>(_ type: View.Type, _ button: UITabBarButton) -> View? {
    button.subviews.compactMap { $0 as? View }.first { $0 is UITabBarSwappableImageView || !($0 is UIImageView) }
  }

  // MARK: Positions

  @Test func tabsShareTheWidthWithTwoPointsOnBothSides() {
    #expect(buttons(bar(["A", "B", "C"])).map(\.frame.minX) == [2, 127, 252])
    #expect(buttons(bar(["A", "B", "C"])).map(\.frame.width) == [121, 121, 121])
    #expect(buttons(bar(["A", "B", "C"])).allSatisfy { $0.frame.minY == 1 && $0.frame.height == 48 })
  }

  @Test func sharesEndOnWholePoints() {
    // A quarter of 414 is 103.5: the parts end at 104, 207, 311 and 414.
    let frames = buttons(bar(["A", "B", "C", "D"], width: 414)).map(\.frame)
    #expect(frames.map(\.minX) == [2, 106, 209, 313])
    #expect(frames.map(\.width) == [100, 99, 100, 99])
  }

  @Test func rightToLeftBeginsOnTheRight() {
    let bar = bar(["A", "B"], width: 400)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    #expect(buttons(bar).map(\.frame.minX) == [202, 2])
  }

  @Test func centeredTabsHaveTheWidthAndSpacingThatTheAppSays() {
    let bar = bar(["A", "B"], width: 400)
    bar.itemPositioning = .centered
    bar.itemWidth = 80
    bar.itemSpacing = 20
    #expect(buttons(bar).map(\.frame.minX) == [110, 210])
    #expect(buttons(bar).map(\.frame.width) == [80, 80])
  }

  @Test func theTitleIsBelowTheImage() throws {
    let button = buttons(bar(["A", "B", "C"]))[0]
    let label = try #require(part(UITabBarButtonLabel.self, button))
    let picture = try #require(part(UITabBarSwappableImageView.self, button))
    // Ten points have a line of 11.93, 12 in thirds.
    #expect(label.frame.height == 12)
    // The baseline, two thirds of a point below 9, is 44 points below the edge: recorded on iOS 17.5 and 18.5.
    #expect(abs(label.frame.minY - 103.0 / 3) < 1e-6)
    #expect(abs(label.frame.midX - 60.5) < 0.34)
    #expect(picture.frame == CGRect(x: 48, y: 5, width: 25, height: 25))
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 10, weight: .medium))
  }

  @Test func imageInsetsMoveTheImage() throws {
    let bar = bar(["A", "B", "C"])
    bar.items![0].imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    let picture = try #require(part(UITabBarSwappableImageView.self, buttons(bar)[0]))
    #expect(picture.frame == CGRect(x: 48, y: 11, width: 25, height: 25))
  }

  @Test func inRegularWidthTheTitleIsBesideTheImage() throws {
    let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(horizontalSizeClass: .regular)])
    let screen = Screens.show(
      UITabBarController.of(["One", "Two"]),
      on: ScreenConfiguration(size: CGSize(width: 1000, height: 800), traits: traits))
    let tabs = screen.controller as! UITabBarController
    let button = buttons(tabs.tabBar)[0]
    let label = try #require(part(UITabBarButtonLabel.self, button))
    let picture = try #require(part(UITabBarSwappableImageView.self, button))
    #expect(picture.frame.maxX < label.frame.minX)
    #expect(abs(picture.frame.midY - label.frame.midY) < 0.34)
    // 34 points between the two, which are centred together.
    let frames = buttons(tabs.tabBar).map(\.frame)
    #expect(frames[1].minX - frames[0].maxX == 34)
    #expect(abs(frames[0].minX + frames[1].maxX - 1000) <= 1)
    screen.close()
  }

  // MARK: Badges

  @Test func aBadgeIsARedCapsuleOf18PointsAtTheImage() throws {
    let bar = bar(["A", "B", "C"])
    bar.items![0].badgeValue = "1"
    let badge = try #require(part(_UIBadgeView.self, buttons(bar)[0]))
    #expect(badge.frame.size == CGSize(width: 18, height: 18))
    badge.layoutIfNeeded()
    #expect(badge.layer.cornerRadius == 9)
    #expect(badge.backgroundColor == .systemRed)
    #expect(badge.frame.minX < 73 && badge.frame.maxX > 73)
    bar.items![0].badgeValue = "1024"
    #expect(buttons(bar)[0].subviews.compactMap { $0 as? _UIBadgeView }[0].frame.width > 18)
    bar.items![0].badgeValue = nil
    #expect(part(_UIBadgeView.self, buttons(bar)[0]) == nil)
  }

  @Test func withoutAnImageTheBadgeStartsBesideTheMiddle() throws {
    let bar = bar(["A", "B", "C"])
    bar.items![0].image = nil
    bar.items![0].badgeValue = "1"
    // The tab is 121 points wide: 60.5 and 10.8 are 71.3, 71 and a third in thirds.
    #expect(abs(try #require(part(_UIBadgeView.self, buttons(bar)[0])).frame.minX - 214.0 / 3) < 1e-6)
  }

  @Test func inTheMiddleOfAScreenTheBarIs49High() {
    let controller = UIViewController()
    let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 400, height: 49))
    controller.view.addSubview(bar)
    let screen = Screens.show(controller)
    defer { screen.close() }
    #expect(bar.sizeThatFits(CGSize(width: 400, height: 0)).height == 49)
    bar.frame.origin.y = 751
    #expect(bar.sizeThatFits(CGSize(width: 400, height: 0)).height == 79)
  }

  // MARK: Colours

  /// 226 of 255 on a bar of 249, recorded on iOS 18.5.
  @Test func aTabThatCantBeChosenIsFaint() throws {
    let bar = bar(["A", "B"])
    bar.items![0].isEnabled = false
    let color = try #require(titleColor(buttons(bar)[0])).displayColor(for: .standard)
    #expect(abs(249 * (1 - color.alpha) + 255 * color.red * color.alpha - 226) < 1.5)
  }

  private func titleColor(_ button: UITabBarButton) -> UIColor? {
    part(UITabBarButtonLabel.self, button)?.attributedText?
      .attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  private func iconColor(_ button: UITabBarButton) -> UIColor? {
    part(UITabBarSwappableImageView.self, button)?.tintColor
  }

  @Test func theSelectedTabHasTheTintColor() {
    let bar = bar(["A", "B"])
    bar.tintColor = .purple
    bar.unselectedItemTintColor = .brown
    bar.selectedItem = bar.items![1]
    #expect(buttons(bar).map(titleColor) == [.brown, .purple])
    #expect(buttons(bar).map(iconColor) == [.brown, .purple])
  }

  @Test func anAppearancesColorsCountMoreThanTheBars() {
    let bar = bar(["A", "B"])
    bar.tintColor = .purple
    bar.selectedItem = bar.items![1]
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .green
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    bar.standardAppearance = appearance
    #expect(buttons(bar).map(iconColor) == [.green, .purple])
    #expect(buttons(bar).map(titleColor) == [.blue, .purple])
    // The bar has a copy; the returned object can be changed.
    appearance.stackedLayoutAppearance.selected.iconColor = .yellow
    #expect(buttons(bar).map(iconColor) == [.green, .purple])
    bar.standardAppearance.stackedLayoutAppearance.selected.iconColor = .yellow
    #expect(buttons(bar).map(iconColor) == [.green, .yellow])
  }

  /// A tab has copies like a bar, and the returned objects can be changed.
  @Test func theChosenTabsAppearanceGoesBeforeTheBars() {
    let bar = bar(["A", "B"])
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.iconColor = .green
    bar.items![1].standardAppearance = appearance
    bar.selectedItem = bar.items![1]
    #expect(buttons(bar).map(iconColor)[1] == .green)
    appearance.stackedLayoutAppearance.selected.iconColor = .yellow
    #expect(buttons(bar).map(iconColor)[1] == .green)
    bar.items![1].standardAppearance?.stackedLayoutAppearance.selected.iconColor = .yellow
    #expect(buttons(bar).map(iconColor)[1] == .yellow)
  }

  @Test func anItemsAttributesCountMoreThanAnAppearances() {
    let bar = bar(["A", "B"])
    bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    bar.items![0].setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(buttons(bar).map(titleColor) == [.red, .blue])
  }

  // MARK: Items

  @Test func selectedImagesAreShownWhileTheTabIsSelected() {
    let bar = bar(["A", "B"])
    let (usual, selected) = (image(10), image(20))
    bar.items![0].image = usual
    bar.items![0].selectedImage = selected
    #expect(part(UITabBarSwappableImageView.self, buttons(bar)[0])?.image?.size.width == 10)
    bar.selectedItem = bar.items![0]
    #expect(part(UITabBarSwappableImageView.self, buttons(bar)[0])?.image?.size.width == 20)
    #expect(bar.items![1].selectedImage === bar.items![1].image)
  }

  @Test func theSystemsItemsDontChange() {
    let item = UITabBarItem(tabBarSystemItem: .mostViewed, tag: 3)
    item.title = "Mine"
    item.image = nil
    #expect(item.title == "Most Viewed")
    #expect(item.image != nil)
    #expect(item.tag == 3)
  }

  @Test(arguments: 0..<12) func everySystemItemHasAnImage(_ value: Int) throws {
    let system = try #require(UITabBarItem.SystemItem(rawValue: value))
    #expect(UITabBarItem(tabBarSystemItem: system, tag: 0).image != nil)
  }

  @Test func aTapSelectsAndTells() {
    let bar = bar(["A", "B"])
    let delegate = Delegate()
    bar.delegate = delegate
    buttons(bar)[1].sendActions(for: .touchUpInside)
    #expect(bar.selectedItem === bar.items![1])
    #expect(delegate.selected == ["B"])
    bar.items![0].isEnabled = false
    buttons(bar)[0].sendActions(for: .touchUpInside)
    bar.selectedItem = bar.items![0]
    #expect(delegate.selected == ["B"])
  }

  private final class Delegate: NSObject, UITabBarDelegate {
    var selected: [String?] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.title) }
  }
}

extension UITabBarController {
  /// Plain controllers with titles and images.
  static func of(_ titles: [String]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = titles.map { title in
      let controller = UIViewController()
      controller.title = title
      controller.tabBarItem.image = UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { _ in }
      return controller
    }
    return tabs
  }

  @Test func copiesOfAppearancesHaveTheirType() {
    let copy = UITabBar().standardAppearance.copy()
    copy.configureWithTransparentBackground()
    #expect(copy.backgroundEffect == nil && type(of: copy) == UITabBarAppearance.self)
  }
}
