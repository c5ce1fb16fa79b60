public import Foundation

/// `aspectRatio`, `scaledToFit` and `scaledToFill`: the content's proposal has an aspect ratio.
public final class _AspectRatioElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  /// Width divided by height; nil for the ratio of the content's ideal size.
  public var ratio: CGFloat? { didSet { if ratio != oldValue { invalidateLayout() } } }
  public var contentMode: ContentMode { didSet { if contentMode != oldValue { invalidateLayout() } } }

  public init(_ child: _LayoutElement, ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
    super.init(child)
  }

  /// Returns the largest size of the ratio inside the proposal, or the smallest around it.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let shape = ratio.map { CGSize(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified)
    // Avoids a division by zero for an empty ideal size.
    let unit = shape.width == shape.height ? CGSize(width: 1, height: 1) : shape
    // An unspecified length doesn't restrict the size.
    let scales = [Self.scale(unit.width, to: proposal.width), Self.scale(unit.height, to: proposal.height)]
    let scale = (contentMode == .fit ? scales.compactMap(\.self).min() : scales.compactMap(\.self).max()) ?? .infinity
    guard scale.isFinite else { return .infinity }
    return ProposedViewSize(width: unit.width * scale, height: unit.height * scale)
  }

  private static func scale(_ length: CGFloat, to target: CGFloat?) -> CGFloat? {
    guard let target, length != 0 || target != 0 else { return nil }
    return target / length
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(inner(proposal)) }

  public override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> _ElementPlacement {
    let inner = inner(proposal)
    let own = child.sizeThatFits(inner)
    let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    return _ElementPlacement(origin: origin, proposal: inner)
  }

  public override var layoutPriority: Double { 0 }
}
