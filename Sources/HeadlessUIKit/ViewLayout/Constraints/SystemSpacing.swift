import Foundation

/// The distances that UIKit calls the system's.
@MainActor enum SystemSpacing {
  /// Between neighbours, in points; Apple documents 8 for iOS.
  static let between: CGFloat = 8

  /// The spacing after or below `before`, in points. To a baseline it is the line height of the lower text, so that the lines are
  /// spaced as in one paragraph and a first line is below its margin; UIKit doesn't document the figure.
  static func distance(from before: LayoutReference, to after: LayoutReference) -> CGFloat {
    func isBaseline(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      attribute == .firstBaseline || attribute == .lastBaseline
    }
    guard isBaseline(after.attribute),
      let lineHeight = text(after)?.textLineHeight
    else { return between }
    return lineHeight
  }

  /// The view whose text the baseline is of: a button's label.
  private static func text(_ reference: LayoutReference) -> UIView? {
    guard let view = reference.slot.layoutView else { return nil }
    return reference.attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
  }
}
