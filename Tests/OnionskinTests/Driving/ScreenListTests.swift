import Foundation
import Testing
import UIKit

@testable import Onionskin

/// Lists, menus, bars and the device, driven by a test.
@MainActor @Suite struct ScreenListTests {
  private let rows = RowsController()

  @Test func aListScrollsUntilARowIsSeen() throws {
    let screen = Screen(of: rows, on: .iPhone15Pro)
    #expect(!screen.contains("Row 40"))
    try screen.scroll(to: "Row 40")
    try screen.tap("Row 40")
    #expect(rows.log == ["selected Row 40"])
    // And back.
    try screen.scroll(to: "Row 2")
    try screen.tap("Row 2")
    #expect(rows.log.last == "selected Row 2")
    let problem = #expect(throws: ScreenProblem.self) { try screen.scroll(to: "Row 99") }
    #expect(problem?.kind == .notFound)
  }

  @Test func aRowBehindABarIsScrolledFromBehindIt() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: rows)]
    let screen = Screen(of: tabs, on: .iPhone15Pro)
    // Some of these rows are behind the tab bar at first.
    for row in 10...24 {
      try screen.scroll(to: "Row \(row)")
      try screen.tap("Row \(row)")
    }
    #expect(rows.log == (10...24).map { "selected Row \($0)" })
  }

  @Test func anOpenMenuIsNamedAsWhatLiesOnARow() throws {
    let screen = Screen(of: rows, on: .iPhone15Pro)
    try screen.longPress("Row 2")
    let problem = #expect(throws: ScreenProblem.self) { try screen.tap("Row 12") }
    #expect(problem?.message == "text “Row 12” can't be touched: the open menu lies on it.")
  }

  @Test func anEditedRowIsDeletedByItsCircleAndMovedByItsGrip() throws {
    let rows = EditedRowsController()
    let screen = Screen(of: rows, on: .iPhone15Pro)
    rows.setEditing(true, animated: false)
    try screen.tap("Delete Two")
    #expect(rows.rows == ["One", "Two", "Three"])
    try screen.tap(.button("Delete"))
    #expect(rows.rows == ["One", "Three"])
    try screen.drag("Reorder One", to: .text("Three"))
    #expect(rows.rows == ["Three", "One"])
    #expect(rows.tableView.contentOffset.y == -rows.tableView.adjustedContentInset.top)
    #expect(screen.contents.filter { $0.hasPrefix("text") } == ["text “Three”", "text “One”"])
    // The delegate decides.
    rows.mayMove = false
    try screen.drag("Reorder One", to: .text("Three"))
    #expect(rows.rows == ["Three", "One"])
  }

  @Test func aSwipeAcrossARowShowsItsActions() throws {
    let screen = Screen(of: rows, on: .iPhone15Pro)
    try screen.swipe(.left, on: "Row 3")
    try screen.tap("Delete")
    #expect(rows.log == ["deleted Row 3"])
    // A swipe in the other direction hides them, and none is selected.
    try screen.swipe(.left, on: "Row 4")
    #expect(screen.contains("Delete"))
    try screen.swipe(.right, on: "Row 4")
    #expect(!screen.contains("Delete"))
    #expect(rows.log == ["deleted Row 3"])
  }

  @Test func aFingerThatGoesUpScrollsAndShowsNoActions() throws {
    let screen = Screen(of: rows, on: .iPhone15Pro)
    try screen.swipe(.up)
    #expect(rows.tableView.contentOffset.y > 0)
    #expect(!screen.contains("Delete"))
  }

  @Test func menusOpenAndAreChosenFrom() throws {
    let screen = Screen(of: rows, on: .iPhone15Pro)
    try screen.choose("Share", in: "Row 2")
    #expect(rows.log == ["shared Row 2"])
    let problem = #expect(throws: ScreenProblem.self) { try screen.choose("Print", in: "Row 2") }
    #expect(problem?.message == "The menu has no “Print”. It has “Share”, “Copy”.")
    // The menu that the call opened is closed again.
    try screen.tap("Row 3")
    #expect(rows.log == ["shared Row 2", "selected Row 3"])
  }

  @Test func aFingerAcrossTheDirectionOfScrollingReachesTheContent() throws {
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    slider.accessibilityLabel = "Volume"
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    scrollView.addSubview(slider)
    let controller = UIViewController()
    controller.view.addSubview(scrollView)
    let screen = Screen(of: controller, on: .iPhone15Pro)
    let start = scrollView.contentOffset
    try screen.slide("Volume", to: 0.75)
    #expect(abs(slider.value - 0.75) < 0.02)
    #expect(scrollView.contentOffset == start)
    try screen.drag("Volume", by: CGVector(dx: 0, dy: -60))
    #expect(scrollView.contentOffset.y > start.y)
  }

  @Test func aSearchFieldIsTypedIntoAndCancelled() throws {
    let search = UISearchController(searchResultsController: nil)
    rows.navigationItem.searchController = search
    rows.navigationItem.hidesSearchBarWhenScrolling = false
    let screen = Screen(of: UINavigationController(rootViewController: rows), on: .iPhone15Pro)
    try screen.type("Row 4", into: .field("Search"))
    #expect(search.isActive)
    #expect(search.searchBar.text == "Row 4")
    try screen.press(.return)
    try screen.clear(.field("Search"))
    #expect(search.searchBar.text == "")
    try screen.tap("Cancel")
    #expect(!search.isActive)
  }

  @Test func pullingDownRefreshes() throws {
    let screen = Screen(of: rows, on: .iPhone15Pro)
    try screen.pullToRefresh()
    #expect(rows.log == ["refreshed"])
  }

  @Test func theBackButtonLeadsBack() throws {
    let navigation = UINavigationController(rootViewController: FormController())
    let screen = Screen(of: navigation, on: .iPhone15Pro)
    let problem = #expect(throws: ScreenProblem.self) { try screen.goBack() }
    #expect(problem?.kind == .noEffect)
    navigation.pushViewController(rows, animated: true)
    try screen.goBack()
    #expect(navigation.topViewController is FormController)
  }

  @Test func tabsAreSelectedByTheirTitles() throws {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    first.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Files", image: nil, tag: 1)
    tabs.viewControllers = [first, second]
    let screen = Screen(of: tabs, on: .iPhone15Pro)
    try screen.select("Files")
    #expect(tabs.selectedIndex == 1)
  }

  @Test func segmentsAreSelectedByTheirTitles() throws {
    let controller = UIViewController()
    let segments = UISegmentedControl(items: ["All", "New"])
    segments.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
    controller.view.addSubview(segments)
    let screen = Screen(of: controller, on: .iPhone15Pro)
    try screen.select("New")
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test func theDeviceTurns() throws {
    let screen = Screen(of: rows, on: .iPhone15Pro, variant: .dark)
    try screen.rotate(.landscape)
    #expect(rows.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(rows.traitCollection.verticalSizeClass == .compact)
    #expect(rows.traitCollection.userInterfaceStyle == .dark)
    screen.change(.textSize(.accessibilityLarge))
    #expect(rows.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func gesturesGetTheirTouches() throws {
    let controller = UIViewController()
    let box = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    box.accessibilityIdentifier = "box"
    var log: [String] = []
    let pinch = UIPinchGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let delegate = GestureLog { log.append($0) }
    for (gesture, name) in [(pinch, "pinch"), (press, "press"), (double, "double")] as [(UIGestureRecognizer, String)] {
      gesture.name = name
      gesture.addTarget(delegate, action: Selector("found:", GestureLog.found))
      box.addGestureRecognizer(gesture)
    }
    controller.view.addSubview(box)
    let screen = Screen(of: controller, on: .iPhone15Pro)
    try screen.tap(.identifier("box"), count: 2)
    try screen.longPress(.identifier("box"))
    try screen.pinch(.identifier("box"), scale: 2)
    #expect(log == ["double", "press", "pinch"])
  }
}

/// Records the names of gestures when they end.
@MainActor private final class GestureLog: NSObject {
  private let note: (String) -> Void
  init(_ note: @escaping (String) -> Void) { self.note = note }
  func found(_ gesture: UIGestureRecognizer) { if gesture.state == .ended { note(gesture.name ?? "") } }
}
