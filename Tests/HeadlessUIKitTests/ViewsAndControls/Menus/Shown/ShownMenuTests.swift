import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Menus of buttons, opened by a touch.
@MainActor @Suite struct ShownMenuTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] action in
      log.lines.append("\(title) of \(action.sender.map { type(of: $0) } ?? NSNull.self)")
    }
  }

  /// A button at (20, 100) of the tall screen, in points.
  private func show(_ menu: UIMenu, at place: CGRect = CGRect(x: 20, y: 100, width: 100, height: 44)) -> (
    screen: HostedScreen, button: UIButton
  ) {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.frame = place
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    let screen = Screens.show(controller)
    controller.view.addSubview(button)
    screen.window.updateScreen()
    return (screen, button)
  }

  private func titles(_ screen: HostedScreen) -> [String] { screen.window.visibleMenuElements.map(\.title) }

  private func cells(in view: UIView) -> [_UIContextMenuCell] {
    view.subviews.flatMap { view -> [_UIContextMenuCell] in
      (view as? _UIContextMenuCell).map { [$0] } ?? cells(in: view)
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func aMenuHasTheStyleOfItsButton(style: UIUserInterfaceStyle)
    throws
  {
    let (screen, button) = show(UIMenu(children: [action("Copy")]))
    defer { screen.close() }
    screen.controller.overrideUserInterfaceStyle = style
    button.sendTap()
    let cell = try #require(cells(in: screen.window).first)
    #expect(cell.traitCollection.userInterfaceStyle == style)
  }

  @Test func aTapShowsTheMenuAndATouchOnARowPerformsItsAction() throws {
    let (screen, button) = show(UIMenu(children: [action("Copy"), action("Move")]))
    defer { screen.close() }
    button.addAction(UIAction { [log] _ in log.lines.append("menu") }, for: .menuActionTriggered)
    button.addAction(UIAction { [log] _ in log.lines.append("tap") }, for: [.touchUpInside, .primaryActionTriggered])
    button.sendTap()
    #expect(titles(screen) == ["Copy", "Move"])
    #expect(button.contextMenuInteraction?.menuAppearance == .compact)
    // 250 wide, two rows of 44, 8 below the button.
    #expect(screen.window.visibleMenuFrame == CGRect(x: 20, y: 152, width: 250, height: 88))
    screen.window.send(.tap(at: CGPoint(x: 100, y: 152 + 66)))
    #expect(log.lines == ["menu", "Move of UIButton"])
    #expect(screen.window.visibleMenu == nil && button.contextMenuInteraction?.menuAppearance == .unknown)
  }

  @Test func aTouchBesideTheMenuTakesItAway() {
    let (screen, button) = show(UIMenu(children: [action("Copy")]))
    defer { screen.close() }
    button.performPrimaryAction()
    #expect(screen.window.visibleMenu != nil)
    screen.window.send(.tap(at: CGPoint(x: 300, y: 600)))
    #expect(screen.window.visibleMenu == nil && log.lines.isEmpty)
    #expect(screen.window.subviews.allSatisfy { !($0 is _UIContextMenuContainerView) })
  }

  @Test func aButtonWithoutAPrimaryMenuShowsItOnALongPress() {
    let (screen, button) = show(UIMenu(children: [action("Copy")]))
    defer { screen.close() }
    button.showsMenuAsPrimaryAction = false
    button.addAction(UIAction { [log] _ in log.lines.append("tap") }, for: .touchUpInside)
    button.sendTap()
    #expect(screen.window.visibleMenu == nil && log.lines == ["tap"])
    screen.window.send(.longPress(at: CGPoint(x: 60, y: 120)))
    #expect(titles(screen) == ["Copy"] && log.lines == ["tap"])
  }

  @Test func sectionsAreDividedAndHiddenElementsAreLeftOut() throws {
    let inline = UIMenu(
      title: "View", options: .displayInline, children: [action("Icons", state: .on), action("List")])
    let empty = UIMenu(title: "Empty", children: [action("Gone", attributes: .hidden)])
    let menu = UIMenu(children: [action("New"), inline, empty, action("Delete", attributes: .destructive)])
    let (screen, button) = show(menu)
    defer { screen.close() }
    button.performPrimaryAction()
    #expect(titles(screen) == ["New", "Icons", "List", "Delete"])
    // Four rows of 44, a title of 30, two dividers of 8.
    #expect(screen.window.visibleMenuFrame?.height == 222)
    let rows = cells(in: screen.window)
    let tops: [CGFloat] = [0, 82, 126, 178]
    #expect(rows.map(\.frame.minY) == tops)
    #expect(rows.map { MenuMetrics.color(of: $0.element) } == [.label, .label, .label, .systemRed])
    #expect(rows[1].accessibilityTraits.contains(.selected))
  }

  @Test func aSubmenuOpensOnItsRowAndGoesBackByItsTitle() {
    let sort = UIMenu(title: "Sort", children: [action("By Name"), action("By Date")])
    let (screen, button) = show(UIMenu(children: [action("Copy"), sort]))
    defer { screen.close() }
    button.performPrimaryAction()
    #expect(screen.window.chooseMenuElement(titled: "Sort"))
    #expect(screen.window.visibleMenu === sort && titles(screen) == ["By Name", "By Date"])
    // The title is at the row's position: 152 + 44.
    #expect(screen.window.visibleMenuFrame == CGRect(x: 20, y: 196, width: 250, height: 132))
    screen.window.send(.tap(at: CGPoint(x: 100, y: 196 + 22)))
    #expect(titles(screen) == ["Copy", "Sort"])
    screen.window.chooseMenuElement(titled: "Sort")
    #expect(screen.window.chooseMenuElement(titled: "By Date"))
    #expect(log.lines == ["By Date of UIButton"] && screen.window.visibleMenu == nil)
  }

  @Test func disabledElementsCantBeChosenAndOthersMayKeepTheMenu() {
    let menu = UIMenu(children: [
      action("Never", attributes: .disabled), action("Again", attributes: .keepsMenuPresented),
    ])
    let (screen, button) = show(menu)
    defer { screen.close() }
    button.performPrimaryAction()
    #expect(!screen.window.chooseMenuElement(titled: "Never") && !screen.window.chooseMenuElement(titled: "Other"))
    #expect(screen.window.chooseMenuElement(titled: "Again") && screen.window.chooseMenuElement(titled: "Again"))
    #expect(log.lines == ["Again of UIButton", "Again of UIButton"] && screen.window.visibleMenu != nil)
  }

  @Test func aPopUpButtonTakesOverWhatIsChosen() {
    let (screen, button) = show(UIMenu(children: [action("Small", state: .on), action("Large")]))
    defer { screen.close() }
    button.changesSelectionAsPrimaryAction = true
    button.performPrimaryAction()
    screen.window.chooseMenuElement(titled: "Large")
    #expect(button.currentTitle == "Large" && button.menu?.selectedElements.map(\.title) == ["Large"])
    #expect(log.lines == ["Large of UIButton"])
  }

  @Test func ofAMenuWithOneChoiceOneElementIsOn() {
    let inner = UIMenu(options: .displayInline, children: [action("Up", state: .on), action("Down")])
    let (screen, button) = show(UIMenu(options: .singleSelection, children: [action("Name"), inner]))
    defer { screen.close() }
    button.performPrimaryAction()
    screen.window.chooseMenuElement(titled: "Name")
    #expect(button.menu?.selectedElements.map(\.title) == ["Name"])
  }

  @Test func aboveItsButtonTheFirstElementIsNearest() {
    let (screen, button) = show(
      UIMenu(children: [action("First"), action("Second")]), at: CGRect(x: 20, y: 720, width: 100, height: 44))
    defer { screen.close() }
    button.performPrimaryAction()
    #expect(screen.window.visibleMenuFrame?.maxY == 712)
    #expect(
      cells(in: screen.window).sorted { $0.frame.minY < $1.frame.minY }.map(\.element.title) == ["Second", "First"])
    screen.window.dismissMenu()
    button.preferredMenuElementOrder = .fixed
    button.performPrimaryAction()
    #expect(
      cells(in: screen.window).sorted { $0.frame.minY < $1.frame.minY }.map(\.element.title) == ["First", "Second"])
  }

  @Test func deferredElementsComeWhenTheyAreMade() {
    var complete: (([UIMenuElement]) -> Void)?
    var asked = 0
    let later = UIDeferredMenuElement { complete = $0 }
    let fresh = UIDeferredMenuElement.uncached { done in
      asked += 1
      done([UIAction(title: "Fresh \(asked)") { _ in }])
    }
    let (screen, button) = show(UIMenu(children: [fresh, later]))
    defer { screen.close() }
    button.performPrimaryAction()
    #expect(titles(screen) == ["Fresh 1"])
    // One row for the loaded item, one that shows that items are loading.
    #expect(screen.window.visibleMenuFrame?.height == 88)
    complete?([action("A"), action("B")])
    #expect(titles(screen) == ["Fresh 1", "A", "B"] && screen.window.visibleMenuFrame?.height == 132)
    screen.window.dismissMenu()
    button.performPrimaryAction()
    #expect(titles(screen) == ["Fresh 2", "A", "B"] && asked == 2)
  }

  @Test func smallElementsStandSideBySide() {
    let symbols = ["scissors", "doc.on.doc", "trash"].map { name in
      UIAction(title: name, image: UIImage(systemName: name)) { _ in }
    }
    let strip = UIMenu(options: .displayInline, preferredElementSize: .small, children: symbols)
    let (screen, button) = show(UIMenu(children: [strip, action("Other")]))
    defer { screen.close() }
    button.performPrimaryAction()
    let frames = cells(in: screen.window).map(\.frame)
    #expect(frames.prefix(3).allSatisfy { $0.minY == 0 && $0.height == 44 } && frames.count == 4)
    #expect(abs(frames[1].minX - 250.0 / 3) < 0.2 && abs(frames[2].maxX - 250) < 0.01)
    #expect(frames[3] == CGRect(x: 0, y: 44 + 8, width: 250, height: 44))
  }

  @Test(arguments: [UIMenu.Options.displayInline, [.displayInline, .displayAsPalette]])
  func smallElementsWithoutAnImageShowTheirTitle(_ options: UIMenu.Options) {
    let reactions = UIMenu(options: options, preferredElementSize: .small, children: [action("Yes"), action("No")])
    let (screen, button) = show(UIMenu(children: [reactions, action("Other")]))
    defer { screen.close() }
    button.performPrimaryAction()
    let small = cells(in: screen.window).prefix(2)
    #expect(small.count == 2 && small.first?.frame.minY == small.last?.frame.minY)
    for (cell, title) in zip(small, ["Yes", "No"]) {
      let shown = cell.subviews.compactMap { $0 as? UILabel }.filter { $0.text != nil }
      #expect(shown.map(\.text) == [title])
      #expect(shown.allSatisfy { $0.textAlignment == .center && $0.frame.midY == cell.bounds.midY })
    }
  }

  @Test func aBarsItemShowsItsMenuOnATapUnlessItHasAnAction() {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [action("Copy")]))
    controller.navigationItem.rightBarButtonItem = item
    let screen = Screens.show(UINavigationController(rootViewController: controller))
    defer { screen.close() }
    item.barView?.sendTap()
    #expect(titles(screen) == ["Copy"])
    screen.window.chooseMenuElement(titled: "Copy")
    #expect(log.lines == ["Copy of UIBarButtonItem"])
    item.primaryAction = action("Do")
    screen.window.updateScreen()
    item.barView?.sendTap()
    #expect(log.lines == ["Copy of UIBarButtonItem", "Do of UIBarButtonItem"] && screen.window.visibleMenu == nil)
    #expect(item.showMenu() && titles(screen) == ["Copy"])
  }

  @Test func rowsGrowWithTheText() {
    let (screen, button) = show(UIMenu(children: [action("Copy")]))
    defer { screen.close() }
    let large = Screens.tall { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    screen.change(to: large)
    button.performPrimaryAction()
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large.traits)
    // As wide as the available space, 8 from both sides; 11 above and below the text.
    #expect(screen.window.visibleMenuFrame?.minX == 8 && screen.window.visibleMenuFrame?.width == 384)
    #expect(screen.window.visibleMenuFrame?.height == font.lineHeight.rounded(.up) + 22)
  }

  /// Each menu queries those inside it once; twice per level would not end.
  @Test func menusThatLieDeepInEachOtherAreShown() {
    var inline = UIMenu(options: .displayInline, children: [action("0")])
    var nested = UIMenu(title: "in 0", children: [action("deepest")])
    for depth in 1..<100 {
      inline = UIMenu(options: .displayInline, children: [inline, action("\(depth)")])
      nested = UIMenu(title: "in \(depth)", children: [nested])
    }
    #expect(inline.shownElements.map(\.title) == (0..<100).map { "\($0)" })
    #expect(nested.hasVisibleElements && nested.shownElements.map(\.title) == ["in 98"])
    let nothing = UIMenu(children: [action("x", attributes: .hidden)])
    let hidden = UIMenu(children: [nothing, UIMenu(options: .displayInline)])
    #expect(!hidden.hasVisibleElements && hidden.shownSections.isEmpty)
  }
}
