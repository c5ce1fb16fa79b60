import Foundation

/// The distances that UIKit calls the system's.
@MainActor enum SystemSpacing {
  /// Between neighbours, in points; Apple documents 8 for iOS.
  static let between: CGFloat = 8

  /// Below `upper`, in points. Between two baselines it is the line height of the lower text, so that the lines stand as
  /// in one paragraph; UIKit doesn't document the figure.
  static func vertical(from upper: LayoutReference, to lower: LayoutReference) -> CGFloat {
    func isBaseline(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      attribute == .firstBaseline || attribute == .lastBaseline
    }
    guard isBaseline(upper.attribute), isBaseline(lower.attribute),
      let lineHeight = lower.slot.layoutView?.textLineHeight
    else { return between }
    return lineHeight
  }
}
