public import Foundation

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
public final class _FlexibleFrameElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  /// The minimum, ideal and maximum length on an axis, in points; nil for the content's.
  public struct Limits: Equatable, Sendable {
    public var minimum: CGFloat?
    public var ideal: CGFloat?
    public var maximum: CGFloat?

    public init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
      self.minimum = minimum.map { max($0, 0) }
      self.ideal = ideal.map { max($0, self.minimum ?? 0) }
      self.maximum = maximum.map { max($0, self.ideal ?? self.minimum ?? 0) }
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// The frame's length if it doesn't depend on the content; nil if it does.
    func length(offered: CGFloat?) -> CGFloat? {
      guard let offered else { return ideal }
      guard let minimum, let maximum else { return nil }
      return min(max(offered, minimum), maximum)
    }

    /// The proposal with which the content's length is determined.
    func inner(offered: CGFloat?) -> CGFloat? {
      (offered ?? ideal).map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
    }

    /// Returns the frame's length around content of a length.
    func length(around content: CGFloat, inner: CGFloat?) -> CGFloat {
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): min(max(content, minimum), maximum)
      case (let minimum?, nil): max(min(inner ?? .infinity, content), minimum)
      case (nil, let maximum?): min(max(inner ?? -.infinity, content), maximum)
      case (nil, nil): content
      }
    }

    /// The content's proposal in a frame of a length. It keeps its ideal length if it determined the frame's.
    func placed(in length: CGFloat, offered: CGFloat?) -> CGFloat? {
      let isContents =
        ideal == nil && offered == nil && (minimum ?? -.infinity) < length
        && length < (maximum ?? .infinity)
      return isContents ? nil : length
    }
  }

  public var horizontal: Limits { didSet { if horizontal != oldValue { invalidateLayout() } } }
  public var vertical: Limits { didSet { if vertical != oldValue { invalidateLayout() } } }
  /// The alignment of the content in the frame.
  public var alignment: Alignment { didSet { if alignment != oldValue { invalidateLayout() } } }

  public init(_ child: _LayoutElement, horizontal: Limits, vertical: Limits, alignment: Alignment = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    super.init(child)
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = horizontal.length(offered: proposal.width)
    let height = vertical.length(offered: proposal.height)
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = ProposedViewSize(
      width: horizontal.inner(offered: proposal.width), height: vertical.inner(offered: proposal.height))
    let size = child.sizeThatFits(inner)
    return CGSize(
      width: width ?? horizontal.length(around: size.width, inner: inner.width),
      height: height ?? vertical.length(around: size.height, inner: inner.height))
  }

  public override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> _ElementPlacement {
    let inner = ProposedViewSize(
      width: horizontal.placed(in: size.width, offered: proposal.width),
      height: vertical.placed(in: size.height, offered: proposal.height))
    return _ElementPlacement(origin: corner(aligning: inner, alignment, in: size), proposal: inner)
  }

  /// Edges that the frame moves have the spacing of a plain view: a column of texts with maximum width keeps the spacing of texts.
  public override func computeSpacing() -> ViewSpacing {
    var spacing = child.spacing
    if !horizontal.isEmpty { spacing.reset(.horizontal) }
    if !vertical.isEmpty { spacing.reset(.vertical) }
    return spacing
  }

  public override var layoutPriority: Double { 0 }
}
