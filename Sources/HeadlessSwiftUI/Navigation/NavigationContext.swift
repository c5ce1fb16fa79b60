internal import Foundation
internal import HeadlessUIKit

/// The stack of navigation links: a navigation controller and its pages.
@MainActor final class NavigationContext: NSObject, UINavigationControllerDelegate {
  let controller = UINavigationController()
  private(set) var pages: [NavigationPage] = []
  /// The stack that shows the pages of links in this one; nil for this stack.
  weak var detail: NavigationContext?
  /// Called when a page with a value was popped, or a link with a value was followed.
  var valuesDidChange: ([AnyHashable]) -> Void = { _ in }
  /// The page of a value for which no destination is declared.
  var pageWithoutDestination: (AnyHashable) -> NavigationPage? = { _ in nil }
  /// Called when the values for the tab bar around the stack have changed.
  var tabBarDidChange: () -> Void = {}
  /// Whether the toolbar has another background than its own.
  private var hasToolbarBackground = false

  /// The values of the visible page for the tab bar around the stack.
  private(set) var tabBar = BarValues()

  override init() {
    super.init()
    controller.navigationBar.prefersLargeTitles = true
    controller.delegate = self
  }

  // MARK: Pages

  /// The values of the pages, from the root up.
  var values: [AnyHashable] { pages.compactMap(\.value) }

  func setRoot(_ page: NavigationPage) {
    let removed = pages
    pages = [page]
    page.context = self
    show()
    for page in removed { page.onRemoval() }
  }

  func push(_ page: NavigationPage) {
    if let detail {
      detail.setRoot(page)
      return
    }
    page.context = self
    pages.append(page)
    show()
  }

  /// Pops a page, and those above it.
  func remove(_ page: NavigationPage) {
    let owner = page.context ?? self
    guard owner === self else { return owner.remove(page) }
    guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
    let removed = Array(pages[index...])
    pages.removeSubrange(index...)
    show()
    notify(removed)
  }

  /// Replaces the pages above the root.
  func setPages(_ above: [NavigationPage]) {
    let removed = pages.dropFirst().filter { page in !above.contains { $0 === page } }
    for page in above { page.context = self }
    pages = Array(pages.prefix(1)) + above
    show()
    for page in removed { page.onRemoval() }
  }

  private func show() {
    for page in pages { page.takePreferences() }
    updateBars()
    controller.setViewControllers(pages, animated: false)
  }

  private func notify(_ removed: [NavigationPage]) {
    let hadValues = removed.contains { $0.value != nil }
    for page in removed { page.onRemoval() }
    if hadValues { valuesDidChange(values) }
  }

  /// Called when the back button or a swipe from the edge popped pages.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    let left = navigationController.viewControllers
    let removed = pages.filter { page in !left.contains { $0 === page } }
    guard !removed.isEmpty else { return }
    pages.removeAll { page in removed.contains { $0 === page } }
    updateBars()
    notify(removed)
  }

  // MARK: Bars

  func barsDidChange(of page: NavigationPage) { if page === pages.last { updateBars() } }

  private func updateBars() {
    guard let top = pages.last else { return }
    // A root page without title and items has no bar.
    let isEmpty = pages.count == 1 && !top.hasBarContent
    let hides =
      switch top.values.navigationBar.visibility {
      case .hidden: true
      case .visible: false
      default: isEmpty
      }
    if controller.isNavigationBarHidden != hides { controller.isNavigationBarHidden = hides }
    if let below = pages.dropLast().last?.navigationItem {
      let mode: UINavigationItem.BackButtonDisplayMode = top.values.role == .editor ? .minimal : .default
      if below.backButtonDisplayMode != mode { below.backButtonDisplayMode = mode }
    }
    let hidesToolbar = top.values.bottomBar.visibility == .hidden || (top.toolbarItems ?? []).isEmpty
    if controller.isToolbarHidden != hidesToolbar { controller.isToolbarHidden = hidesToolbar }
    func setStyle(_ bar: UIView, _ values: BarValues) {
      let style = values.interfaceStyle
      if bar.overrideUserInterfaceStyle != style { bar.overrideUserInterfaceStyle = style }
    }
    setStyle(controller.navigationBar, top.values.navigationBar)
    setStyle(controller.toolbar, top.values.bottomBar)
    setToolbarBackground(top.values.bottomBar, top.part.environment)
    guard top.values.tabBar != tabBar else { return }
    tabBar = top.values.tabBar
    tabBarDidChange()
  }

  private func setToolbarBackground(_ values: BarValues, _ environment: EnvironmentValues) {
    guard !values.hasOwnBackground || hasToolbarBackground else { return }
    hasToolbarBackground = !values.hasOwnBackground
    let appearance = UIToolbarAppearance()
    values.configure(appearance, environment)
    controller.toolbar.standardAppearance = appearance
    controller.toolbar.scrollEdgeAppearance = values.showsBackgroundAtScrollEdge ? appearance : nil
  }

  // MARK: Direction

  /// The direction of the bars: that of the environment around the stack.
  var direction = LayoutDirection.leftToRight {
    didSet {
      let uiKit: UITraitEnvironmentLayoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
      if controller.traitCollection.layoutDirection != uiKit { controller.traitOverrides.layoutDirection = uiKit }
    }
  }

  // MARK: Values

  /// Shows the page of a link's value.
  func append(_ value: AnyHashable) { (detail ?? self).valuesDidChange((detail ?? self).values + [value]) }

  /// Shows a page for each value: existing pages stay.
  func showValues(_ values: [AnyHashable]) {
    let old = pages.dropFirst().filter { $0.value != nil }
    guard old.map({ $0.value! }) != values else { return }
    let common = zip(old, values).prefix { $0.value == $1 }.count
    var shown = Array(old.prefix(common))
    for page in shown { page.takePreferences() }
    for value in values.dropFirst(common) {
      guard let page = page(for: value, among: Array(pages.prefix(1)) + shown) else { continue }
      shown.append(page)
    }
    setPages(shown)
  }

  /// Whether a page provides a destination for a value.
  func leads(to value: AnyHashable) -> Bool {
    (detail ?? self).pages.contains {
      _ = $0.part.content.elements
      let makers = $0.part.content.preference(NavigationDestinationsKey.self) ?? [:]
      return makers[ObjectIdentifier(type(of: value.base))] != nil
    }
  }

  /// Returns the page that a destination on one of the pages below provides for a value.
  private func page(for value: AnyHashable, among pages: [NavigationPage]) -> NavigationPage? {
    for page in pages.reversed() {
      _ = page.part.content.elements
      let makers = page.part.content.preference(NavigationDestinationsKey.self) ?? [:]
      if let maker = makers[ObjectIdentifier(type(of: value.base))] { return maker.make(value, self) }
    }
    return pageWithoutDestination(value)
  }
}

/// The stack in the environment of its pages, which it retains and which therefore must not retain it.
private struct EnclosingNavigation: Equatable {
  weak var context: NavigationContext?

  static func == (a: EnclosingNavigation, b: EnclosingNavigation) -> Bool { a.context === b.context }
}

private enum NavigationContextKey: EnvironmentKey {
  static var defaultValue: EnclosingNavigation { EnclosingNavigation() }
}

extension EnvironmentValues {
  /// The stack of navigation links.
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self].context }
    set { self[NavigationContextKey.self] = EnclosingNavigation(context: newValue) }
  }

  /// The edit mode of a page.
  @MainActor mutating func enterPage(_ location: _StoredLocation<EditMode>) { editMode = Binding(location: location) }

  /// The environment of a page, with the action that pops it.
  @MainActor mutating func enter(_ page: @escaping @MainActor () -> NavigationPage?) {
    isPresented = true
    dismiss = DismissAction {
      guard let page = page() else { return }
      page.context?.remove(page)
    }
    presentationMode = .constant(PresentationMode(isPresented: true, action: dismiss))
  }
}

extension NavigationContext {
  /// Makes the page of a value.
  ///
  /// - Parameter onRemoval: called when the page has left the stack.
  func makePage(
    _ view: PartView, _ value: AnyHashable, _ inputs: _NodeInputs, onRemoval: @escaping (NavigationPage) -> Void
  ) -> NavigationPage {
    weak var made: NavigationPage?
    let editMode = _StoredLocation(EditMode.inactive, inputs.graph)
    let part = PartNode(view, inputs) { [weak self] environment in
      environment.enterPage(editMode)
      environment.navigation = self
      environment.enter { made }
    }
    let page = NavigationPage(part, value: value)
    made = page
    page.onRemoval = { [weak page] in
      guard let page else { return }
      onRemoval(page)
      page.endAfterDisappearance()
    }
    return page
  }
}
