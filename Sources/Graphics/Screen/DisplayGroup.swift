public import Foundation

/// Items that are transformed, clipped, faded or filtered together: a layer and its sublayers.
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
  /// The projection of a group that isn't parallel to the screen: overrides ``transform``, which approximates it. The content is
  /// painted flat.
  public var projection: Projection?
  /// In the group's own space.
  public var clip: Clip?
  /// The opacity of the group as a whole: overlapping items don't shine through each other.
  public var opacity: CGFloat
  public var blendMode: BlendMode
  /// A shadow of everything in the group.
  public var shadow: Shadow?
  /// Items whose alpha determines how much of the group is visible; in the group's own space.
  public var mask: [DisplayItem]?
  public var items: [DisplayItem]
  /// Changes the colours of the group, which is painted separately; nil for no change. The colours that result from transparent
  /// pixels aren't shown.
  public var colorMatrix: ColorMatrix?
  /// Whether edges are antialiased. If false, partially covered pixels are painted completely or not at all. Applies to shapes
  /// directly in the group.
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

  /// Whether the items must be painted separately and combined with the background in one step.
  public var needsCompositing: Bool {
    opacity < 1 || blendMode != .normal || shadow != nil || mask != nil || projection != nil
      || colorMatrix != nil
  }
}
