internal import Foundation

/// Places views before or behind each element of the content.
public struct _SecondaryContentModifier<Secondary: View>: ViewModifier {
  nonisolated(unsafe) let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    SecondaryContentNode(view, inputs)
  }
}

private final class SecondaryContentNode<Content: View, Secondary: View>: _ModifierNode<
  Content, _SecondaryContentModifier<Secondary>
>, PlaceNode
{
  /// Each element of the content gets its own views before or behind it.
  private struct Pair {
    let element: _SecondaryElement
    let stack: _ZStackElement
    let node: _ViewNode<Secondary>
  }

  private var pairs: [ObjectIdentifier: Pair] = [:]
  private var order: [ObjectIdentifier] = []

  override var childNodes: [_AnyNode] {
    guard content != nil else { return [] }
    let others = order.compactMap { pairs[$0]?.node }
    return modifier.isBehind ? others + [content] : [content] + others
  }

  func hasPlace(_ child: _AnyNode) -> Bool { child !== content }

  override func modifierDidChange(from old: _SecondaryContentModifier<Secondary>?) {
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
    let node = graph.reading(as: nil) { Secondary._makeNode(modifier.secondary, inputs()) }
    let stack = _ZStackElement(node.elements, alignment: modifier.alignment)
    let element =
      modifier.isBehind
      ? _SecondaryElement(child, background: stack, alignment: modifier.alignment)
      : _SecondaryElement(child, overlay: stack, alignment: modifier.alignment)
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
    }) { content.collectItems(into: &$0) }
  }
}

nonisolated extension View {
  public func overlay<Overlay: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Overlay) -> some View {
    modifier(_SecondaryContentModifier(secondary: content(), alignment: alignment, isBehind: false))
  }
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_SecondaryContentModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(_SecondaryContentModifier(secondary: content(), alignment: alignment, isBehind: true))
  }
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(_SecondaryContentModifier(secondary: background, alignment: alignment, isBehind: true))
  }
}
