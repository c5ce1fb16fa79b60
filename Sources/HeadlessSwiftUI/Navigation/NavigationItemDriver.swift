internal import Foundation
internal import HeadlessUIKit

/// Gives a controller's navigation item the values that views set.
@MainActor final class NavigationItemDriver {
  private weak var controller: UIViewController?
  /// Whether the item stays as the app has it where views set nothing, as in a hosting controller.
  private let keepsRest: Bool
  /// What views have set.
  private var ours: Set<AnyKeyPath> = []
  private(set) var search: SearchHandler?
  private let spaceBeforeStatus = UIBarButtonItem.flexibleSpace()
  private let spaceAfterStatus = UIBarButtonItem.flexibleSpace()
  /// Replaces the title that a page removes.
  private lazy var withoutTitle = UIView()
  private weak var titleMenu: ToolbarEntry?
  private lazy var overflow: UIBarButtonItem = {
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "More"
    return item
  }()
  private var renaming: PageRenaming?

  init(_ controller: UIViewController, keepsRest: Bool = false) {
    self.controller = controller
    self.keepsRest = keepsRest
  }

  /// Whether a value is changed: one that views set now or did before, or any where the app sets none.
  private func changes(_ path: AnyKeyPath, isSet: Bool) -> Bool {
    if isSet { ours.insert(path) }
    return !keepsRest || ours.contains(path)
  }

  func take(
    _ values: _NavigationItemValues, _ environment: EnvironmentValues,
    titleMode: @autoclosure () -> UINavigationItem.LargeTitleDisplayMode, isOnScreen: Bool
  ) {
    guard let controller else { return }
    let item = controller.navigationItem
    let title = values.title?.plainString(in: environment)
    if item.title != title { item.title = title }
    // Whether the title is large depends on whether there is one.
    let titleMode = titleMode()
    if item.largeTitleDisplayMode != titleMode { item.largeTitleDisplayMode = titleMode }
    item.hidesBackButton = values.backButtonHidden ?? false
    takeItems(values, controller)
    takeAppearance(values.navigationBar, environment, item)
    takeSearch(values, environment, item, isOnScreen: isOnScreen)
  }

  // MARK: Items

  private func takeItems(_ values: _NavigationItemValues, _ controller: UIViewController) {
    let (entries, item) = (values.items, controller.navigationItem)
    func items(_ side: ToolbarItemPlacement.Side) -> [UIBarButtonItem] {
      entries.filter { $0.placement.side == side }.flatMap(\.barItems)
    }
    func set(_ items: [UIBarButtonItem], _ path: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>) {
      guard changes(path, isSet: !items.isEmpty) else { return }
      let old = item[keyPath: path] ?? []
      if !old.elementsEqual(items, by: ===) { item[keyPath: path] = items.isEmpty ? nil : items }
    }
    set(items(.leading), \.leftBarButtonItems)
    // UIKit's first trailing item is at the edge.
    set((overflowItems(entries) + items(.trailing)).reversed(), \.rightBarButtonItems)
    if changes(\UINavigationItem.leftItemsSupplementBackButton, isSet: !items(.leading).isEmpty) {
      item.leftItemsSupplementBackButton =
        entries.contains { $0.placement.side == .leading && $0.placement != .cancellationAction }
    }
    let titleView =
      entries.first { $0.placement.side == .principal }?.titleView
      ?? (values.removedItems.contains(.title) ? withoutTitle : nil)
    if item.titleView !== titleView, changes(\UINavigationItem.titleView, isSet: titleView != nil) {
      item.titleView = titleView
    }
    let bottom = bottomItems(entries)
    if !(controller.toolbarItems ?? []).elementsEqual(bottom, by: ===),
      changes(\UIViewController.toolbarItems, isSet: !bottom.isEmpty)
    {
      controller.toolbarItems = bottom.isEmpty ? nil : bottom
    }
    takeTitleMenu(entries.first { $0.placement.side == .titleMenu }, values.rename, item)
  }

  /// The button of the menu with the secondary actions. That it stands before other trailing items, and that its image is
  /// `ellipsis.circle`, is assumed.
  private func overflowItems(_ entries: [ToolbarEntry]) -> [UIBarButtonItem] {
    let elements = entries.filter { $0.placement.side == .overflow }.flatMap(\.part.menuElements)
    guard !elements.isEmpty else { return [] }
    overflow.menu = UIMenu(children: elements)
    return [overflow]
  }

  private func takeTitleMenu(_ entry: ToolbarEntry?, _ rename: ((String) -> Void)?, _ item: UINavigationItem) {
    if entry !== titleMenu {
      titleMenu = entry
      item.titleMenuProvider = entry.map { entry in
        { [weak entry] suggested in UIMenu(children: (entry?.part.menuElements ?? []) + suggested) }
      }
    }
    guard let rename else {
      if renaming != nil { item.renameDelegate = nil }
      renaming = nil
      return
    }
    let delegate = renaming ?? PageRenaming()
    delegate.write = rename
    renaming = delegate
    if item.renameDelegate !== delegate { item.renameDelegate = delegate }
  }

  /// Apple's documentation of `ToolbarItemPlacement.status`: it is in the centre of the bar.
  private func bottomItems(_ all: [ToolbarEntry]) -> [UIBarButtonItem] {
    let entries = all.filter { $0.placement.side == .bottom }
    guard let first = entries.firstIndex(where: { $0.placement == .status }),
      let last = entries.lastIndex(where: { $0.placement == .status })
    else { return entries.flatMap(\.barItems) }
    var items = entries[..<first].flatMap(\.barItems)
    items.append(spaceBeforeStatus)
    items += entries[first...last].flatMap(\.barItems)
    items.append(spaceAfterStatus)
    return items + entries[(last + 1)...].flatMap(\.barItems)
  }

  // MARK: Appearance and search

  private func takeAppearance(_ bar: BarValues, _ environment: EnvironmentValues, _ item: UINavigationItem) {
    guard changes(\UINavigationItem.standardAppearance, isSet: !bar.hasOwnBackground) else { return }
    guard !bar.hasOwnBackground else {
      if item.standardAppearance != nil {
        item.standardAppearance = nil
        item.scrollEdgeAppearance = nil
      }
      return
    }
    let appearance = UINavigationBarAppearance()
    bar.configure(appearance, environment)
    item.standardAppearance = appearance
    // Content at its scroll origin shows the background only if the app makes it visible.
    item.scrollEdgeAppearance = bar.showsBackgroundAtScrollEdge ? appearance : nil
  }

  private func takeSearch(
    _ values: _NavigationItemValues, _ environment: EnvironmentValues, _ item: UINavigationItem, isOnScreen: Bool
  ) {
    guard let values = values.search else {
      if search != nil {
        search = nil
        item.searchController = nil
      }
      return
    }
    let handler = search ?? SearchHandler()
    search = handler
    handler.take(values, environment)
    item.hidesSearchBarWhenScrolling = values.placement != .navigationBarDrawerAlways
    if item.searchController !== handler.controller { item.searchController = handler.controller }
    guard isOnScreen else { return }
    handler.takeActivation()
    handler.takePresence()
    handler.takeFocus()
  }
}

/// Writes the title that the user has edited.
private final class PageRenaming: NSObject, UINavigationItemRenameDelegate {
  var write: (String) -> Void = { _ in }

  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { write(title) }
}
