/// A modifier that gives each element of its content views of its own: those before or behind it, or its mask.
@MainActor protocol SecondaryViewsModifier: ViewModifier {
  associatedtype Secondary: View
  var secondary: Secondary { get }
  var alignment: Alignment { get }

  /// The element that shows `child` together with the stack of its secondary views.
  func combine(_ child: _LayoutElement, with stack: _ZStackElement) -> any AlignedElement
}

/// An element that aligns its secondary views with its content.
@MainActor protocol AlignedElement: _LayoutElement {
  var alignment: Alignment { get set }
}

/// The node of a modifier with secondary views, which are made once for each element of the content and end with it.
class SecondaryViewsNode<Content: View, Modifier: SecondaryViewsModifier>: _ModifierNode<Content, Modifier> {
  private struct Pair {
    let element: any AlignedElement
    let stack: _ZStackElement
    let node: _ViewNode<Modifier.Secondary>
  }

  private var pairs: [ObjectIdentifier: Pair] = [:]
  private var order: [ObjectIdentifier] = []

  /// The nodes of the secondary views, in the order of the content's elements.
  final var secondaryNodes: [_AnyNode] { order.compactMap { pairs[$0]?.node } }

  override var childNodes: [_AnyNode] { content.map { [$0] + secondaryNodes } ?? [] }

  override func modifierDidChange(from old: Modifier?) {
    guard old != nil else { return }
    for pair in pairs.values {
      pair.node.update(modifier.secondary, environment)
      pair.element.alignment = modifier.alignment
      pair.stack.alignment = modifier.alignment
    }
  }

  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    for pair in pairs.values { pair.node.environmentDidChange(to: environment) }
  }

  private func wrap(_ child: _LayoutElement) -> _LayoutElement {
    if let pair = pairs[ObjectIdentifier(child)] {
      pair.stack.content = pair.node.elements
      return pair.element
    }
    let node = graph.reading(as: nil) { Modifier.Secondary._makeNode(modifier.secondary, inputs()) }
    let stack = _ZStackElement(node.elements, alignment: modifier.alignment)
    let element = modifier.combine(child, with: stack)
    pairs[ObjectIdentifier(child)] = Pair(element: element, stack: stack, node: node)
    preferencesDidChange()
    return element
  }

  override func makeElements() -> [_LayoutElement] {
    let elements = content.elements
    let result = elements.map(wrap)
    order = elements.map { ObjectIdentifier($0) }
    let present = Set(order)
    for (id, pair) in pairs where !present.contains(id) {
      pairs[id] = nil
      pair.node.end()
    }
    return result
  }

  override func collectItems(into list: inout _ItemList) {
    list.wrapping({ [unowned self] child in
      let element = wrap(child)
      if !order.contains(ObjectIdentifier(child)) { order.append(ObjectIdentifier(child)) }
      return element
    }) { content.addItems(to: &$0) }
  }
}
