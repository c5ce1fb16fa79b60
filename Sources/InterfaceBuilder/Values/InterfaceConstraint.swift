package import Foundation

/// A constraint in a document.
package struct InterfaceConstraint: Sendable {
  package enum Relation: String, Sendable {
    case equal, greaterThanOrEqual, lessThanOrEqual
  }

  package let id: String?
  package let line: Int
  /// The first item's identifier; nil for the view that holds the constraint.
  package let firstItem: String?
  /// Interface Builder's name, such as `trailingMargin`.
  package let firstAttribute: String
  package let relation: Relation
  package let secondItem: String?
  package let secondAttribute: String?
  package let multiplier: CGFloat
  /// In points; nil if the document omits it.
  package let constant: CGFloat?
  /// Whether the constant is the system's default spacing.
  package let isStandardSpacing: Bool
  package let priority: Float
  package let identifier: String?
  /// Whether the constraint is a placeholder that exists only at design time.
  package let isPlaceholder: Bool
  /// The values for other size classes.
  package let variations: [InterfaceVariation]

  /// Nil if the element has no attribute or an unknown relation.
  package init?(_ element: DocumentElement) {
    guard let firstAttribute = element["firstAttribute"],
      let relation = element["relation"].map(Relation.init(rawValue:)) ?? .equal
    else { return nil }
    id = element.id
    line = element.line
    firstItem = element["firstItem"]
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    multiplier = element["multiplier"].flatMap(InterfaceConstraint.factor) ?? 1
    constant = element["constant"].flatMap(Double.init(document:)).map { CGFloat($0) }
    isStandardSpacing = element["symbolic"] == "YES"
    priority = element["priority"].flatMap(Float.init(priority:)) ?? 1000
    identifier = element["identifier"]
    isPlaceholder = element["placeholder"] == "YES"
    variations = element.children.compactMap(InterfaceVariation.init)
  }

  /// `2`, or a ratio such as `16:9`.
  package static func factor(_ text: String) -> CGFloat? {
    let words = text.split(separator: ":")
    let parts = words.compactMap { Double(document: String($0)) }
    guard parts.count == words.count else { return nil }
    let factor: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0] / parts[1]
      default: nil
      }
    return factor.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }
}
