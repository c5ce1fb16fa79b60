import Foundation

/// A constraint in UIKit's format: the visual format if possible, else an equation.
@MainActor struct ConstraintDescription {
  let constraint: NSLayoutConstraint

  var text: String {
    var parts = ["<\(ItemName.className(of: constraint)):\(address(of: constraint))"]
    if let identifier = constraint.identifier, !identifier.isEmpty { parts.append("'\(identifier)'") }
    guard let first = constraint.first else { return parts[0] + ">" }
    let visual = visualFormat(first)
    parts.append(visual?.text ?? equation(first))
    let state = constraint.isActive ? "active" : "inactive"
    let names = names(superview: visual?.superview)
    let remarks = names.isEmpty ? state : "\(state), names: \(names.joined(separator: ", ")) "
    return parts.joined(separator: " ") + "   (\(remarks))>"
  }

  /// The views that the names in the text refer to.
  private func names(superview: UIView?) -> [String] {
    var names: [String] = []
    for view in constraint.references.compactMap(\.slot.view) where view !== superview {
      guard let name = ItemName.ownName(view) else { continue }
      let entry = "\(name):\(address(of: view))"
      if !names.contains(entry) { names.append(entry) }
    }
    if let superview {
      let own = ItemName.ownName(superview).map { "\($0):\(address(of: superview))" }
      names.append("'|':\(own ?? ItemName.text(superview))")
    }
    return names
  }

  // MARK: Equations

  private func equation(_ first: LayoutReference) -> String {
    var text = side(first) + " \(symbol) "
    guard let second = constraint.second else {
      let sign = constraint.constant < 0 ? "- " : ""
      return text + sign + number(abs(constraint.constant)) + strength
    }
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
    /// The item that is `|` in the text.
    var superview: UIView?
  }

  /// Distances that the visual format language itself would create: the later of two positions is first in the constraint.
  private func visualFormat(_ first: LayoutReference) -> Visual? {
    guard let second = constraint.second, constraint.multiplier == 1, let after = place(first),
      let before = place(second), after.axis == before.axis, after.isDirectional == before.isDirectional,
      after.item !== before.item
    else { return nil }
    let axis = after.axis == .horizontal ? "H:" : "V:"
    let direction = after.axis == .vertical || after.isDirectional ? "" : "(LTR)"
    switch (before.isStart, after.isStart) {
    case (false, true) where before.container === after.container && after.container != nil:
      return Visual(text: axis + box(before.item) + gap + box(after.item) + direction)
    case (true, true) where after.container === before.item:
      return Visual(text: axis + "|" + gap + box(after.item) + direction, superview: after.container)
    case (false, false) where before.container === after.item:
      return Visual(text: axis + box(before.item) + gap + "|" + direction, superview: before.container)
    default: return nil
    }
  }

  private struct Place {
    let item: any LayoutItem
    let axis: NSLayoutConstraint.Axis
    let isStart: Bool
    var isDirectional = false

    @MainActor var container: UIView? { item.layoutContainer }
  }

  private func place(_ reference: LayoutReference) -> Place? {
    guard reference.origin == nil, let item = reference.item else { return nil }
    switch reference.attribute {
    case .leading: return Place(item: item, axis: .horizontal, isStart: true, isDirectional: true)
    case .trailing: return Place(item: item, axis: .horizontal, isStart: false, isDirectional: true)
    case .left: return Place(item: item, axis: .horizontal, isStart: true)
    case .right: return Place(item: item, axis: .horizontal, isStart: false)
    case .top: return Place(item: item, axis: .vertical, isStart: true)
    case .bottom: return Place(item: item, axis: .vertical, isStart: false)
    default: return nil
    }
  }

  private var gap: String {
    let relation = constraint.relation == .equal ? "" : symbol
    let priority =
      constraint.priority == .required ? "" : "@" + number(CGFloat(constraint.priority.rawValue))
    let length = number(constraint.constant)
    // UIKit's name for its standard distance.
    let space = constraint.systemSpacing == 1 ? "NSSpace(\(length))" : length
    return "-(\(relation)\(space)\(priority))-"
  }

  private func box(_ item: any LayoutItem) -> String { "[\(ItemName.text(item))]" }

  private func number(_ value: CGFloat) -> String { DescriptionFormat.number(value) }
}
