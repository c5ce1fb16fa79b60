public import Foundation

/// The corners of a view. API of iOS 26, which iOS 17 shows as well.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Top left, top right, bottom left, bottom right. `isUniform` has corners that resolve to different radii take the
    /// smallest.
    case corners([UICornerRadius?], isUniform: Bool)
    case capsule(maximum: CGFloat?)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  private init(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
    _ bottomRight: UICornerRadius?, isUniform: Bool = false
  ) {
    self.init(.corners([topLeft, topRight, bottomLeft, bottomRight], isUniform: isUniform))
  }

  /// The radius of every corner, independently: concentric corners may differ.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius)
  }
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  /// One radius for all corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius, isUniform: true)
  }
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius)
  }
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius)
  }
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { UICornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius) }
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { UICornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius) }
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { UICornerConfiguration(leftRadius, topRightRadius, leftRadius, bottomRightRadius) }
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { UICornerConfiguration(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius) }

  /// Half circles at the shorter sides.
  ///
  /// - Parameter maximumRadius: in points; nil for no limit.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius))
  }
}
