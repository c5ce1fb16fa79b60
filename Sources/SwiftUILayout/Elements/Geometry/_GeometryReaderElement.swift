public import Foundation

/// `GeometryReader`: takes the proposed size, 10 points for an unspecified length; its content is created for its size.
public final class _GeometryReaderElement: _ContainerElement {
  public override var keepsDrawing: Bool { true }

  /// Called when the element was placed: the content can be updated for the size, and is placed after that. Also called when an
  /// enclosing element moved it.
  public var willPlaceContent: (() -> Void)?

  private var isPlacing = false

  public override var readsPosition: Bool { true }
  public override var contentOrientation: Axis? { nil }
  /// The content doesn't affect the size, so changes while it is created require no other layout.
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
