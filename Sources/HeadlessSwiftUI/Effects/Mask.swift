internal import Foundation
internal import Graphics
public import SwiftUILayout

/// Shows each element of the content only where other views are opaque.
public struct _MaskModifier<Mask: View>: ViewModifier {
  nonisolated(unsafe) let mask: Mask
  let alignment: Alignment

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    MaskNode(view, inputs)
  }
}

/// An element that is masked by a second one.
final class MaskElement: _UnaryElement {
  let mask: _ZStackElement
  var alignment: Alignment { didSet { if alignment != oldValue { invalidateLayout() } } }

  init(_ child: _LayoutElement, mask: _ZStackElement, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
    super.init(child)
    mask.parent = self
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    super.placeChildren(in: size, proposal)
    let inner = ProposedViewSize(size)
    let own = mask.dimensions(in: inner)
    let frame = dimensions(in: proposal)
    let corner = CGPoint(
      x: frame[alignment.horizontal] - own[alignment.horizontal],
      y: frame[alignment.vertical] - own[alignment.vertical])
    placeChild(mask, at: corner, within: size.width, proposal: inner)
  }

  override func draw(_ canvas: inout ElementCanvas) {
    var covered = ElementCanvas(origin: canvas.origin, scale: canvas.scale)
    covered.draw(mask)
    let items = covered.items
    guard !items.isEmpty else { return }
    canvas.composite({ drawChildren(&$0) }) { .group(DisplayGroup(mask: items, items: $0)) }
  }
}

private final class MaskNode<Content: View, Mask: View>: _ModifierNode<Content, _MaskModifier<Mask>> {
  private struct Pair {
    let element: MaskElement
    let node: _ViewNode<Mask>
  }

  private var pairs: [ObjectIdentifier: Pair] = [:]
  private var order: [ObjectIdentifier] = []

  override var childNodes: [_AnyNode] {
    guard content != nil else { return [] }
    return [content] + order.compactMap { pairs[$0]?.node }
  }

  override func modifierDidChange(from old: _MaskModifier<Mask>?) {
    guard old != nil else { return }
    for pair in pairs.values {
      pair.node.update(modifier.mask, environment)
      pair.element.alignment = modifier.alignment
      pair.element.mask.alignment = modifier.alignment
    }
  }

  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    for pair in pairs.values { pair.node.environmentDidChange(to: environment) }
  }

  private func wrap(_ child: _LayoutElement) -> _LayoutElement {
    if let pair = pairs[ObjectIdentifier(child)] {
      pair.element.mask.content = pair.node.elements
      return pair.element
    }
    let node = graph.reading(as: nil) { Mask._makeNode(modifier.mask, inputs()) }
    let stack = _ZStackElement(node.elements, alignment: modifier.alignment)
    let element = MaskElement(child, mask: stack, alignment: modifier.alignment)
    pairs[ObjectIdentifier(child)] = Pair(element: element, node: node)
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
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(_MaskModifier(mask: mask(), alignment: alignment))
  }
  @_disfavoredOverload public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(mask: mask, alignment: .center))
  }
}
