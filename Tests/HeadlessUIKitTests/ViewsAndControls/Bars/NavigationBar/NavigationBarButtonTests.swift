import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// The buttons of a navigation bar. The screen is 400 points wide, and the margin 16.
@MainActor @Suite struct NavigationBarButtonTests: ShowingNavigationBar {
  let root = UIViewController()
  let top = UIViewController()

  @Test func trailingItemsBeginAtTheMargin() {
    top.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Second", style: .done, target: nil, action: nil),
    ]
    let (bar, screen) = show()
    let first = place(bar.label("First"), in: bar)
    let second = place(bar.label("Second"), in: bar)
    #expect(abs(first.maxX - 384) < 0.34)
    // Eight points around each and eight between them.
    #expect(abs(first.minX - second.maxX - 24) < 0.34)
    #expect(bar.label("Second")?.font.isEqual(UIFont.systemFont(ofSize: 17, weight: .semibold)) == true)
    #expect(bar.label("First")?.font.isEqual(UIFont.systemFont(ofSize: 17)) == true)
    screen.close()
  }

  @Test func theSystemsWayOutIsAGreyDiscWhateverTheTint() throws {
    let image = try #require(UIBarButtonItem(systemItem: .close).image?.inBar())
    let rect = CGRect(origin: .zero, size: image.size)
    func colors(_ items: [DisplayItem]) -> [Color] {
      items.flatMap { item -> [Color] in
        switch item {
        case .stroke(_, .color(let color), _), .fill(_, .color(let color), _): [color.withAlpha(1)]
        case .group(let group): colors(group.items)
        default: []
        }
      }
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let shown = colors(image.displayItems(in: rect, tint: red))
    #expect(!shown.isEmpty && !shown.contains(red))
    #expect(image.size.width >= 30)
  }

  @Test func customViewsBeginAtTheMarginThemselves() {
    let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrained.widthAnchor.constraint(equalToConstant: 40).isActive = true
    constrained.heightAnchor.constraint(equalToConstant: 24).isActive = true
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: fixed)
    top.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: constrained)
    let (bar, screen) = show()
    #expect(place(fixed, in: bar) == CGRect(x: 354, y: 12, width: 30, height: 20))
    #expect(place(constrained, in: bar) == CGRect(x: 16, y: 10, width: 40, height: 24))
    screen.close()
  }

  @Test func rightToLeftTurnsTheBarRound() {
    root.title = "Root"
    top.title = "Title"
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let (bar, screen) = show(on: Screens.tall { $0.layoutDirection = .rightToLeft })
    #expect(abs(place(bar.label("Root"), in: bar).maxX - 1109.0 / 3) < 1e-6)
    #expect(place(bar.label("Go"), in: bar).minX == 16)
    screen.close()
  }

  @Test func buttonsAreTintedUnlessTheyAreDisabled() {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    top.navigationItem.rightBarButtonItem = item
    let (bar, screen) = show()
    bar.tintColor = .systemRed
    #expect(bar.label("Go")?.textColor == .systemRed)
    item.tintColor = .systemGreen
    screen.window.updateScreen()
    #expect(bar.label("Go")?.textColor == .systemGreen)
    item.isEnabled = false
    screen.window.updateScreen()
    #expect(bar.label("Go")?.textColor == .tertiaryLabel)
    item.title = "Stop"
    screen.window.updateScreen()
    #expect(bar.label("Stop") != nil && bar.label("Go") == nil)
    screen.close()
  }

  @Test func barTextsDontGrowAndLargeTitlesDo() {
    top.title = "Title"
    let (bar, screen) = show(on: Screens.tall { $0.preferredContentSizeCategory = .extraExtraExtraLarge }) {
      $0.navigationBar.prefersLargeTitles = true
    }
    #expect(bar.contentView.titleLabel.font.pointSize == 17)
    // The large title style is 40 points at that size.
    #expect(bar.largeTitleView?.label.font.pointSize == 40)
    #expect(bar.frame.height > 96)
    screen.close()
  }

  @Test func systemItemsShowTextsOrSymbols() {
    #expect(UIBarButtonItem(systemItem: .cancel).title == "Cancel")
    #expect(UIBarButtonItem(systemItem: .save).style == .done)
    let symbols: [UIBarButtonItem.SystemItem] = [
      .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause,
      .rewind, .fastForward, .close,
    ]
    for symbol in symbols {
      let item = UIBarButtonItem(systemItem: symbol)
      #expect(item.image != nil, "\(symbol)")
      #expect(item.accessibilityLabel != nil, "\(symbol)")
    }
  }

  @Test func theEditButtonFollowsTheController() {
    let item = top.editButtonItem
    #expect(item === top.editButtonItem)
    #expect(item.title == "Edit")
    item.performTap()
    #expect(top.isEditing)
    #expect(item.title == "Done" && item.style == .done)
    top.isEditing = false
    #expect(item.title == "Edit" && item.style == .plain)
  }

  @Test func actionsRunOnATap() {
    var senders: [UIBarButtonItem] = []
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Act") { if let item = $0.sender as? UIBarButtonItem { senders.append(item) } })
    #expect(item.title == "Act")
    item.performTap()
    #expect(senders == [item])
  }

  @Test func aTapCallsTheTargetWithTheItem() {
    @MainActor final class Target {
      var senders: [UIBarButtonItem] = []
      func act(_ sender: UIBarButtonItem) { senders.append(sender) }
    }
    let target = Target()
    let item = UIBarButtonItem(
      title: "Go", style: .plain, target: target, action: Selector("act:", Target.act))
    top.navigationItem.rightBarButtonItem = item
    let (bar, screen) = show()
    let place = place(bar.label("Go"), in: screen.window)
    let hit = screen.window.hitTest(CGPoint(x: place.midX, y: place.midY), with: nil)
    let button = hit as? _UIButtonBarButton
    #expect(button?.item === item)
    #expect(button?.accessibilityLabel == "Go")
    button?.sendActions(for: .touchUpInside)
    #expect(target.senders == [item])
    #expect(item.frame(in: bar)?.maxX == 392)
    item.isEnabled = false
    screen.window.updateScreen()
    button?.sendActions(for: .touchUpInside)
    #expect(target.senders == [item])
    screen.close()
  }

  @Test func aFingerFromTheEdgeGoesBackOnlyWhereTheBarDoes() {
    let navigation = UINavigationController()
    navigation.viewControllers = [root, top]
    let screen = Screens.show(navigation)
    let recognizer = navigation.interactivePopGestureRecognizer
    let gate = recognizer?.delegate
    #expect(recognizer?.view === navigation.view)
    #expect(recognizer.map { gate?.gestureRecognizerShouldBegin($0) } == true)
    top.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    #expect(recognizer.map { gate?.gestureRecognizerShouldBegin($0) } == false)
    top.navigationItem.leftBarButtonItem = nil
    navigation.popViewController(animated: false)
    screen.window.updateScreen()
    #expect(recognizer.map { gate?.gestureRecognizerShouldBegin($0) } == false)
    screen.close()
  }
}
