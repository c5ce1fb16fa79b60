public import SwiftUILayout

/// A view that is one element without views inside: a text, an image, a shape, a control.
@preconcurrency @MainActor public protocol _ElementView: View where Body == Never {
  associatedtype Element: _LayoutElement
  func makeElement(_ context: _ElementContext) -> Element
  /// Updates the element with the view's values and those that it reads from the environment; has to call `invalidateLayout()` if
  /// they affect the layout. Also called after `makeElement`.
  func updateElement(_ element: Element, _ context: _ElementContext)
}

extension _ElementView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    _ElementViewNode(view, inputs)
  }
  public static var _elementCount: Int? { 1 }
}

private final class _ElementViewNode<Content: _ElementView>: _ViewNode<Content> {
  private var element: Content.Element?
  private let properties = PropertySlots()

  override var isElement: Bool { true }

  private func installed() -> Content {
    var view = view
    properties.install(in: &view, of: self)
    return view
  }

  override func makeElements() -> [_LayoutElement] {
    if let element { return [element] }
    let made = tracking {
      observing {
        let (view, context) = (installed(), _ElementContext(node: self))
        let made = view.makeElement(context)
        view.updateElement(made, context)
        return made
      }
    }
    element = made
    return [made]
  }

  override func refresh() {
    guard let element else { return }
    graph.motion.update(element) {
      tracking { observing { installed().updateElement(element, _ElementContext(node: self)) } }
    }
  }

  override func didEnd() { properties.end() }
}
