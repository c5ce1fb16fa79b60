import Foundation

extension CGFloat {
  /// A length that is safe for a layout's arithmetic: NaN becomes 0, and lengths are limited to a billion points. Views don't
  /// accept positions computed from other values.
  var layoutLength: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension CGRect {
  /// The rectangle with each of its numbers as a `layoutLength`.
  var withLayoutLengths: CGRect {
    CGRect(
      x: origin.x.layoutLength, y: origin.y.layoutLength, width: size.width.layoutLength,
      height: size.height.layoutLength)
  }
}

extension UIEdgeInsets {
  /// The insets with each of their numbers as a `layoutLength`.
  var withLayoutLengths: UIEdgeInsets {
    UIEdgeInsets(
      top: top.layoutLength, left: left.layoutLength, bottom: bottom.layoutLength, right: right.layoutLength)
  }
}
