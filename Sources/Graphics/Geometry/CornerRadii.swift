public import Foundation

/// The radii, in points, of a rectangle's four elliptical corners.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: CGSize
  public var topRight: CGSize
  public var bottomRight: CGSize
  public var bottomLeft: CGSize

  public init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public init(all radii: CGSize) {
    self.init(topLeft: radii, topRight: radii, bottomRight: radii, bottomLeft: radii)
  }

  public init(_ radius: CGFloat) {
    self.init(all: CGSize(width: radius, height: radius))
  }

  public static let zero = CornerRadii(0)

  public var isZero: Bool { self == .zero }

  /// The radii scaled by a common factor so that no two of them overlap on a side of `size`, as in CSS and Core Animation.
  public func fitting(_ size: CGSize) -> CornerRadii {
    var factor: CGFloat = 1
    func limit(_ sum: CGFloat, _ side: CGFloat) {
      if sum > side, sum > 0 { factor = min(factor, max(side, 0) / sum) }
    }
    limit(topLeft.width + topRight.width, size.width)
    limit(bottomLeft.width + bottomRight.width, size.width)
    limit(topLeft.height + bottomLeft.height, size.height)
    limit(topRight.height + bottomRight.height, size.height)
    if factor == 1 { return self }
    func scale(_ radii: CGSize) -> CGSize { CGSize(width: radii.width * factor, height: radii.height * factor) }
    return CornerRadii(
      topLeft: scale(topLeft), topRight: scale(topRight), bottomRight: scale(bottomRight),
      bottomLeft: scale(bottomLeft))
  }

  /// The radii of the outline that is `distance` points inside this one.
  public func inset(by distance: CGFloat) -> CornerRadii {
    func shrink(_ radii: CGSize) -> CGSize {
      CGSize(width: max(radii.width - distance, 0), height: max(radii.height - distance, 0))
    }
    return CornerRadii(
      topLeft: shrink(topLeft), topRight: shrink(topRight), bottomRight: shrink(bottomRight),
      bottomLeft: shrink(bottomLeft))
  }
}
