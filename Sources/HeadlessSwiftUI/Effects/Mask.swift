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
    SecondaryViewsNode(view, inputs)
  }
}

/// An element that is masked by a second one.
final class MaskElement: _UnaryElement, AlignedElement {
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

extension _MaskModifier: SecondaryViewsModifier {
  var secondary: Mask { mask }
  func combine(_ child: _LayoutElement, with stack: _ZStackElement) -> any AlignedElement {
    MaskElement(child, mask: stack, alignment: alignment)
  }
}

nonisolated extension View {
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(_MaskModifier(mask: mask(), alignment: alignment))
  }
  // Disfavoured, as the compiler otherwise tries a closure as this mask with each combination of the expression's other overloads.
  @_disfavoredOverload public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(mask: mask, alignment: .center))
  }
}
