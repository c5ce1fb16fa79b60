import Foundation

extension CGVector {
  /// - Parameter angle: in radians, clockwise from the right.
  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// In radians, clockwise from the right.
  var angle: CGFloat { atan2(dy, dx) }
  var magnitude: CGFloat { hypot(dx, dy) }
}
