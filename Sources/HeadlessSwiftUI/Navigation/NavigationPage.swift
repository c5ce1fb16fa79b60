internal import Foundation
internal import HeadlessUIKit

/// A page of a navigation stack: a controller that shows a part of the graph, with the bar values that its views set.
@MainActor final class NavigationPage: UIViewController {
  let part: PartNode
  /// The value of the page; nil for a page without a value.
  let value: AnyHashable?
  weak var context: NavigationContext?
  /// Called when the page was popped, for the code that pushed it.
  var onRemoval: () -> Void = {}
  private var search: SearchHandler?
  /// Whether the page has appeared. A search begins after that.
  private var isOnScreen = false
  private let spaceBeforeStatus = UIBarButtonItem.flexibleSpace()
  private let spaceAfterStatus = UIBarButtonItem.flexibleSpace()
  private let keyboardBar = KeyboardBar()

  init(_ part: PartNode, value: AnyHashable? = nil) {
    self.part = part
    self.value = value
    super.init(nibName: nil, bundle: nil)
    part.handsOnColorScheme = true
    // Pages below others are off the screen, also those that a path begins with.
    part.isShown = false
    part.graph.observePreferences(for: self) { [weak self] in self?.takePreferences() }
  }

  required init?(coder: NSCoder) { fatalError("Pages of SwiftUI's aren't archived.") }

  func end() {
    endsWithDisappearance = false
    part.graph.stopObservingPreferences(for: self)
    part.end()
  }

  /// The page was popped: its views disappear when the page below has appeared, as UIKit reports it.
  func endAfterDisappearance() {
    guard part.isShown == true, viewIfLoaded?.window != nil else { return end() }
    endsWithDisappearance = true
  }

  private var endsWithDisappearance = false

  override func loadView() {
    part.hostView.backgroundColor = .systemBackground
    view = part.hostView
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    part.isShown = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isOnScreen = true
    search?.takePresence()
    search?.takeFocus()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    part.isShown = false
    isOnScreen = false
    if endsWithDisappearance { end() }
  }

  /// A list or scroll view that fills the page collapses its title when it scrolls.
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? part.hostView.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  // MARK: Bars

  private(set) var values = NavigationItemValues()

  func takePreferences() {
    values = part.content.preference(NavigationItemKey.self) ?? NavigationItemValues()
    let environment = part.environment
    let title = values.title?.plainString(in: environment)
    if navigationItem.title != title { navigationItem.title = title }
    let mode = titleMode
    if navigationItem.largeTitleDisplayMode != mode { navigationItem.largeTitleDisplayMode = mode }
    navigationItem.hidesBackButton = values.backButtonHidden ?? false
    takeItems()
    takeAppearance(environment)
    takeSearch()
    context?.barsDidChange(of: self)
  }

  /// Recorded: a first page with items and without a title has the lower bar. Pages above it have large titles unless a page says
  /// otherwise.
  private var titleMode: UINavigationItem.LargeTitleDisplayMode {
    if let mode = values.largeTitleMode { return mode }
    guard let root = context?.pages.first, root.values.largeTitleMode == nil, (root.navigationItem.title ?? "").isEmpty
    else { return .automatic }
    if root === self { return .never }
    return context?.pages.firstIndex { $0 === self } == 1 ? .always : .automatic
  }

  private func takeItems() {
    let entries = values.items
    func items(_ side: ToolbarItemPlacement.Side) -> [UIBarButtonItem] {
      entries.filter { $0.placement.side == side }.flatMap(\.barItems)
    }
    func set(_ items: [UIBarButtonItem], _ path: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>) {
      let old = navigationItem[keyPath: path] ?? []
      if !old.elementsEqual(items, by: ===) { navigationItem[keyPath: path] = items.isEmpty ? nil : items }
    }
    set(items(.leading), \.leftBarButtonItems)
    // UIKit's first trailing item is at the edge.
    set(items(.trailing).reversed(), \.rightBarButtonItems)
    navigationItem.leftItemsSupplementBackButton =
      entries.contains { $0.placement.side == .leading && $0.placement != .cancellationAction }
    let titleView =
      entries.first { $0.placement.side == .principal }?.titleView
      ?? (values.removedItems.contains(.title) ? withoutTitle : nil)
    if navigationItem.titleView !== titleView { navigationItem.titleView = titleView }
    let bottom = bottomItems()
    if !(toolbarItems ?? []).elementsEqual(bottom, by: ===) { toolbarItems = bottom.isEmpty ? nil : bottom }
    keyboardBar.take(values)
    takeTitleMenu(entries.first { $0.placement.side == .titleMenu })
  }

  /// Replaces the title that a page removes.
  private lazy var withoutTitle = UIView()
  private weak var titleMenu: ToolbarEntry?
  private var renaming: PageRenaming?

  private func takeTitleMenu(_ entry: ToolbarEntry?) {
    if entry !== titleMenu {
      titleMenu = entry
      navigationItem.titleMenuProvider = entry.map { entry in
        { [weak entry] suggested in UIMenu(children: (entry?.part.menuElements ?? []) + suggested) }
      }
    }
    guard let rename = values.rename else {
      if renaming != nil { navigationItem.renameDelegate = nil }
      renaming = nil
      return
    }
    let delegate = renaming ?? PageRenaming()
    delegate.write = rename
    renaming = delegate
    if navigationItem.renameDelegate !== delegate { navigationItem.renameDelegate = delegate }
  }

  /// Apple's documentation of `ToolbarItemPlacement.status`: it is in the centre of the bar.
  private func bottomItems() -> [UIBarButtonItem] {
    let entries = values.items.filter { $0.placement.side == .bottom }
    guard let first = entries.firstIndex(where: { $0.placement == .status }),
      let last = entries.lastIndex(where: { $0.placement == .status })
    else { return entries.flatMap(\.barItems) }
    var items = entries[..<first].flatMap(\.barItems)
    items.append(spaceBeforeStatus)
    items += entries[first...last].flatMap(\.barItems)
    items.append(spaceAfterStatus)
    return items + entries[(last + 1)...].flatMap(\.barItems)
  }

  override var inputAccessoryView: UIView? { keyboardBar.view }

  private func takeAppearance(_ environment: EnvironmentValues) {
    guard !values.navigationBar.hasOwnBackground else {
      if navigationItem.standardAppearance != nil {
        navigationItem.standardAppearance = nil
        navigationItem.scrollEdgeAppearance = nil
      }
      return
    }
    let appearance = UINavigationBarAppearance()
    values.navigationBar.configure(appearance, environment)
    navigationItem.standardAppearance = appearance
    // Content at its scroll origin shows the background only if the app makes it visible.
    navigationItem.scrollEdgeAppearance = values.navigationBar.showsBackgroundAtScrollEdge ? appearance : nil
  }

  private func takeSearch() {
    guard let values = values.search else {
      if search != nil {
        search = nil
        navigationItem.searchController = nil
      }
      return
    }
    let handler = search ?? SearchHandler()
    search = handler
    handler.take(values, part.environment)
    navigationItem.hidesSearchBarWhenScrolling = values.placement != .navigationBarDrawerAlways
    if navigationItem.searchController !== handler.controller { navigationItem.searchController = handler.controller }
    guard isOnScreen else { return }
    handler.takePresence()
    handler.takeFocus()
  }

  /// Whether the bar has any content.
  var hasBarContent: Bool {
    !(navigationItem.title ?? "").isEmpty || navigationItem.titleView != nil || navigationItem.leftBarButtonItems != nil
      || navigationItem.rightBarButtonItems != nil || navigationItem.searchController != nil
  }
}

/// Writes the title that the user has edited.
private final class PageRenaming: NSObject, UINavigationItemRenameDelegate {
  var write: (String) -> Void = { _ in }

  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { write(title) }
}
