public import SwiftUILayout

/// A modifier that wraps each element of its content: changes layout, drawing, or the values for the enclosing container.
@preconcurrency @MainActor public protocol _ElementModifier: ViewModifier where Body == Never {
  associatedtype Element: _LayoutElement
  /// Creates the element around an element of the content.
  func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> Element
  /// Updates the element with the modifier's values; has to call `invalidateLayout()` if they affect the layout. Also called after
  /// `makeElement`.
  func updateElement(_ element: Element, _ context: _ElementContext)
}

extension _ElementModifier {
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    _ElementModifierNode(view, inputs)
  }
}

/// The context in which elements are created.
@MainActor public struct _ElementContext {
  package let node: _AnyNode

  /// The environment; values that are read are observed, and update the element.
  package var environment: EnvironmentValues { node.environment.recording(node.reads) }
  package var graph: _ViewGraph { node.graph }
}

private final class _ElementModifierNode<Content: View, Modifier: _ElementModifier>: _ModifierNode<Content, Modifier> {
  /// The wrapping elements, by the wrapped ones.
  private var wrapped: [ObjectIdentifier: Modifier.Element] = [:]
  private lazy var motion = _DataMotion<Modifier>()

  override func modifierDidChange(from old: Modifier?) {
    guard let old else { return }
    guard Modifier.self is any Animatable.Type else { return updateElements(modifier) }
    motion.change(from: old, to: modifier, of: graph) { [weak self] in
      guard let self, isAlive else { return }
      updateElements(motion.applied(to: modifier))
    }
  }

  private func updateElements(_ modifier: Modifier) {
    trackingAlso {
      for element in wrapped.values {
        graph.motion.update(element) { modifier.updateElement(element, _ElementContext(node: self)) }
      }
    }
  }

  private func wrap(_ child: _LayoutElement) -> Modifier.Element {
    if let element = wrapped[ObjectIdentifier(child)] { return element }
    let element = trackingAlso {
      let context = _ElementContext(node: self)
      let element = modifier.makeElement(child, context)
      modifier.updateElement(element, context)
      return element
    }
    wrapped[ObjectIdentifier(child)] = element
    return element
  }

  override func makeElements() -> [_LayoutElement] {
    let elements = content.elements
    let result = elements.map(wrap)
    if wrapped.count > result.count {
      let present = Set(elements.map { ObjectIdentifier($0) })
      wrapped = wrapped.filter { present.contains($0.key) }
    }
    return result
  }

  override func collectItems(into list: inout _ItemList) {
    list.wrapping({ [unowned self] in wrap($0) }) { content.addItems(to: &$0) }
  }
}
