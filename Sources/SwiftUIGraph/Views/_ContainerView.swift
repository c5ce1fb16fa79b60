public import SwiftUILayout

/// A view that is one element, which places the elements of the views inside.
@preconcurrency @MainActor public protocol _ContainerView: View where Body == Never {
  associatedtype Content: View
  associatedtype Element: _LayoutElement
  var _content: Content { get }
  func makeElement(_ context: _ElementContext) -> Element
  /// Updates the element with the view's values; has to call `invalidateLayout()` if they affect the layout. Also called after
  /// `makeElement`.
  func updateElement(_ element: Element, _ context: _ElementContext)
  /// Passes the elements inside to the element when they changed. The element adopts them as their parent.
  func setChildren(_ children: [_LayoutElement], of element: Element)
  /// Whether the environment of the views inside is ever another one than that of the container.
  static var _changesEnvironment: Bool { get }
  /// The environment of the views inside.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues
}

extension _ContainerView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    _ContainerNode(view, inputs)
  }
  public static var _elementCount: Int? { 1 }
  public static var _changesEnvironment: Bool { false }
  public func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }
}

private final class _ContainerNode<Container: _ContainerView>: _ViewNode<Container> {
  private var content: _ViewNode<Container.Content>!
  private var element: Container.Element?
  private var needsChildren = true

  override init(_ view: Container, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    content = Container.Content._makeNode(view._content, self.inputs(view.contentEnvironment(environment)))
  }

  override var childNodes: [_AnyNode] { list(content) }
  override var isElement: Bool { true }

  override func makeElements() -> [_LayoutElement] {
    let element = element ?? makeElement()
    self.element = element
    if needsChildren {
      needsChildren = false
      view.setChildren(content.elements, of: element)
    }
    return [element]
  }

  private func makeElement() -> Container.Element {
    trackingAlso {
      let context = _ElementContext(node: self)
      let element = view.makeElement(context)
      view.updateElement(element, context)
      return element
    }
  }

  override func refresh() {
    if let element {
      graph.motion.update(element) { trackingAlso { view.updateElement(element, _ElementContext(node: self)) } }
    }
    content.update(view._content, view.contentEnvironment(environment))
  }

  override var relaysEnvironment: Bool { Container._changesEnvironment }
  override func passEnvironmentOn() { content.environmentDidChange(to: view.contentEnvironment(environment)) }

  /// The container has one element, whatever its content: enclosing containers keep it.
  override func absorbsElementChange() -> Bool {
    guard let element else { return false }
    guard !needsChildren else { return true }
    needsChildren = true
    graph.childrenWait { [weak self] in self?.setChildren() }
    element.invalidateLayout()
    return true
  }

  private func setChildren() {
    guard needsChildren, isAlive, let element else { return }
    needsChildren = false
    view.setChildren(content.elements, of: element)
    element.invalidateLayout()
  }
}
