import Testing
import UIKit

@testable import HeadlessUIKit

/// Records the calls of a split controller to its delegate.
@MainActor private final class Listener: UISplitViewControllerDelegate {
  var calls: [String] = []
  var keepsSecondary = true
  var top: UISplitViewController.Column?

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    calls.append("collapse")
    return !keepsSecondary
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    calls.append("proposed \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    calls.append("mode \(displayMode)")
  }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    calls.append("show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    calls.append("hide \(column)")
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
}

/// Split controllers on a tablet of 1,000 by 700 points at 2x, and on screens with space for one column.
@MainActor @Suite struct SplitViewControllerTests {
  private let listener = Listener()
  private let primary = UIViewController()
  private let supplementary = UIViewController()
  private let secondary = UIViewController()

  private func tablet(width: CGFloat = 1000, height: CGFloat = 700, isRegular: Bool = true) -> ScreenConfiguration {
    var configuration = Screens.tall {
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = isRegular ? .regular : .compact
      $0.displayScale = 2
    }
    configuration.size = CGSize(width: width, height: height)
    configuration.safeAreaInsets = .zero
    configuration.safeAreaInsetsWithoutStatusBar = .zero
    return configuration
  }

  private func double() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = listener
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    return split
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.window == nil ? .null : controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test func twoColumnsStandSideBySideInLandscape() {
    let split = double()
    let screen = Screens.show(split, on: tablet())
    #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    #expect(frame(primary) == CGRect(x: 0, y: 0, width: 320, height: 700))
    // A line of one pixel between them.
    #expect(frame(secondary) == CGRect(x: 320.5, y: 0, width: 679.5, height: 700))
    #expect(split.primaryColumnWidth == 320)
    #expect(primary.navigationController != nil && primary.splitViewController === split)
    #expect(split.viewController(for: .primary) === primary)
    // The primary column is narrow.
    #expect(primary.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
    screen.close()
  }

  @Test func viewsKnowWhetherTheSplitControllerShowsColumns() {
    let split = double()
    let wide = Screens.show(split, on: tablet())
    #expect(primary.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
    #expect(secondary.view.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
    #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
    wide.close()
    let narrow = double()
    let screen = Screens.show(narrow)
    #expect(narrow.isCollapsed)
    #expect(narrow.viewControllers.first?.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
    screen.close()
  }

  @Test func thePrimaryColumnIsAwayInPortrait() {
    let split = double()
    let screen = Screens.show(split, on: tablet(width: 700, height: 1000))
    #expect(split.displayMode == .secondaryOnly)
    #expect(frame(secondary) == CGRect(x: 0, y: 0, width: 700, height: 1000))
    #expect(frame(primary) == .null)
    split.show(.primary)
    screen.window.updateScreen()
    // Two fifths of 700.
    #expect(split.displayMode == .oneOverSecondary)
    #expect(frame(primary) == CGRect(x: 0, y: 0, width: 280, height: 1000))
    #expect(frame(secondary).width == 700)
    #expect(listener.calls == ["mode oneOverSecondary", "show primary"])
    split.hide(.primary)
    screen.window.updateScreen()
    #expect(frame(primary) == .null)
    screen.close()
  }

  @Test func threeColumnsShareTheWidth() {
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(primary, for: .primary)
    split.setViewController(supplementary, for: .supplementary)
    split.setViewController(secondary, for: .secondary)
    let screen = Screens.show(split, on: tablet())
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(supplementary).width == 320 && frame(primary) == .null)
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredPrimaryColumnWidth = 200
    screen.window.updateScreen()
    #expect(frame(primary) == CGRect(x: 0, y: 0, width: 200, height: 700))
    #expect(frame(supplementary) == CGRect(x: 200.5, y: 0, width: 320, height: 700))
    #expect(frame(secondary) == CGRect(x: 521, y: 0, width: 479, height: 700))
    split.preferredDisplayMode = .twoDisplaceSecondary
    screen.window.updateScreen()
    // As wide as beside one column, and moved off the screen.
    #expect(frame(secondary) == CGRect(x: 521, y: 0, width: 679.5, height: 700))
    screen.close()
  }

  @Test func widthsFollowTheFractionAndTheBounds() {
    let split = double()
    split.preferredPrimaryColumnWidthFraction = 0.5
    let screen = Screens.show(split, on: tablet())
    #expect(split.primaryColumnWidth == 320)
    split.maximumPrimaryColumnWidth = 450
    #expect(split.primaryColumnWidth == 450)
    split.maximumPrimaryColumnWidth = 600
    #expect(split.primaryColumnWidth == 500)
    split.minimumPrimaryColumnWidth = 550
    #expect(split.primaryColumnWidth == 550)
    split.primaryEdge = .trailing
    screen.window.updateScreen()
    #expect(frame(primary) == CGRect(x: 450, y: 0, width: 550, height: 700))
    #expect(frame(secondary) == CGRect(x: 0, y: 0, width: 449.5, height: 700))
    screen.close()
  }

  @Test func columnsLieOnOneAnotherWhereThereIsRoomForOne() {
    let split = double()
    let screen = Screens.show(split, on: tablet(width: 400, isRegular: false))
    #expect(split.isCollapsed)
    #expect(listener.calls == ["proposed secondary", "collapsed"])
    #expect(primary.navigationController?.viewControllers == [primary, secondary])
    #expect(frame(secondary).width == 400 && frame(primary) == .null)
    screen.change(to: tablet())
    #expect(listener.calls.last == "expanded")
    #expect(primary.navigationController?.viewControllers == [primary])
    #expect(secondary.navigationController?.viewControllers == [secondary])
    #expect(frame(primary).width == 320 && frame(secondary).minX == 320.5)
    screen.close()
  }

  @Test func theDelegateChoosesTheColumnOnTop() {
    let split = double()
    listener.top = .primary
    let screen = Screens.show(split, on: tablet(width: 400, isRegular: false))
    #expect(frame(primary).width == 400 && frame(secondary) == .null)
    split.show(.secondary)
    screen.window.updateScreen()
    #expect(frame(secondary).width == 400)
    screen.close()
  }

  @Test func aCompactColumnStandsInForTheOthers() {
    let compact = UIViewController()
    let split = double()
    split.setViewController(compact, for: .compact)
    let screen = Screens.show(split, on: tablet(width: 400, isRegular: false))
    #expect(frame(compact).width == 400 && compact.navigationController == nil)
    screen.change(to: tablet())
    #expect(frame(compact) == .null && frame(primary).width == 320)
    screen.close()
  }

  @Test func masterAndDetailOfOldCollapseAsTheDelegateSays() {
    let split = UISplitViewController()
    let master = UINavigationController(rootViewController: primary)
    let detail = UINavigationController(rootViewController: secondary)
    split.viewControllers = [master, detail]
    split.delegate = listener
    let screen = Screens.show(split, on: tablet())
    #expect(split.viewControllers == [master, detail])
    #expect(frame(primary).width == 320 && frame(secondary).width == 679.5)
    listener.keepsSecondary = false
    screen.change(to: tablet(width: 400, isRegular: false))
    #expect(split.viewControllers == [master])
    #expect(master.viewControllers == [primary])
    #expect(listener.calls == ["collapse", "collapsed"])
    screen.change(to: tablet())
    #expect(frame(secondary).width == 679.5)
    listener.keepsSecondary = true
    screen.change(to: tablet(width: 400, isRegular: false))
    #expect(master.viewControllers == [primary, secondary])
    screen.close()
  }

  @Test func aDetailIsShownInTheSecondaryColumnOrOnTop() {
    let split = UISplitViewController()
    let master = UINavigationController(rootViewController: primary)
    split.viewControllers = [master, secondary]
    let screen = Screens.show(split, on: tablet())
    let other = UIViewController()
    primary.showDetailViewController(other, sender: nil)
    screen.window.updateScreen()
    #expect(split.viewControllers == [master, other])
    #expect(frame(other).width == 679.5 && secondary.parent == nil)
    screen.change(to: tablet(width: 400, isRegular: false))
    #expect(frame(other).width == 400)
    let third = UIViewController()
    primary.showDetailViewController(third, sender: nil)
    screen.window.updateScreen()
    #expect(master.viewControllers == [primary, third])
    screen.change(to: tablet())
    #expect(split.viewControllers == [master, third])
    screen.close()
  }

  private func buttons(_ split: UISplitViewController) -> [UISplitViewController.Column] {
    [.primary, .supplementary, .secondary].filter { column in
      let bar =
        (split.viewController(for: column)?.navigationController ?? split.viewController(for: column))
        as? UINavigationController
      return bar?.navigationBar.containerItems.contains { $0 === split.displayModeButtonItem } == true
    }
  }

  @Test func theButtonStandsInTheFirstColumnsBar() {
    let split = double()
    let screen = Screens.show(split, on: tablet())
    #expect(buttons(split) == [.primary])
    #expect(split.displayModeButtonItem.accessibilityLabel == "Hide Sidebar")
    split.displayModeButtonItem.tapHandler?()
    screen.window.updateScreen()
    #expect(buttons(split) == [.secondary])
    #expect(split.displayModeButtonItem.accessibilityLabel == "Show Sidebar")
    split.displayModeButtonVisibility = .never
    screen.window.updateScreen()
    #expect(buttons(split) == [])
    split.displayModeButtonVisibility = .automatic
    split.presentsWithGesture = false
    screen.window.updateScreen()
    #expect(buttons(split) == [])
    split.displayModeButtonVisibility = .always
    screen.window.updateScreen()
    #expect(buttons(split) == [.secondary])
    // If there is space for only one column, there is nothing to show or hide.
    screen.change(to: tablet(width: 400, isRegular: false))
    #expect(buttons(split) == [])
    screen.close()
  }

  @Test func aButtonThatTheAppPlacesIsThereOnce() {
    let split = double()
    secondary.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    let screen = Screens.show(split, on: tablet())
    #expect(buttons(split) == [])
    screen.close()
  }

  @Test func ofThreeColumnsTheButtonHidesTheFirstAndAnotherTheRest() {
    let split = UISplitViewController(style: .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(UIViewController(), for: column)
    }
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredSplitBehavior = .tile
    split.showsSecondaryOnlyButton = true
    let screen = Screens.show(split, on: tablet())
    split.displayModeButtonItem.tapHandler?()
    screen.window.updateScreen()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(buttons(split) == [.supplementary])
    split.displayModeButtonItem.tapHandler?()
    screen.window.updateScreen()
    #expect(split.displayMode == .twoBesideSecondary)
    let bar = split.viewController(for: .secondary)?.navigationController?.navigationBar
    #expect(bar?.containerItems.count == 1)
    split.secondaryOnlyButton.tapHandler?()
    screen.window.updateScreen()
    #expect(split.displayMode == .secondaryOnly)
    split.secondaryOnlyButton.tapHandler?()
    screen.window.updateScreen()
    #expect(split.displayMode == .twoBesideSecondary)
    screen.close()
  }

  @Test func itTellsWhenDetailsAreShownElsewhere() {
    let split = double()
    let name = UIViewController.showDetailTargetDidChangeNotification
    var told: [UISplitViewController] = []
    let token = NotificationCenter.default.addObserver(forName: name, object: split, queue: nil) { _ in
      MainActor.assumeIsolated { told.append(split) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let screen = Screens.show(split, on: tablet())
    #expect(told.isEmpty)
    screen.change(to: tablet(width: 400, isRegular: false))
    #expect(told == [split])
    screen.change(to: tablet())
    #expect(told == [split, split])
    screen.close()
  }

  @Test func theButtonTogglesTheColumns() {
    let split = double()
    let screen = Screens.show(split, on: tablet())
    split.displayModeButtonItem.tapHandler?()
    screen.window.updateScreen()
    #expect(split.displayMode == .secondaryOnly && frame(primary) == .null)
    #expect(listener.calls == ["mode secondaryOnly", "hide primary"])
    split.displayModeButtonItem.tapHandler?()
    screen.window.updateScreen()
    #expect(split.displayMode == .oneBesideSecondary && frame(primary).width == 320)
    screen.close()
  }
}
