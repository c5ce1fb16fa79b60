internal import HeadlessUIKit

/// A stack of pages of which the top one is visible, below a bar with its title and the back button.
public struct NavigationStack<Data, Root: View>: View {
  nonisolated(unsafe) let path: PathAccess?
  nonisolated(unsafe) let root: Root

  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = PathAccess(
      get: { path.wrappedValue.values }, set: { path.wrappedValue = NavigationPath(values: $0) })
    self.root = root()
  }
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = PathAccess(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }

  public var body: some View { NavigationContainer(root: AnyView(root), path: path) }
}

/// Reads and writes the values of a path.
struct PathAccess {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}

/// The stack of `NavigationStack` and `NavigationView`.
struct NavigationContainer: View {
  let root: AnyView
  let path: PathAccess?
  typealias Body = Never

  static func _makeNode(_ view: NavigationContainer, _ inputs: _NodeInputs) -> _ViewNode<NavigationContainer> {
    NavigationContainerNode(view, inputs)
  }
  static var _elementCount: Int? { 1 }
}

private final class NavigationContainerNode: _ViewNode<NavigationContainer> {
  private let context = NavigationContext()
  private let element: ExpandingElement
  private var rootPage: NavigationPage!
  private var ownPath: [AnyHashable] = []
  private var isTinted = false

  override init(_ view: NavigationContainer, _ inputs: _NodeInputs) {
    element = ExpandingElement(context.controller.view, controller: context.controller)
    super.init(view, inputs)
    let context = context
    let editMode = _StoredLocation(EditMode.inactive, graph)
    let part = PartNode(PartView(content: AnyView(SearchedRoot(content: view.root))), self.inputs()) {
      [weak context] in
      $0.navigation = context
      $0.enterPage(editMode)
    }
    rootPage = NavigationPage(part)
    context.setRoot(rootPage)
    context.valuesDidChange = { [weak self] in self?.set($0) }
    context.tabBarDidChange = { [weak self] in self?.preferencesDidChange() }
    context.pageWithoutDestination = { [weak self] in self?.makeWarning($0) }
    context.direction = environment.layoutDirection
    takeTint()
    showPath()
  }

  /// The tint around the stack is that of its bar, and so of the back button. Without one the bar keeps what the app's appearance
  /// gives it.
  private func takeTint() {
    let tint = environment.tint == nil ? nil : UIColor(environment.tintColor)
    guard tint != nil || isTinted else { return }
    isTinted = tint != nil
    context.controller.navigationBar.tintColor = tint
  }

  /// The visible page sets values of the tab bar around the stack, unless views around the stack do.
  override var ownPreferenceKeys: Set<ObjectIdentifier> { [ObjectIdentifier(_NavigationItemKey.self)] }

  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    super.reducePreference(key, into: &value)
    guard key == _NavigationItemKey.self else { return }
    var values = _NavigationItemValues()
    values.tabBar = context.tabBar
    contribute(values as! Key.Value, to: key, &value)
  }

  private func set(_ values: [AnyHashable]) {
    if let path = view.path { return path.set(values) }
    ownPath = values
    context.showValues(values)
  }

  private func showPath() {
    let values = tracking { observing { view.path?.get() } } ?? ownPath
    guard values != context.values else { return }
    // Destinations are known after the pages below have been created.
    graph.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      context.showValues(values)
    }
  }

  /// The pages of values for which no destination is declared.
  private var warnings: [NavigationPage] = []

  private func makeWarning(_ value: AnyHashable) -> NavigationPage? {
    guard isAlive else { return nil }
    let page = context.makePage(PartView(content: AnyView(MissingDestination())), value, inputs()) { [weak self] page in
      self?.warnings.removeAll { $0 === page }
    }
    warnings.append(page)
    return page
  }

  override func refresh() {
    rootPage.part.update(PartView(content: AnyView(SearchedRoot(content: view.root))), environment)
    showPath()
  }

  override var childNodes: [_AnyNode] { (rootPage.map { [$0.part] } ?? []) + warnings.map(\.part) }
  override var relaysEnvironment: Bool { true }
  override func passEnvironmentOn() {
    context.direction = environment.layoutDirection
    takeTint()
    rootPage.part.environmentDidChange(to: environment)
    for page in warnings { page.part.environmentDidChange(to: environment) }
  }
  override func makeElements() -> [_LayoutElement] { [element] }
  override func didEnd() { for page in context.pages { page.end() } }
}

/// What a stack shows for a value that no `navigationDestination(for:)` below is declared for: a warning sign, as on iOS.
///
/// iOS also logs that no destination is visible from the location of the link. The words that VoiceOver reads for its sign aren't
/// known; these say what is wrong.
struct MissingDestination: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .foregroundStyle(.yellow)
      .accessibilityLabel(Text(verbatim: "No destination is declared for this value."))
  }
}
