import ConstraintSolver
import Foundation

/// Turns attributes of views into expressions of the solver's unknowns, all in the coordinates of one view.
@MainActor struct ConstraintWriter {
  let engine: LayoutEngine
  /// The view in whose coordinates places are given: the holder of the constraint.
  let space: UIView
  /// The holder's direction. UIKit doesn't document whose direction is used; the holder's is the same for both items of a
  /// constraint.
  let isRightToLeft: Bool
  var expression = LinearExpression()
  var slots: [LayoutSlot] = []

  init(engine: LayoutEngine, space: UIView) {
    self.engine = engine
    self.space = space
    isRightToLeft = engine.isRightToLeft(space)
  }

  /// Writes the whole constraint. False if an item is deallocated.
  mutating func write(_ constraint: NSLayoutConstraint) -> Bool {
    guard let first = constraint.first else { return false }
    let second = constraint.second
    if constraint.systemSpacing != nil { constraint.resolveSystemSpacing() }
    // In right-to-left layouts, leading and trailing are measured along a mirrored axis: distances and inequalities are mirrored.
    // Sizes aren't.
    let mirrors = isRightToLeft && (first.isDirectional || second?.isDirectional == true)
    let isLength = first.isDimension
    guard add(first, times: mirrors && (!isLength || first.isDirectional) ? -1 : 1, partner: second) else {
      return false
    }
    if let second {
      let sign: Double = mirrors && (!isLength || second.isDirectional) ? 1 : -1
      guard add(second, times: sign * Double(constraint.multiplier), partner: first) else { return false }
    }
    expression.constant -= Double(constraint.constant)
    return true
  }

  /// Adds `factor` times the value of `reference`. False if an item is deallocated.
  private mutating func add(_ reference: LayoutReference, times factor: Double, partner: LayoutReference?) -> Bool {
    guard add(reference.attribute, of: reference.slot, times: factor, partner: partner) else { return false }
    guard let origin = reference.origin else { return true }
    return add(origin.attribute, of: origin.slot, times: -factor, partner: partner)
  }

  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of itemSlot: LayoutSlot, times factor: Double, partner: LayoutReference?
  ) -> Bool {
    guard let axis = attribute.axis, let item = itemSlot.item else { return false }
    if attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView {
      let text = baselineView(of: view, attribute)
      if text !== view { return add(attribute, of: text.layoutSlot, times: factor, partner: partner) }
    }
    let slot = engine.slot(for: itemSlot)
    slots.append(slot)
    // A guide's position is a function of its owner's size.
    if itemSlot.guide != nil, let owner = item.layoutView { slots.append(engine.slot(for: owner.layoutSlot)) }
    let place = engine.placement(of: slot, item: item, on: axis)
    if attribute.isDimension {
      place.length.add(to: &expression, times: factor)
      return true
    }
    let view = itemSlot.view
    if let view, let interior = interior(of: view, attribute, axis: axis, partner: partner) {
      interior.origin.add(to: &expression, times: factor)
      addSide(attribute, of: view, length: interior.length, times: factor)
      addContainers(from: view, on: axis, times: factor)
      return true
    }
    if let view, view === space {
      expression.constant += factor * Double(view.alignmentInset(axis, atEnd: false))
    } else {
      place.origin.add(to: &expression, times: factor)
      addContainers(from: item.layoutContainer, on: axis, times: factor)
    }
    addSide(attribute, of: view, length: place.length, times: factor)
    return true
  }

  /// The view that provides a baseline. A view that moves its title when it becomes higher provides the title's baselines itself:
  /// the title's position is only known after its layout.
  private func baselineView(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> UIView {
    let text = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard text !== view, let holder = text.superview, holder.baselineOffsets.spare != nil else { return text }
    return holder
  }

  /// The content area that the edges of a scroll view mean to what is inside it; centres and lengths mean the frame.
  private func interior(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, axis: NSLayoutConstraint.Axis, partner: LayoutReference?
  ) -> LayoutPlacement? {
    guard view.hasLayoutInterior, !attribute.isCenter else { return nil }
    if view !== space {
      guard let other = partner?.slot.layoutView, other !== view || partner?.slot.guide != nil,
        other.isDescendant(of: view)
      else { return nil }
    }
    return view.interiorPlacement(on: axis, in: engine)
  }

  /// Adds the origins of `container` and what it is in, up to the space, so that a place in `container` is given there.
  private mutating func addContainers(from container: UIView?, on axis: NSLayoutConstraint.Axis, times factor: Double) {
    var container = container
    while let view = container, view !== space {
      let slot = engine.slot(for: view.layoutSlot)
      slots.append(slot)
      engine.placement(of: slot, item: view, on: axis).origin.add(to: &expression, times: factor)
      // Children are positioned in the frame; the variables describe the alignment rectangle inside it.
      expression.constant +=
        factor * Double(view.interiorOffset(on: axis) - view.alignmentInset(axis, atEnd: false))
      container = view.superview
    }
  }

  /// Adds the distance from an item's start to the attribute.
  private mutating func addSide(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView?, length: LayoutQuantity, times factor: Double
  ) {
    switch attribute {
    case .left, .top: break
    case .right, .bottom: addEnd(length, 0, factor)
    case .leading: if isRightToLeft { addEnd(length, 0, factor) }
    case .trailing: if !isRightToLeft { addEnd(length, 0, factor) }
    case .centerX, .centerY: length.add(to: &expression, times: factor * 0.5)
    case .firstBaseline, .lastBaseline:
      addBaseline(view?.baselineOffsets ?? BaselineOffsets(), isFirst: attribute == .firstBaseline, length, factor)
    default: addMargin(attribute, view?.layoutMargins ?? .zero, length, factor)
    }
  }

  private mutating func addBaseline(
    _ offsets: BaselineOffsets, isFirst: Bool, _ length: LayoutQuantity, _ factor: Double
  ) {
    guard let spare = offsets.spare else {
      guard isFirst else { return addEnd(length, offsets.fromBottom, factor) }
      expression.constant += factor * Double(offsets.fromTop)
      return
    }
    let place = isFirst ? offsets.fromTop : spare.height - offsets.fromBottom
    length.add(to: &expression, times: factor * Double(spare.shareAbove))
    expression.constant += factor * Double(place - spare.shareAbove * spare.height)
  }

  private mutating func addMargin(
    _ attribute: NSLayoutConstraint.Attribute, _ margins: UIEdgeInsets, _ length: LayoutQuantity, _ factor: Double
  ) {
    switch attribute {
    case .leftMargin: expression.constant += factor * Double(margins.left)
    case .rightMargin: addEnd(length, margins.right, factor)
    case .topMargin: expression.constant += factor * Double(margins.top)
    case .bottomMargin: addEnd(length, margins.bottom, factor)
    case .leadingMargin: addMargin(isRightToLeft ? .rightMargin : .leftMargin, margins, length, factor)
    case .trailingMargin: addMargin(isRightToLeft ? .leftMargin : .rightMargin, margins, length, factor)
    case .centerXWithinMargins:
      length.add(to: &expression, times: factor * 0.5)
      expression.constant += factor * Double(margins.left - margins.right) / 2
    case .centerYWithinMargins:
      length.add(to: &expression, times: factor * 0.5)
      expression.constant += factor * Double(margins.top - margins.bottom) / 2
    default: break
    }
  }

  private mutating func addEnd(_ length: LayoutQuantity, _ inset: CGFloat, _ factor: Double) {
    length.add(to: &expression, times: factor)
    expression.constant -= factor * Double(inset)
  }
}
