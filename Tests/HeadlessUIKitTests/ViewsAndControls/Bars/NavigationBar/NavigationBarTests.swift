import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// The contents of a navigation bar and their positions. The screen is 400 points wide, and the margin 16.
@MainActor @Suite struct NavigationBarTests: ShowingNavigationBar {
  let root = UIViewController()
  let top = UIViewController()

  @Test func textsAndSymbolsHaveATintThatIsSetBeforeTheFirstLayout() throws {
    top.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Edit"), UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
    ]
    let (bar, screen) = show { $0.navigationBar.tintColor = .red }
    #expect(try #require(bar.label("Edit")).textColor == .red)
    screen.close()
  }

  /// 11 x 19 points and strokes of 3.3 from side to side; ours counts the pixels that it touches.
  @Test func theChevronIsAsLargeAsRecorded() throws {
    let image = BarMetrics.backIndicator
    let items = image.displayItems(in: CGRect(origin: .zero, size: image.size))
    let strokes = items.compactMap { item in
      if case .stroke(let path, _, let style) = item { (path, style) } else { nil as (Path, StrokeStyle)? }
    }
    let (path, style) = try #require(strokes.first)
    let ink = path.controlPointBox.insetBy(dx: -style.width / 2, dy: -style.width / 2)
    #expect(abs(ink.width - 11) < 0.34 && abs(ink.height - 19) < 0.34)
    #expect(abs(style.width * 2.0.squareRoot() - 3.3) < 0.17)
  }

  // MARK: Titles

  @Test func theTitleIsCentred() {
    top.title = "Title"
    let (bar, screen) = show()
    let label = bar.label("Title")
    let frame = place(label, in: bar)
    #expect(abs(frame.midX - 200) <= 1.0 / 3)
    // A line of 20.29 points is 61 pixels high; halves of the remainder of 132 are rounded down, as recorded on iOS 17.5 and 18.5.
    #expect(abs(frame.minY - 35.0 / 3) < 1e-6)
    #expect(abs(frame.height - 61.0 / 3) < 1e-6)
    #expect(label?.font.pointSize == 17)
    #expect(label?.font.isEqual(UIFont.systemFont(ofSize: 17, weight: .semibold)) == true)
    screen.close()
  }

  @Test func itemsFollowTheControllersTitleAndNotTheOtherWayRound() {
    top.title = "One"
    #expect(top.navigationItem.title == "One")
    top.title = "Two"
    #expect(top.navigationItem.title == "Two")
    top.navigationItem.title = "Three"
    #expect(top.title == "Two")
    let (bar, screen) = show()
    #expect(bar.label("Three") != nil)
    top.navigationItem.title = "Four"
    screen.window.updateScreen()
    #expect(bar.label("Four") != nil && bar.label("Three") == nil)
    screen.close()
  }

  @Test func aLongTitleMovesAndIsCut() {
    root.title = "Back here"
    top.title = String(repeating: "Long title ", count: 10)
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    let (bar, screen) = show()
    let back = place(bar.contentView.backButton, in: bar)
    let label = place(bar.contentView.titleLabel, in: bar)
    #expect(label.minX >= back.maxX)
    #expect(label.maxX <= place(bar.contentView.trailing, in: bar).minX + 1e-6)
    // The back button has no space for a text.
    #expect(bar.label("Back here") == nil && bar.label("Back") == nil)
    screen.close()
  }

  @Test func aTitleViewTakesTheTitlesPlace() {
    top.title = "Title"
    top.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let (bar, screen) = show()
    #expect(bar.label("Title") == nil)
    #expect(place(top.navigationItem.titleView, in: bar) == CGRect(x: 150, y: 7, width: 100, height: 30))
    screen.close()
  }

  /// `UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 20))`, as apps write it.
  @Test func aSearchBarForATitleHasItsOwnHeight() {
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    top.navigationItem.titleView = search
    let (bar, screen) = show()
    let height = search.intrinsicContentSize.height
    #expect(height > 40)
    #expect(place(search, in: bar) == CGRect(x: 100, y: (44 - height) / 2, width: 200, height: height))
    screen.close()
  }

  // MARK: The back button

  @Test func theWayBackNamesWhereItLeads() {
    root.title = "Root"
    let (bar, screen) = show()
    let back = bar.contentView.backButton
    #expect(!back.isHidden)
    #expect(back.accessibilityLabel == "Root")
    // 8 points, a chevron of 13, and 9 and a third: on iOS 18.5 the first letter's stem is 1.33 further right, at 31.67.
    #expect(abs(place(bar.label("Root"), in: bar).minX - 91.0 / 3) < 1e-6)
    // On the pixel of the bar's title: capitals of both have their upper edge at 71.7 on iOS 18.5, and at 69.0 on 17.5.
    #expect(abs(place(bar.label("Root"), in: bar).minY - 35.0 / 3) < 1e-6)
    screen.close()
  }

  @Test func theWayBackIsCalledBackWithoutATitleOrRoom() {
    let (bar, screen) = show()
    #expect(bar.label("Back") != nil)
    root.title = String(repeating: "Long title ", count: 10)
    screen.window.updateScreen()
    #expect(bar.label("Back") != nil)
    #expect(bar.contentView.backButton.accessibilityLabel == root.title)
    screen.close()
  }

  @Test func theItemBelowDecidesOnTheWayBack() {
    root.title = "Root"
    root.navigationItem.backButtonTitle = "Away"
    let (bar, screen) = show()
    #expect(bar.label("Away") != nil)
    root.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Button", style: .plain, target: nil, action: nil)
    screen.window.updateScreen()
    #expect(bar.label("Button") != nil)
    root.navigationItem.backButtonDisplayMode = .generic
    screen.window.updateScreen()
    #expect(bar.label("Back") != nil)
    root.navigationItem.backButtonDisplayMode = .minimal
    screen.window.updateScreen()
    #expect(bar.label("Back") == nil && bar.label("Button") == nil)
    #expect(bar.contentView.backButton.bounds.width == 29)
    screen.close()
  }

  @Test func leadingItemsReplaceTheWayBackOrStandBesideIt() {
    root.title = "Root"
    top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    let (bar, screen) = show()
    #expect(bar.label("Root") == nil)
    #expect(place(bar.label("Left"), in: bar).minX == 16)
    top.navigationItem.leftItemsSupplementBackButton = true
    screen.window.updateScreen()
    #expect(place(bar.label("Root"), in: bar).maxX < place(bar.label("Left"), in: bar).minX)
    top.navigationItem.hidesBackButton = true
    screen.window.updateScreen()
    #expect(bar.label("Root") == nil)
    screen.close()
  }

  @Test func aTapOnTheWayBackPops() {
    final class Controller: UINavigationController, UINavigationBarDelegate {
      var allows = false
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
    }
    let navigation = Controller()
    navigation.viewControllers = [root, top]
    let screen = Screens.show(navigation)
    navigation.navigationBar.contentView.backButton.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers == [root, top])
    navigation.allows = true
    var actions = 0
    top.navigationItem.backAction = UIAction { _ in actions += 1 }
    navigation.navigationBar.contentView.backButton.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers == [root, top] && actions == 1)
    top.navigationItem.backAction = nil
    navigation.navigationBar.contentView.backButton.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers == [root])
    screen.close()
  }

  // MARK: Appearances

  @Test func effectsBlurWhatIsBelowUnderAVeil() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterialDark))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.contentView.addSubview(UILabel())
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
    let items = view.first(_UIVisualEffectBackdropView.self)?.contentItems() ?? []
    guard items.count == 2, case .backdropBlur = items[0], case .fill(_, .color(let overlay), _) = items[1] else {
      Issue.record("\(items)")
      return
    }
    #expect(abs(overlay.red - 29.0 / 255) < 1e-6 && overlay.alpha == 0.94)
    view.effect = nil
    #expect(view.first(_UIVisualEffectBackdropView.self) == nil)
  }

  @Test func appearancesAreCopiedAndTheCopyIsLive() {
    let (bar, screen) = show()
    top.title = "Title"
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemYellow
    appearance.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
    bar.scrollEdgeAppearance = appearance
    screen.window.updateScreen()
    #expect(bar.scrollEdgeAppearance !== appearance)
    #expect(bar.background.look.color == .systemYellow)
    #expect(bar.label("Title")?.textColor == .systemRed)
    appearance.backgroundColor = .systemGreen
    screen.window.updateScreen()
    #expect(bar.background.look.color == .systemYellow)
    bar.scrollEdgeAppearance?.backgroundColor = .systemBlue
    screen.window.updateScreen()
    #expect(bar.background.look.color == .systemBlue)
    let own = UINavigationBarAppearance()
    own.configureWithTransparentBackground()
    own.backgroundColor = .systemPink
    top.navigationItem.scrollEdgeAppearance = own
    screen.window.updateScreen()
    #expect(bar.background.look.color == .systemPink)
    screen.close()
  }

  @Test func olderPropertiesShowWithContentBelowTheBar() {
    let content = ScrollingController()
    content.title = "Title"
    let navigation = UINavigationController(rootViewController: content)
    let bar = navigation.navigationBar
    bar.barTintColor = .systemTeal
    bar.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
    let screen = Screens.show(navigation)
    #expect(bar.background.look.color == nil)
    #expect(bar.label("Title")?.textColor == .systemRed)
    content.scrollView.contentOffset.y = 100
    screen.window.updateScreen()
    #expect(bar.background.look.color == .systemTeal)
    bar.barStyle = .black
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    screen.close()
  }

  @Test func aBarByItselfPushesAndPopsItems() {
    final class Delegate: NSObject, UINavigationBarDelegate {
      var calls: [String] = []
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        calls.append("push \(item.title ?? "")")
      }
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        item.title != "Kept"
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        calls.append("pop \(item.title ?? "")")
      }
    }
    let delegate = Delegate()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A")
    #expect(bar.popItem(animated: false)?.title == "B")
    bar.pushItem(UINavigationItem(title: "Kept"), animated: false)
    #expect(bar.popItem(animated: false) == nil)
    #expect(delegate.calls == ["push A", "push B", "pop B", "push Kept"])
    bar.layoutIfNeeded()
    #expect(bar.background.look.effect != nil)
  }
}
