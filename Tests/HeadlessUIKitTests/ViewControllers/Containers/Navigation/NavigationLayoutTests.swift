import Testing
import UIKit

@testable import HeadlessUIKit

/// The positions of a navigation controller's bars, and the remaining space for the content. The screens have 50 points of status
/// bar and 30 of home indicator in portrait.
@MainActor @Suite struct NavigationLayoutTests {
  private let root = UIViewController()
  private var navigation: UINavigationController { UINavigationController(rootViewController: root) }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Sources: layout tables of libraries up to iOS 14, and pictures of an iPhone 14 Pro and a Pro Max on iOS 16.
  @Test func barsOfLargePhonesOnTheirSideKeepTheirHeight() {
    let root = UIViewController()
    root.toolbarItems = [UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: root)
    navigation.setToolbarHidden(false, animated: false)
    let screen = Screens.show(navigation, on: Screens.wide { $0.horizontalSizeClass = .regular })
    #expect(navigation.navigationBar.frame.height == 44 && navigation.toolbar.frame.height == 44)
    screen.change(to: Screens.wide())
    #expect(navigation.navigationBar.frame.height == 32 && navigation.toolbar.frame.height == 32)
    screen.close()
  }

  @Test func theBarIsBelowTheStatusBarAndTheViewReachesUnderIt() {
    let navigation = navigation
    let screen = Screens.show(navigation)
    #expect(navigation.navigationBar.frame == rect(0, 50, 400, 44))
    #expect(navigation.navigationBar.background.frame == rect(0, -50, 400, 94))
    #expect(root.view.convert(root.view.bounds, to: nil) == rect(0, 0, 400, 800))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(94, 0, 30, 0))
    screen.close()
  }

  @Test func theBarIsLowInLandscapeAndHigherOnPads() {
    let navigation = navigation
    let screen = Screens.show(navigation)
    screen.change(to: Screens.wide())
    #expect(navigation.navigationBar.frame == rect(0, 0, 800, 32))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(32, 40, 20, 40))
    screen.change(to: Screens.tall { $0.userInterfaceIdiom = .pad })
    #expect(navigation.navigationBar.frame == rect(0, 50, 400, 50))
    screen.close()
  }

  @Test func theBarBeginsAboveTheSafeAreaBelowADynamicIsland() {
    var configuration = Screens.tall { $0.displayScale = 3 }
    configuration.safeAreaInsets.top = 59
    let navigation = navigation
    let screen = Screens.show(navigation, on: configuration)
    #expect(abs(navigation.navigationBar.frame.minY - 161.0 / 3) < 1e-6)
    #expect(abs(root.view.safeAreaInsets.top - 293.0 / 3) < 1e-6)
    screen.close()
    // Recorded on a phone 402 points wide: 56.33.
    configuration.safeAreaInsets.top = 62
    let other = UINavigationController(rootViewController: UIViewController())
    let next = Screens.show(other, on: configuration)
    #expect(abs(other.navigationBar.frame.minY - 169.0 / 3) < 1e-6)
    next.close()
  }

  @Test func aPromptAddsThirtyPoints() {
    let navigation = navigation
    root.navigationItem.prompt = "Above"
    let screen = Screens.show(navigation)
    #expect(navigation.navigationBar.frame == rect(0, 50, 400, 74))
    root.navigationItem.prompt = nil
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame == rect(0, 50, 400, 44))
    screen.close()
  }

  @Test func largeTitlesAddFiftyTwoPoints() {
    let navigation = navigation
    navigation.navigationBar.prefersLargeTitles = true
    root.title = "Large"
    let screen = Screens.show(navigation, on: Screens.tall { $0.displayScale = 3 })
    #expect(navigation.navigationBar.frame == rect(0, 50, 400, 96))
    #expect(root.view.safeAreaInsets.top == 146)
    let label = navigation.navigationBar.largeTitleView?.label
    // The line of the bold 34 point font is 40.57 high, which is 122 pixels; 8 points are below it.
    #expect(label?.font.pointSize == 34)
    #expect(abs((label?.frame.minY ?? 0) - 10.0 / 3) < 1e-6)
    #expect(label?.frame.minX == 16)
    #expect(navigation.navigationBar.contentView.titleLabel.alpha == 0)
    screen.change(to: Screens.wide())
    #expect(navigation.navigationBar.frame.height == 32)
    #expect(navigation.navigationBar.contentView.titleLabel.alpha == 1)
    screen.close()
  }

  @Test func itemsDecideOnTheirLargeTitles() {
    let (second, third) = (UIViewController(), UIViewController())
    second.navigationItem.largeTitleDisplayMode = .never
    let navigation = navigation
    navigation.navigationBar.prefersLargeTitles = true
    navigation.viewControllers = [root, second, third]
    let screen = Screens.show(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    third.navigationItem.largeTitleDisplayMode = .always
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame.height == 96)
    screen.close()
  }

  @Test func opaqueBarsLeaveTheRestToTheView() {
    let navigation = navigation
    navigation.navigationBar.isTranslucent = false
    let screen = Screens.show(navigation)
    #expect(root.view.frame == rect(0, 94, 400, 706))
    #expect(root.view.superview?.frame == rect(0, 0, 400, 800))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(0, 0, 30, 0))
    root.extendedLayoutIncludesOpaqueBars = true
    navigation.view.setNeedsLayout()
    screen.window.updateScreen()
    #expect(root.view.convert(root.view.bounds, to: nil) == rect(0, 0, 400, 800))
    screen.close()
  }

  @Test func viewsThatExtendNowhereLieBetweenTheBars() {
    root.edgesForExtendedLayout = []
    let navigation = navigation
    navigation.isToolbarHidden = false
    let screen = Screens.show(navigation)
    #expect(root.view.convert(root.view.bounds, to: nil) == rect(0, 94, 400, 632))
    screen.close()
  }

  @Test func aHiddenBarLeavesTheStatusBarAlone() {
    let navigation = navigation
    navigation.isNavigationBarHidden = true
    let screen = Screens.show(navigation)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(50, 0, 30, 0))
    #expect(navigation.navigationBar.isHidden)
    #expect(navigation.childForStatusBarStyle === root)
    navigation.setNavigationBarHidden(false, animated: true)
    screen.window.updateScreen()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(94, 0, 30, 0))
    #expect(!navigation.navigationBar.isHidden)
    #expect(navigation.childForStatusBarStyle == nil)
    screen.close()
  }

  @Test func theToolbarStandsOnTheHomeIndicator() {
    let navigation = navigation
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    root.toolbarItems = [.flexibleSpace()]
    navigation.isToolbarHidden = false
    let screen = Screens.show(navigation)
    #expect(navigation.toolbar.frame == rect(0, 726, 400, 44))
    #expect(navigation.toolbar.background.frame == rect(0, 0, 400, 74))
    #expect(navigation.toolbar.items == root.toolbarItems)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(94, 0, 74, 0))
    navigation.pushViewController(next, animated: false)
    screen.window.updateScreen()
    #expect(navigation.toolbar.isHidden)
    #expect(next.view.safeAreaInsets == UIEdgeInsets(94, 0, 30, 0))
    // The topmost controller decides: one above that doesn't hide its bar shows the toolbar.
    let last = UIViewController()
    navigation.pushViewController(last, animated: false)
    screen.window.updateScreen()
    #expect(!navigation.toolbar.isHidden)
    #expect(last.view.safeAreaInsets == UIEdgeInsets(94, 0, 74, 0))
    screen.close()
  }

  @Test func theBarIsHigherInASheet() {
    let presenter = UIViewController()
    let screen = Screens.show(presenter)
    let navigation = navigation
    navigation.modalPresentationStyle = .pageSheet
    presenter.present(navigation, animated: false)
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame == rect(0, 0, 400, 56))
    #expect(root.view.safeAreaInsets.top == 56)
    screen.close()
  }

  @Test func barsOfTheAppsOwnHeightCount() {
    final class TallBar: UINavigationBar {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
    }
    let navigation = UINavigationController(navigationBarClass: TallBar.self, toolbarClass: nil)
    navigation.viewControllers = [root]
    let screen = Screens.show(navigation)
    #expect(navigation.navigationBar is TallBar)
    #expect(navigation.navigationBar.frame == rect(0, 50, 400, 70))
    #expect(root.view.safeAreaInsets.top == 120)
    screen.close()
  }

  // MARK: Scrolling

  @Test func contentBeginsBelowTheBarEvenWhereItIsShort() {
    let content = ScrollingController()
    let screen = Screens.show(UINavigationController(rootViewController: content))
    #expect(content.scrollView.contentOffset == CGPoint(x: 0, y: -94))
    content.scrollView.contentSize.height = 10
    #expect(content.scrollView.adjustedContentInset == UIEdgeInsets(94, 0, 30, 0))
    screen.close()
  }

  @Test func aLargeTitleGivesWayPointByPoint() {
    let content = ScrollingController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let screen = Screens.show(navigation)
    #expect(content.scrollView.contentOffset.y == -146)
    content.scrollView.contentOffset.y = -120
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame.height == 70)
    #expect(content.scrollView.adjustedContentInset.top == 120)
    #expect(navigation.navigationBar.background.look.effect == nil)
    content.scrollView.contentOffset.y = 300
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(content.scrollView.adjustedContentInset.top == 94)
    #expect(content.scrollView.contentOffset.y == 300)
    #expect(navigation.navigationBar.contentView.titleLabel.alpha == 1)
    content.scrollView.contentOffset.y = -146
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(content.scrollView.contentOffset.y == -146)
    screen.close()
  }

  @Test func aLargeTitleStaysOverScrollViewsThatConstraintsPlace() {
    for pinned in [PinnedController(UITableView()), PinnedController(UIScrollView())] {
      pinned.scrollView.alwaysBounceVertical = true
      let navigation = UINavigationController(rootViewController: pinned)
      navigation.navigationBar.prefersLargeTitles = true
      let screen = Screens.show(navigation)
      #expect(navigation.navigationBar.frame == rect(0, 50, 400, 96))
      #expect(pinned.scrollView.frame == rect(0, 0, 400, 800))
      #expect(pinned.scrollView.adjustedContentInset.top == 146)
      #expect(pinned.scrollView.contentOffset.y == -146)
      #expect(navigation.navigationBar.contentView.titleLabel.alpha == 0)
      // Scrolling later hides the title as usual.
      pinned.scrollView.contentOffset.y = -120
      screen.window.updateScreen()
      #expect(navigation.navigationBar.frame.height == 70)
      screen.close()
    }
  }

  @Test func comingBackToScrolledContentFindsTheTitleSmall() {
    let content = ScrollingController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let screen = Screens.show(navigation)
    content.scrollView.contentOffset.y = 300
    screen.window.updateScreen()
    navigation.pushViewController(UIViewController(), animated: false)
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame.height == 96)
    navigation.popViewController(animated: false)
    screen.window.updateScreen()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(content.scrollView.contentOffset.y == 300)
    screen.close()
  }

  @Test func theBackgroundComesWithContentBelowIt() {
    let content = ScrollingController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let screen = Screens.show(navigation)
    #expect(navigation.navigationBar.background.look.effect == nil)
    #expect(navigation.navigationBar.background.look.shadowColor == nil)
    #expect(navigation.toolbar.background.look.effect != nil)
    // The end of 2,000 points of content above a toolbar, which leaves 726.
    content.scrollView.contentOffset.y = 2000 - 726
    screen.window.updateScreen()
    #expect(navigation.navigationBar.background.look.effect != nil)
    #expect(navigation.navigationBar.background.look.shadowColor != nil)
    #expect(navigation.toolbar.background.look.effect == nil)
    screen.close()
  }

  @Test func withoutAScrollViewTheBarHasNoBackground() {
    let navigation = navigation
    let screen = Screens.show(navigation)
    #expect(navigation.navigationBar.background.look.effect == nil)
    screen.close()
  }
}

/// Shows a scroll view that is constrained to the view's edges.
private final class PinnedController: UIViewController {
  let scrollView: UIScrollView

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
