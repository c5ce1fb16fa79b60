public import Foundation

/// The style of a stroked path.
public struct StrokeStyle: Hashable, Sendable {
  public enum Cap: Hashable, Sendable { case butt, round, square }
  public enum Join: Hashable, Sendable { case miter, round, bevel }

  /// In points.
  public var width: CGFloat
  public var cap: Cap
  public var join: Join
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, alternating, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat

  public init(
    width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
