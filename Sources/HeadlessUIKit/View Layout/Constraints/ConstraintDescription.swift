import Foundation

/// A constraint in UIKit's words: the visual format where it has one, an equation elsewhere.
@MainActor struct ConstraintDescription {
  let constraint: NSLayoutConstraint

  var text: String {
    var parts = ["<\(type(of: constraint)):\(address(of: constraint))"]
    if let identifier = constraint.identifier, !identifier.isEmpty { parts.append("'\(identifier)'") }
    let visual = visualFormat
    parts.append(visual?.text ?? equation)
    var remarks = [constraint.isActive ? "active" : "inactive"]
    if let superview = visual?.superview { remarks.append("names: '|':\(name(superview))") }
    return parts.joined(separator: " ")
      + "   (\(remarks.joined(separator: ", "))\(visual?.superview == nil ? "" : " "))>"
  }

  // MARK: Equations

  private var equation: String {
    var text = side(constraint.first) + " \(symbol) "
    guard let second = constraint.second else { return text + number(constraint.constant) + strength }
    if constraint.multiplier != 1 { text += number(constraint.multiplier) + "*" }
    text += side(second)
    if constraint.constant > 0 { text += " + " + number(constraint.constant) }
    if constraint.constant < 0 { text += " - " + number(-constraint.constant) }
    return text + strength
  }

  private func side(_ reference: LayoutReference) -> String {
    let place = name(reference.item) + ".\(reference.attribute)"
    guard let origin = reference.origin else { return place }
    return "(\(place) - \(name(origin.item)).\(origin.attribute))"
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

  /// Distances between neighbours and from a superview's edges.
  private var visualFormat: Visual? {
    guard let second = constraint.second, constraint.multiplier == 1, constraint.first.origin == nil,
      second.origin == nil, let from = place(second), let to = place(constraint.first), from.axis == to.axis
    else { return nil }
    // Written from the start of the axis: what lies before comes first.
    let axis = from.axis == .horizontal ? "H:" : "V:"
    if to.isStart != from.isStart {
      let isForward = to.isStart
      let (before, after) = isForward ? (from, to) : (to, from)
      let distance = gap(isForward ? constraint.constant : -constraint.constant, isFlipped: !isForward)
      guard before.view !== after.view, before.view.superview === after.view.superview else { return nil }
      return Visual(text: axis + box(before.view) + distance + box(after.view))
    }
    let isChildFirst = to.view.superview === from.view
    guard isChildFirst || from.view.superview === to.view else { return nil }
    let (child, parent) = isChildFirst ? (to.view, from.view) : (from.view, to.view)
    let isForward = isChildFirst == to.isStart
    let distance = gap(isForward ? constraint.constant : -constraint.constant, isFlipped: !isForward)
    let text = to.isStart ? "|" + distance + box(child) : box(child) + distance + "|"
    return Visual(text: axis + text, superview: parent)
  }

  private struct Place {
    let view: UIView
    let axis: NSLayoutConstraint.Axis
    let isStart: Bool
  }

  private func place(_ reference: LayoutReference) -> Place? {
    guard let view = reference.item as? UIView else { return nil }
    switch reference.attribute {
    case .leading: return Place(view: view, axis: .horizontal, isStart: true)
    case .trailing: return Place(view: view, axis: .horizontal, isStart: false)
    case .top: return Place(view: view, axis: .vertical, isStart: true)
    case .bottom: return Place(view: view, axis: .vertical, isStart: false)
    default: return nil
    }
  }

  private func gap(_ distance: CGFloat, isFlipped: Bool) -> String {
    var relation = constraint.relation == .equal ? "" : symbol
    if isFlipped, constraint.relation != .equal { relation = relation == ">=" ? "<=" : ">=" }
    let priority =
      constraint.priority == .required ? "" : "@" + number(CGFloat(constraint.priority.rawValue))
    return "-(\(relation)\(number(distance))\(priority))-"
  }

  private func box(_ view: UIView) -> String { "[\(name(view))]" }

  private func name(_ item: (any LayoutItem)?) -> String {
    guard let item else { return "(null)" }
    var name = "\(type(of: item)):\(address(of: item))"
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { name += "'\(guide.identifier)'" }
    if let text = (item as? UIView)?.snapshotText { name += "'\(text.prefix(30))'" }
    return name
  }

  /// A number without needless digits, as `%g` writes it.
  private func number(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }
}
