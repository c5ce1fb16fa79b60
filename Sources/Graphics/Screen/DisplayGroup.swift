public import Foundation

/// Items that are moved, cut, faded or shaded together: a layer and its sublayers.
public struct DisplayGroup: Hashable, Sendable {
  /// A region outside of which nothing is painted.
  public struct Clip: Hashable, Sendable {
    public var path: Path
    public var rule: FillRule

    public init(_ path: Path, rule: FillRule = .winding) {
      self.path = path
      self.rule = rule
    }
  }

  /// From the group's own space to the enclosing one's.
  public var transform: CGAffineTransform
  /// The group's look where it isn't parallel to the screen: overrides ``transform``, which is near it. Within, it is painted
  /// flat.
  public var projection: Projection?
  /// In the group's own space.
  public var clip: Clip?
  /// Applied to the group as a whole: items that overlap don't shine through each other.
  public var opacity: CGFloat
  public var blendMode: BlendMode
  /// A shadow of everything in the group.
  public var shadow: Shadow?
  /// Items whose alpha decides how much of the group is visible; in the group's own space.
  public var mask: [DisplayItem]?
  public var items: [DisplayItem]
  /// Changes the colours of everything in the group, which is painted apart; nil where nothing does. What it makes of
  /// transparent pixels isn't shown.
  public var colorMatrix: ColorMatrix?
  /// False where a pixel that a shape covers in part is painted whole or not at all. Counts for shapes right in the group.
  public var smoothsEdges: Bool

  public init(
    transform: CGAffineTransform = .identity, clip: Clip? = nil, opacity: CGFloat = 1, blendMode: BlendMode = .normal,
    shadow: Shadow? = nil, mask: [DisplayItem]? = nil, items: [DisplayItem],
    smoothsEdges: Bool = true, projection: Projection? = nil, colorMatrix: ColorMatrix? = nil
  ) {
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.blendMode = blendMode
    self.shadow = shadow
    self.mask = mask
    self.items = items
    self.smoothsEdges = smoothsEdges
    self.projection = projection
    self.colorMatrix = colorMatrix
  }

  /// Whether the items must be painted apart and joined with what is below in one step.
  public var needsCompositing: Bool {
    opacity < 1 || blendMode != .normal || shadow != nil || mask != nil || projection != nil
      || colorMatrix != nil
  }
}
