import Foundation

/// The attributes that can be compared, and UIKit's messages for invalid combinations.
@MainActor enum ConstraintRules {
  /// Traps with UIKit's words where a constraint makes no sense.
  static func check(_ first: LayoutReference, _ second: LayoutReference?, multiplier: CGFloat) {
    if let fault = fault(first, second, multiplier: multiplier) { fatalError(fault) }
  }

  /// The problem; nil if the combination is valid.
  static func fault(_ first: LayoutReference, _ second: LayoutReference?, multiplier: CGFloat) -> String? {
    guard first.attribute != .notAnAttribute else {
      return "NSLayoutConstraint: The first attribute of a constraint can't be notAnAttribute."
    }
    guard let second, multiplier != 0 else {
      if first.isDimension { return nil }
      return "NSLayoutConstraint for \(name(first)): A multiplier of 0 or a nil second item together with a location "
        + "for the first attribute creates an illegal constraint of a location equal to a constant. Location "
        + "attributes must be specified in pairs."
    }
    if first.isDimension != second.isDimension {
      return "Invalid pairing of layout attributes: \(first.attribute) and \(second.attribute)."
    }
    if first.isDimension { return nil }
    // Apple's guide forbids places of different axes, yet iOS takes them: SnapKit's own tests put a left edge on a top.
    guard first.axis == second.axis else { return nil }
    if first.axis == .horizontal, !areComparable(first.attribute, second.attribute) {
      return "NSLayoutConstraint for \(name(first)): A constraint cannot be made between a leading/trailing attribute "
        + "and a right/left attribute. Use leading/trailing for both or neither."
    }
    return nil
  }

  private static func name(_ reference: LayoutReference) -> String {
    reference.item.map { "\($0)" } ?? "(null)"
  }

  private static func areComparable(_ a: NSLayoutConstraint.Attribute, _ b: NSLayoutConstraint.Attribute) -> Bool {
    func isCenter(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      attribute == .centerX || attribute == .centerXWithinMargins
    }
    return isCenter(a) || isCenter(b) || a.isDirectional == b.isDirectional
  }
}
