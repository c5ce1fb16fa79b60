internal import HeadlessUIKit

/// Content whose elements a UIKit view shows, separate from the surrounding elements.
struct PartView: View {
  let content: AnyView
  typealias Body = Never

  static func _makeNode(_ view: PartView, _ inputs: _NodeInputs) -> _ViewNode<PartView> {
    PartNode(view, inputs) { _ in }
  }
  static var _elementCount: Int? { 0 }
}

/// Holds content that is shown elsewhere: it has the state, environment and identity of its position in the graph, but its elements
/// and preferences aren't passed on.
final class PartNode: _ViewNode<PartView>, PlaceNode {
  private(set) var content: _ViewNode<AnyView>!
  let hostView: PartHostView
  /// The changes of the environment that the place of the content makes.
  private let change: (inout EnvironmentValues) -> Void
  private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?
  private var needsElements = true

  init(
    _ view: PartView, _ inputs: _NodeInputs, changing change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.change = change
    hostView = PartHostView(inputs.environment.graphHost)
    super.init(view, inputs)
    content = graph.reading(as: nil) { AnyView._makeNode(view.content, self.inputs(innerEnvironment)) }
    takeElements()
  }

  @available(*, unavailable) override init(_ view: PartView, _ inputs: _NodeInputs) {
    fatalError("Made with what its place changes.")
  }

  private var innerEnvironment: EnvironmentValues {
    if let known, known.outer == environment { return known.inner }
    var inner = environment
    change(&inner)
    known = (environment, inner)
    hostView.direction = inner.layoutDirection
    return inner
  }

  /// Called when a modifier that changes the environment has new values.
  func changeEnvironmentAgain() {
    known = nil
    content.environmentDidChange(to: innerEnvironment)
  }

  override var childNodes: [_AnyNode] { list(content) }
  override func refresh() { content.update(view.content, innerEnvironment) }
  override var relaysEnvironment: Bool { true }
  override func passEnvironmentOn() { content.environmentDidChange(to: innerEnvironment) }

  override func makeElements() -> [_LayoutElement] { [] }

  override func absorbsElementChange() -> Bool {
    guard content != nil, !needsElements else { return true }
    needsElements = true
    graph.childrenWait { [weak self] in self?.takeElements() }
    return true
  }

  func hasPlace(_ child: _AnyNode) -> Bool { true }

  private func takeElements() {
    needsElements = false
    guard isAlive, content != nil else { return }
    hostView.elements = content.elements
    hostView.setNeedsContent()
  }

  /// Whether the colour scheme that the views prefer applies to the enclosing presentation: it does for pages, and doesn't for
  /// presented content.
  var handsOnColorScheme = false { didSet { if handsOnColorScheme != oldValue { preferencesDidChange() } } }

  override var hiddenPreferenceKeys: Set<ObjectIdentifier> {
    guard let content else { return [] }
    let scheme = ObjectIdentifier(PreferredColorSchemeKey.self)
    return handsOnColorScheme ? content.preferenceKeys.subtracting([scheme]) : content.preferenceKeys
  }

  override func didEnd() { hostView.elements = [] }
}
