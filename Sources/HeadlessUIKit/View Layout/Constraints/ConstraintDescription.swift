import Foundation

/// A constraint in UIKit's words: the visual format where it has one, an equation elsewhere.
@MainActor struct ConstraintDescription {
  let constraint: NSLayoutConstraint

  var text: String {
    var parts = ["<\(ItemName.className(of: constraint)):\(address(of: constraint))"]
    if let identifier = constraint.identifier, !identifier.isEmpty { parts.append("'\(identifier)'") }
    guard let first = constraint.first else { return parts[0] + ">" }
    let visual = visualFormat(first)
    parts.append(visual?.text ?? equation(first))
    var remarks = [constraint.isActive ? "active" : "inactive"]
    if let superview = visual?.superview { remarks.append("names: '|':\(ItemName.text(superview)) ") }
    return parts.joined(separator: " ") + "   (\(remarks.joined(separator: ", ")))>"
  }

  // MARK: Equations

  private func equation(_ first: LayoutReference) -> String {
    var text = side(first) + " \(symbol) "
    guard let second = constraint.second else { return text + number(constraint.constant) + strength }
    if constraint.multiplier != 1 { text += number(constraint.multiplier) + "*" }
    text += side(second)
    if constraint.constant > 0 { text += " + " + number(constraint.constant) }
    if constraint.constant < 0 { text += " - " + number(-constraint.constant) }
    return text + strength
  }

  private func side(_ reference: LayoutReference) -> String {
    let place = ItemName.text(reference.item) + ".\(reference.attribute)"
    guard let origin = reference.origin else { return place }
    return "(\(place) - \(ItemName.text(origin.slot.item)).\(origin.attribute))"
  }

  private var symbol: String {
    switch constraint.relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private var strength: String {
    constraint.priority == .required ? "" : " @" + number(CGFloat(constraint.priority.rawValue))
  }

  // MARK: Visual format

  private struct Visual {
    let text: String
    /// What stands as `|` in the text.
    var superview: UIView?
  }

  /// Distances that the visual format language itself would make: the later of two places comes first in the constraint.
  private func visualFormat(_ first: LayoutReference) -> Visual? {
    guard let second = constraint.second, constraint.multiplier == 1, let after = place(first),
      let before = place(second), after.axis == before.axis, after.view !== before.view
    else { return nil }
    let axis = after.axis == .horizontal ? "H:" : "V:"
    switch (before.isStart, after.isStart) {
    case (false, true) where before.view.superview === after.view.superview && after.view.superview != nil:
      return Visual(text: axis + box(before.view) + gap + box(after.view))
    case (true, true) where after.view.superview === before.view:
      return Visual(text: axis + "|" + gap + box(after.view), superview: before.view)
    case (false, false) where before.view.superview === after.view:
      return Visual(text: axis + box(before.view) + gap + "|", superview: after.view)
    default: return nil
    }
  }

  private struct Place {
    let view: UIView
    let axis: NSLayoutConstraint.Axis
    let isStart: Bool
  }

  private func place(_ reference: LayoutReference) -> Place? {
    guard reference.origin == nil, let view = reference.slot.view else { return nil }
    switch reference.attribute {
    case .leading: return Place(view: view, axis: .horizontal, isStart: true)
    case .trailing: return Place(view: view, axis: .horizontal, isStart: false)
    case .top: return Place(view: view, axis: .vertical, isStart: true)
    case .bottom: return Place(view: view, axis: .vertical, isStart: false)
    default: return nil
    }
  }

  private var gap: String {
    let relation = constraint.relation == .equal ? "" : symbol
    let priority =
      constraint.priority == .required ? "" : "@" + number(CGFloat(constraint.priority.rawValue))
    return "-(\(relation)\(number(constraint.constant))\(priority))-"
  }

  private func box(_ view: UIView) -> String { "[\(ItemName.text(view))]" }

  private func number(_ value: CGFloat) -> String { ConstraintDescription.number(value) }

  /// A number without needless digits, as `%g` writes it.
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
