package import Foundation

extension CGRect {
  /// Where the rectangle lies once its container is mirrored: as far from the right edge as it was from the left one.
  ///
  /// - Parameters:
  ///   - width: the container's width, in points; its left edge is at zero.
  ///   - isMirrored: whether the container is, as one is that reads from right to left. If not, the rectangle stays.
  package func mirrored(in width: CGFloat, if isMirrored: Bool = true) -> CGRect {
    isMirrored ? CGRect(origin: CGPoint(x: width - maxX, y: origin.y), size: size) : self
  }
}
