import ConstraintSolver
import Foundation

/// Turns attributes of views into expressions of the solver's unknowns, all told in the coordinates of one view.
@MainActor struct ConstraintWriter {
  let engine: LayoutEngine
  /// The view in whose coordinates places are told: the holder of the constraint.
  let space: UIView
  let isRightToLeft: Bool
  var expression = LinearExpression()
  var slots: [LayoutSlot] = []

  init(engine: LayoutEngine, space: UIView) {
    self.engine = engine
    self.space = space
    // UIKit doesn't say whose direction counts; the holder's gives both items of a constraint the same one.
    isRightToLeft = space.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Adds `factor` times what `reference` means. False where an item is gone.
  mutating func add(_ reference: LayoutReference, times factor: Double) -> Bool {
    guard let item = reference.item else { return false }
    add(reference.attribute, of: item, times: factor)
    if let origin = reference.origin {
      guard let originItem = origin.item else { return false }
      add(origin.attribute, of: originItem, times: -factor)
    }
    return true
  }

  private mutating func add(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, times factor: Double) {
    guard let axis = attribute.axis else { return }
    if let text = baselineView(attribute, of: item), text !== item {
      return add(attribute, of: text, times: factor)
    }
    slots.append(engine.slot(for: item))
    let placement = engine.placement(of: item, on: axis)
    if attribute.isDimension {
      return placement.length.add(to: &expression, times: factor)
    }
    addOrigin(of: item, placement: placement, on: axis, times: factor)
    let edges = item === space ? (item as? UIView)?.interiorPlacement(on: axis, in: engine) : nil
    let length = edges?.length ?? placement.length
    switch side(of: attribute) {
    case .start(let inset):
      expression.constant += factor * Double(inset(item))
    case .end(let inset):
      length.add(to: &expression, times: factor)
      expression.constant -= factor * Double(inset(item))
    case .center(let shift):
      (length * 0.5).add(to: &expression, times: factor)
      expression.constant += factor * Double(shift(item))
    }
  }

  /// Adds where `item` starts, told in `space`.
  private mutating func addOrigin(
    of item: any LayoutItem, placement: LayoutPlacement, on axis: NSLayoutConstraint.Axis, times factor: Double
  ) {
    if let view = item as? UIView, view === space {
      if let edges = view.interiorPlacement(on: axis, in: engine) {
        edges.origin.add(to: &expression, times: factor)
      } else {
        expression.constant += factor * Double(view.alignmentInset(axis, atEnd: false))
      }
      return
    }
    placement.origin.add(to: &expression, times: factor)
    var container = item.layoutContainer
    while let view = container, view !== space {
      slots.append(engine.slot(for: view))
      engine.placement(of: view, on: axis).origin.add(to: &expression, times: factor)
      // Children lie in the frame, the unknowns describe the alignment rectangle within it.
      expression.constant -= factor * Double(view.alignmentInset(axis, atEnd: false))
      expression.constant += factor * Double(view.interiorOffset(on: axis))
      container = view.superview
    }
  }

  private func baselineView(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> UIView? {
    guard let view = item as? UIView else { return nil }
    switch attribute {
    case .firstBaseline: return view.forFirstBaselineLayout
    case .lastBaseline: return view.forLastBaselineLayout
    default: return nil
    }
  }

  private enum Side {
    case start((any LayoutItem) -> CGFloat)
    case end((any LayoutItem) -> CGFloat)
    case center((any LayoutItem) -> CGFloat)
  }

  private func side(of attribute: NSLayoutConstraint.Attribute) -> Side {
    let none: (any LayoutItem) -> CGFloat = { _ in 0 }
    func margin(_ edge: @escaping (UIEdgeInsets) -> CGFloat) -> (any LayoutItem) -> CGFloat {
      { item in (item as? UIView).map { edge($0.layoutMargins) } ?? 0 }
    }
    switch attribute {
    case .left, .top: return .start(none)
    case .right, .bottom: return .end(none)
    case .leading: return isRightToLeft ? .end(none) : .start(none)
    case .trailing: return isRightToLeft ? .start(none) : .end(none)
    case .centerX, .centerY: return .center(none)
    case .firstBaseline: return .start { ($0 as? UIView)?.baselineOffsets.fromTop ?? 0 }
    case .lastBaseline: return .end { ($0 as? UIView)?.baselineOffsets.fromBottom ?? 0 }
    case .leftMargin: return .start(margin(\.left))
    case .rightMargin: return .end(margin(\.right))
    case .topMargin: return .start(margin(\.top))
    case .bottomMargin: return .end(margin(\.bottom))
    case .leadingMargin: return isRightToLeft ? .end(margin(\.right)) : .start(margin(\.left))
    case .trailingMargin: return isRightToLeft ? .start(margin(\.left)) : .end(margin(\.right))
    case .centerXWithinMargins: return .center(margin { ($0.left - $0.right) / 2 })
    case .centerYWithinMargins: return .center(margin { ($0.top - $0.bottom) / 2 })
    case .width, .height, .notAnAttribute: return .start(none)
    }
  }
}
