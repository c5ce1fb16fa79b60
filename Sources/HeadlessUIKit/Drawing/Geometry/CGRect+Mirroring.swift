package import Foundation

extension CGRect {
  /// The rectangle in a mirrored container: its distance from the right edge is its previous distance from the left one.
  ///
  /// - Parameters:
  ///   - width: the container's width, in points; its left edge is at zero.
  ///   - isMirrored: whether the container is mirrored, as in right-to-left layouts. If not, the rectangle is returned unchanged.
  package func mirrored(in width: CGFloat, if isMirrored: Bool = true) -> CGRect {
    isMirrored ? CGRect(origin: CGPoint(x: width - maxX, y: origin.y), size: size) : self
  }
}
