public import Foundation

/// A blurred, shifted copy of a shape in one colour, painted below it.
public struct Shadow: Hashable, Sendable {
  /// Its alpha is the shadow's opacity.
  public var color: Color
  /// In points.
  public var offset: CGSize
  /// The standard deviation of the blur, in points.
  public var sigma: CGFloat

  public init(color: Color, offset: CGSize, sigma: CGFloat) {
    self.color = color
    self.offset = offset
    self.sigma = sigma
  }
}
