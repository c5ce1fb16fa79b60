public import Foundation
internal import HeadlessUIKit

/// Hosts a SwiftUI view: owns its graph, lays it out in the safe area, and shows it.
open class _UIHostingView<Content: View>: _ElementHostView, GraphHost, SurroundingsFollowing {
  package let graph = _ViewGraph()
  private var node: _ViewNode<HostedRoot<Content>>?
  private let rootElement: _RootElement
  private let stack = _StackElement(column: [])
  package weak var controller: UIViewController?
  /// Called when the size of the content may have changed; it may be asked for.
  package var sizeDidChange: () -> Void = {}
  /// Called when the size of the content may change with the next update, before which it mustn't be asked for.
  package var sizeBecameOld: () -> Void = {}
  private var needsElements = true
  private var environmentIsOld = true

  package var safeAreaRegions = SafeAreaRegions.all {
    didSet { setNeedsContent() }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    rootElement = _RootElement(stack)
    super.init(frame: .zero)
    root = rootElement
    graphHost = self
    graph.motion.clock = CountedMotion()
    rootElement.onInvalidate = { [weak self] in self?.contentDidChange() }
    graph.needsUpdate = { [weak self] in
      self?.contentDidChange()
      self?.hostReference.graphNeedsUpdate()
    }
    graph.rootElementsDidChange = { [weak self] in
      self?.needsElements = true
      self?.contentDidChange()
    }
    graph.report = { AppWarning.noteUsage($0) }
    graph.visibilityDidChange = { [weak self] in
      guard let self, let node else { return }
      node.tellVisibility(graph.isVisible)
    }
  }

  public required init?(coder: NSCoder) { fatalError("Views of SwiftUI's aren't archived.") }

  public var rootView: Content {
    didSet {
      rootDidChange = true
      contentDidChange()
    }
  }
  private var rootDidChange = false

  package var containerController: UIViewController? { controller ?? nearestController }

  private func contentDidChange() {
    setNeedsContent()
    sizeIsOld = true
    guard !isUpdating else { return }
    invalidateIntrinsicContentSize()
    sizeBecameOld()
  }

  private var sizeIsOld = false

  /// Reports a change of the size. A model announces a change before it has the new value, so that the size isn't asked for there.
  package func tellSize() {
    guard sizeIsOld, !isUpdating else { return }
    sizeIsOld = false
    sizeDidChange()
  }

  /// Whether lists outside of navigation pages are in edit mode.
  private lazy var editMode = _StoredLocation(EditMode.inactive, graph)
  private lazy var hostReference = GraphHostReference(self)

  // MARK: Updates

  private var isUpdating = false

  package func updateGraph() { updateGraph(isLeaving: false) }

  /// - Parameter isLeaving: whether the content leaves the screen. It keeps the environment that it had there: outside of a window
  ///   every value would have to be compared, for content that isn't shown.
  private func updateGraph(isLeaving: Bool) {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    if node == nil || rootDidChange || !isLeaving { prepare() }
    graph.update { [self] in
      collectElements()
      placeRoot()
    }
  }

  /// Creates the graph, or updates its environment and root view.
  private func prepare() {
    if let node, !environmentIsOld, !rootDidChange { return collectElements(of: node) }
    let environment = hostedEnvironment()
    let view = HostedRoot(content: rootView)
    if let node {
      node.update(view, environment)
    } else {
      node = HostedRoot<Content>._makeNode(
        view, _NodeInputs(graph: graph, parent: nil, environment: environment))
      needsElements = true
      graph.observePreferences(for: self) { [weak self] in self?.takePreferences() }
    }
    environmentIsOld = false
    rootDidChange = false
    collectElements()
  }

  private let keyboardBar = KeyboardBar()

  open override var inputAccessoryView: UIView? { keyboardBar.view }

  private func takePreferences() {
    takeColorScheme()
    keyboardBar.take(node?.preference(_NavigationItemKey.self) ?? _NavigationItemValues())
    takeNavigationItem()
    let hasOverlays = systemOverlays != nil
    guard hasOverlays || rootElement.hasSystemOverlays else { return }
    rootElement.hasSystemOverlays = hasOverlays
    controller?.setNeedsStatusBarAppearanceUpdate()
  }

  private lazy var navigationItem = controller.map { HostedNavigationItem($0) }
  /// Whether the controller has appeared. A search begins after that.
  package var isOnScreen = false

  /// Passes on what the content sets for the bars of a navigation controller whose page the hosting controller is.
  package func takeNavigationItem() {
    guard let node, controller?.parent is UINavigationController else { return }
    navigationItem?.take(node.preference(_NavigationItemKey.self), node.environment, isOnScreen: isOnScreen)
  }

  /// What the content asks of the system's elements on the screen, as of the last update.
  final var systemOverlays: SystemOverlays? { node?.preference(SystemOverlaysKey.self) }

  /// The colour scheme that the content preferred last.
  private var preferredScheme: ColorScheme?

  /// Applies the colour scheme that the content prefers to the controller; the app's own override stays while the content prefers
  /// none.
  private func takeColorScheme() {
    let scheme = node?.preference(PreferredColorSchemeKey.self) ?? nil
    guard let controller, scheme != preferredScheme else { return }
    preferredScheme = scheme
    controller.overrideUserInterfaceStyle = UIUserInterfaceStyle(scheme)
  }

  private func collectElements() {
    if let node { collectElements(of: node) }
  }

  private func collectElements(of node: _AnyNode) {
    guard needsElements else { return }
    needsElements = false
    stack.content = node.elements
  }

  /// The environment of the content; cached while the traits stay the same, so that equal environments are identical.
  private func hostedEnvironment() -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.setTraits(of: self, in: containerController)
    environment.graphHost = hostReference
    environment.editMode = Binding(location: editMode)
    extendEnvironment(&environment)
    rootElement.direction = environment.layoutDirection
    return environment
  }

  /// Changes of the environment by code that hosts content in other places.
  package var extendEnvironment: (inout EnvironmentValues) -> Void = { _ in } {
    didSet { environmentIsOld = true }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    environmentIsOld = true
    contentDidChange()
  }

  package func surroundingsDidChange() {
    environmentIsOld = true
    contentDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    environmentIsOld = true
    setNeedsContent()
  }

  /// Whether the content is on the screen, as reported by the hosting controller. Views appear with the first layout after that,
  /// when their positions are known.
  package func setVisible(_ isVisible: Bool) {
    wantsToBeVisible = isVisible
    if isVisible { return setNeedsContent() }
    graph.isVisible = false
    updateGraph(isLeaving: true)
  }

  /// Whether a cover that the content presents hides the views outside of it.
  package func setCovered(_ isCovered: Bool) {
    let isShown: Bool? = isCovered ? false : nil
    guard let node, node.isShown != isShown else { return }
    node.isShown = isShown
    updateGraph()
  }

  private var wantsToBeVisible = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    defer { tellSize() }
    guard wantsToBeVisible, !graph.isVisible, window != nil else { return }
    graph.isVisible = true
    updateGraph()
    placePlatformViews()
  }

  // MARK: Layout

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsContent()
  }

  open override func placeRoot() {
    let insets = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
    let avoidsKeyboard = controller != nil && safeAreaRegions.contains(.keyboard)
    rootElement.keyboardInset = avoidsKeyboard ? keyboardOverlap : 0
    let isRightToLeft = rootElement.direction == .rightToLeft
    rootElement.safeAreaInsets = EdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
    rootElement.place(at: .zero, proposal: ProposedViewSize(bounds.size))
  }

  /// Returns the size of the content for a proposal, without the safe area, in points.
  package func size(of proposal: ProposedViewSize) -> CGSize {
    updateGraph()
    return stack.sizeThatFits(proposal)
  }

  /// Returns the content's value of a preference.
  package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    updateGraph()
    return node?.preference(key)
  }

  /// A dimension of 0 means no proposal; swift-snapshot-testing relies on this.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(
      of: ProposedViewSize(width: size.width == 0 ? nil : size.width, height: size.height == 0 ? nil : size.height))
  }

  open override var intrinsicContentSize: CGSize { size(of: .unspecified) }

  package override var heightDependsOnWidth: Bool { true }

  /// Auto Layout takes the ideal size first, and then the height that follows from the width it found: a text wraps, and a picture
  /// keeps its proportions. Hosting views implement private methods of UIKit's for this; that the width is at most the ideal one is
  /// an assumption.
  package override func contentSize(forLayoutWidth width: CGFloat) -> CGSize {
    let ideal = intrinsicContentSize
    guard width != ideal.width else { return ideal }
    let fitting = size(of: ProposedViewSize(width: width, height: nil))
    return CGSize(width: min(ideal.width, width), height: fitting.height)
  }

  /// UIKit views are measured as Auto Layout does: at the proposed width, with the height that follows from it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    size(
      of: ProposedViewSize(
        width: horizontal == .fittingSizeLevel ? nil : targetSize.width,
        height: vertical == .fittingSizeLevel ? nil : targetSize.height))
  }
}

/// The root of a hosted view, whose type doesn't depend on the app's views.
struct HostedRoot<Content: View>: View {
  let content: Content
  var body: Content { content }
}
