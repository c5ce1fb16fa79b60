internal import HeadlessUIKit

/// A view whose elements a view of UIKit's shows, apart from the elements around it.
struct PartView: View {
  let content: AnyView
  typealias Body = Never

  static func _makeNode(_ view: PartView, _ inputs: _NodeInputs) -> _ViewNode<PartView> {
    PartNode(view, inputs) { _ in }
  }
  static var _elementCount: Int? { 0 }
}

/// Keeps a view that is shown apart: it has the state, environment and identity of where it stands in the graph, but its elements
/// and preferences stay inside.
final class PartNode: _ViewNode<PartView> {
  private(set) var content: _ViewNode<AnyView>!
  let hostView: PartHostView
  /// What the place that shows the view changes in the environment.
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

  override var childNodes: [_AnyNode] { content.map { [$0] } ?? [] }
  override func refresh() { content.update(view.content, innerEnvironment) }
  override func passEnvironmentOn() { content.environmentDidChange(to: innerEnvironment) }

  override func makeElements() -> [_LayoutElement] { [] }

  override func absorbsElementChange() -> Bool {
    guard content != nil, !needsElements else { return true }
    needsElements = true
    graph.childrenWait { [weak self] in self?.takeElements() }
    return true
  }

  private func takeElements() {
    needsElements = false
    guard isAlive, content != nil else { return }
    hostView.elements = content.elements
    hostView.setNeedsContent()
  }

  /// Whether the colour scheme that the views ask for is for the presentation around: of pages it is, of what is presented it isn't.
  var handsOnColorScheme = false { didSet { if handsOnColorScheme != oldValue { preferencesDidChange() } } }

  override var hiddenPreferenceKeys: Set<ObjectIdentifier> {
    guard let content else { return [] }
    let scheme = ObjectIdentifier(PreferredColorSchemeKey.self)
    return handsOnColorScheme ? content.preferenceKeys.subtracting([scheme]) : content.preferenceKeys
  }

  override func didEnd() { hostView.elements = [] }
}
