import Foundation

extension CGFloat {
  /// A length that layouts can add to others and divide by: what is no number counts as nothing, and nothing is longer than a
  /// billion points. Places that come of anything else would be none, and no view takes them.
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
