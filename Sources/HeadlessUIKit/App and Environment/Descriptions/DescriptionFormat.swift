import Foundation

/// How UIKit writes values in descriptions of views and controllers.
enum DescriptionFormat {
  /// At most six significant digits, as C's `%g`.
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)) \(number(rect.origin.y)); \(number(rect.size.width)) \(number(rect.size.height)))"
  }

  /// As `NSStringFromCGPoint`.
  static func point(_ point: CGPoint) -> String { "{\(number(point.x)), \(number(point.y))}" }

  /// As `NSStringFromCGSize`.
  static func size(_ size: CGSize) -> String { "{\(number(size.width)), \(number(size.height))}" }

  /// As `NSStringFromUIEdgeInsets`.
  static func insets(_ insets: UIEdgeInsets) -> String {
    "{\(number(insets.top)), \(number(insets.left)), \(number(insets.bottom)), \(number(insets.right))}"
  }

  /// As `NSStringFromCGAffineTransform`.
  static func transform(_ t: CGAffineTransform) -> String {
    "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", "))]"
  }

  static func mask(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  /// The name without its module: UIKit's classes and an app's are shown alike.
  @MainActor static func name(of object: AnyObject) -> String {
    String(describing: type(of: object))
  }

  @MainActor static func identity(of object: AnyObject) -> String { "\(name(of: object)): \(address(of: object))" }
}
