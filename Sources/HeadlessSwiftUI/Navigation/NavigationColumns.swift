internal import HeadlessUIKit

/// Stacks in columns; links in one column show their pages in the next.
struct NavigationColumns: View {
  let columns: [AnyView]
  let visibility: Binding<NavigationSplitViewVisibility>?
  typealias Body = Never

  static func _makeNode(_ view: NavigationColumns, _ inputs: _NodeInputs) -> _ViewNode<NavigationColumns> {
    NavigationColumnsNode(view, inputs)
  }
  static var _elementCount: Int? { 1 }
}

private final class NavigationColumnsNode: _ViewNode<NavigationColumns> {
  private let controller: UISplitViewController
  private let element: ExpandingElement
  private let modes = SplitModes()
  private var contexts: [NavigationContext] = []
  private var roots: [NavigationPage] = []

  override init(_ view: NavigationColumns, _ inputs: _NodeInputs) {
    controller = UISplitViewController(style: view.columns.count > 2 ? .tripleColumn : .doubleColumn)
    element = ExpandingElement(controller.view, controller: controller)
    super.init(view, inputs)
    for (index, column) in view.columns.enumerated() {
      let context = NavigationContext()
      let editMode = _StoredLocation(EditMode.inactive, graph)
      let part = PartNode(Self.part(column, index), self.inputs()) {
        [weak context] in
        $0.navigation = context
        $0.enterPage(editMode)
        $0.isInSidebar = index == 0
      }
      let page = NavigationPage(part)
      context.setRoot(page)
      contexts.last?.detail = context
      contexts.append(context)
      roots.append(page)
    }
    let places: [UISplitViewController.Column] =
      contexts.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (context, place) in zip(contexts, places) { controller.setViewController(context.controller, for: place) }
    takeMode()
    takeMode()
    controller.delegate = modes
    modes.willChange = { [weak self] in self?.modeWillChange(to: $0) }
    graph.observePreferences(for: self) { [weak self] in self?.takePreferences() }
  }

  // MARK: Visible columns

  private var isTakingMode = false

  /// Shows the columns that the app asks for, in the style of the environment.
  private func takeMode() {
    isTakingMode = true
    defer { isTakingMode = false }
    let (visibility, style) = tracking {
      (observing { view.visibility?.wrappedValue }, environment.recording(reads).splitViewBehavior)
    }
    let mode = (visibility ?? .automatic).mode(ofColumns: contexts.count)
    if controller.preferredDisplayMode != mode { controller.preferredDisplayMode = mode }
    if controller.preferredSplitBehavior != style { controller.preferredSplitBehavior = style }
  }

  /// The user has shown or hidden a column.
  private func modeWillChange(to mode: UISplitViewController.DisplayMode) {
    guard !isTakingMode, let visibility = view.visibility else { return }
    let new = NavigationSplitViewVisibility(mode, ofColumns: contexts.count)
    if new != visibility.wrappedValue { visibility.wrappedValue = new }
  }

  // MARK: The columns' values

  private func takePreferences() {
    let widths = roots.map { $0.part.content.preference(ColumnWidthKey.self) ?? ColumnWidth() }
    func set(_ path: ReferenceWritableKeyPath<UISplitViewController, CGFloat>, _ width: CGFloat?) {
      let width = width ?? UISplitViewController.automaticDimension
      if controller[keyPath: path] != width { controller[keyPath: path] = width }
    }
    set(\.minimumPrimaryColumnWidth, widths[0].least)
    set(\.maximumPrimaryColumnWidth, widths[0].most)
    set(\.preferredPrimaryColumnWidth, widths[0].ideal)
    let middle = widths.count > 2 ? widths[1] : ColumnWidth()
    set(\.minimumSupplementaryColumnWidth, middle.least)
    set(\.maximumSupplementaryColumnWidth, middle.most)
    set(\.preferredSupplementaryColumnWidth, middle.ideal)
    let hidesToggle = roots.contains { $0.values.removedItems.contains(.sidebarToggle) }
    let toggle = hidesToggle ? UISplitViewController.DisplayModeButtonVisibility.never : .automatic
    if controller.displayModeButtonVisibility != toggle { controller.displayModeButtonVisibility = toggle }
  }

  private static func part(_ column: AnyView, _ index: Int) -> PartView {
    PartView(content: AnyView(SearchedRoot(content: column, isFirst: index == 0)))
  }

  override func refresh() {
    takeMode()
    for (index, column) in view.columns.enumerated() { roots[index].part.update(Self.part(column, index), environment) }
  }

  override var childNodes: [_AnyNode] { roots.map(\.part) }
  override var relaysEnvironment: Bool { true }
  override func passEnvironmentOn() { for root in roots { root.part.environmentDidChange(to: environment) } }
  override func makeElements() -> [_LayoutElement] { [element] }
  override func didEnd() {
    graph.stopObservingPreferences(for: self)
    for root in roots { root.end() }
  }
}
