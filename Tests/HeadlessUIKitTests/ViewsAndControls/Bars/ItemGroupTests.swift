import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Groups of items in navigation bars.
@MainActor @Suite struct ItemGroupTests {
  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
  }

  private func show(
    _ item: UINavigationItem, isWide: Bool = false
  ) -> (screen: HostedScreen, bar: _UINavigationBarContentView) {
    let controller = ItemController(item)
    let stack = UINavigationController(rootViewController: controller)
    let screen = Screens.show(stack, on: isWide ? Screens.tall { $0.horizontalSizeClass = .regular } : nil)
    return (screen, stack.navigationBar.subviews.compactMap { $0 as? _UINavigationBarContentView }[0])
  }

  private final class ItemController: UIViewController {
    private let item: UINavigationItem

    init(_ item: UINavigationItem) {
      self.item = item
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var navigationItem: UINavigationItem { item }
  }

  private func titles(_ stack: _UIButtonBarStackView) -> [String?] {
    stack.isHidden ? [] : stack.itemViews.map { ($0 as? _UIButtonBarButton)?.item.title }
  }

  @Test func groupsInTheMiddleStandInWideBarsOfTheirStyles() {
    let item = UINavigationItem(title: "Title")
    item.centerItemGroups = [.fixedGroup(items: [self.item("A"), self.item("B")])]
    item.style = .editor
    let (screen, bar) = show(item, isWide: true)
    #expect(titles(bar.middle) == ["A", "B"] && titles(bar.trailing) == [])
    #expect(abs(bar.middle.frame.midX - 200) < 0.5)
    // The title is at the start.
    #expect(bar.titleLabel.frame.maxX < bar.middle.frame.minX && bar.titleLabel.frame.minX < 40)
    screen.close()
    item.style = .navigator
    let (other, standard) = show(item, isWide: true)
    #expect(titles(standard.middle) == [] && abs(standard.titleLabel.frame.midX - 200) < 20)
    other.close()
  }

  @Test func elsewhereTheyAreInAMenu() {
    let item = UINavigationItem(title: "Title")
    var taps = 0
    let first = UIBarButtonItem(title: "A", primaryAction: UIAction { _ in taps += 1 })
    first.title = "A"
    item.centerItemGroups = [.fixedGroup(items: [first, self.item("B")])]
    item.pinnedTrailingGroup = .fixedGroup(items: [self.item("Pin")])
    let (screen, bar) = show(item)
    defer { screen.close() }
    #expect(bar.trailing.itemViews.count == 2 && titles(bar.trailing)[1] == "Pin")
    bar.trailing.itemViews[0].sendTap()
    #expect(screen.window.visibleMenuElements.map(\.title) == ["A", "B"])
    screen.window.chooseMenuElement(titled: "A")
    #expect(taps == 1)
  }

  @Test func aGroupWithoutRoomIsRepresented() {
    let item = UINavigationItem(title: "Title")
    let representative = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"), style: .plain, target: nil, action: nil)
    let group = UIBarButtonItemGroup.fixedGroup(
      representativeItem: representative, items: (1...6).map { self.item("Something \($0)") })
    item.trailingItemGroups = [group]
    let (screen, bar) = show(item)
    #expect(group.isDisplayingRepresentativeItem && bar.trailing.itemViews.count == 1)
    bar.trailing.itemViews[0].sendTap()
    #expect(screen.window.visibleMenuElements.count == 6)
    screen.window.dismissMenu()
    group.barButtonItems = [self.item("One")]
    screen.window.updateScreen()
    #expect(!group.isDisplayingRepresentativeItem && titles(bar.trailing) == ["One"])
    screen.close()
  }
}
