public import Foundation

/// `GeometryReader`: takes what it is offered, 10 points where that is open, and has its content made by its size.
public final class _GeometryReaderElement: _ContainerElement {
  /// The element was placed: its content may be set to what the size asks for, and is placed after that. Also called when
  /// something around moved it.
  public var willPlaceContent: (() -> Void)?

  private var isPlacing = false

  public override var readsPosition: Bool { true }
  public override var contentOrientation: Axis? { nil }
  /// The content has no say in the size: what changes in it while it is made needs no other layout.
  public override var absorbsInvalidation: Bool { isPlacing }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    isPlacing = true
    willPlaceContent?()
    isPlacing = false
    let inner = ProposedViewSize(size)
    for element in content { placeChild(element, at: .zero, within: size.width, proposal: inner) }
  }

  public override func computeSpacing() -> ViewSpacing { .plain }

  public override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
}
