import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The frame of an item's alignment rectangle in its container.
  func placement(of item: any LayoutItem, on axis: NSLayoutConstraint.Axis) -> LayoutPlacement {
    placement(of: slot(for: item.layoutSlot), item: item, on: axis)
  }

  /// The frame of the alignment rectangle of a slot's item in its container.
  func placement(of slot: LayoutSlot, item: any LayoutItem, on axis: NSLayoutConstraint.Axis) -> LayoutPlacement {
    if let unknowns = slot.unknowns(axis) {
      return LayoutPlacement(
        origin: unknowns.origin.map { .variable($0) } ?? .constant(startOfFixed(slot, on: axis)),
        length: .variable(unknowns.length))
    }
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView else { return LayoutPlacement(origin: .constant(0), length: .constant(0)) }
      return guide.placement(on: axis, ownerLength: frameLength(of: owner, on: axis))
        ?? LayoutPlacement(origin: .constant(0), length: .constant(0))
    }
    let view = item as! UIView
    let start = Double(view.alignmentInset(axis, atEnd: false))
    let insets = start + Double(view.alignmentInset(axis, atEnd: true))
    let frame = framePlacement(of: view, on: axis)
    return LayoutPlacement(origin: frame.origin + start, length: frame.length - insets)
  }

  /// The position of a root without a mask, which only its frame determines.
  private func startOfFixed(_ slot: LayoutSlot, on axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let view = slot.view else { return 0 }
    let frame = view.untransformedFrame
    return (axis == .horizontal ? frame.minX : frame.minY) + view.alignmentInset(axis, atEnd: false)
  }

  /// The length of a view's frame, which is its alignment rectangle's and the insets around that.
  func frameLength(of view: UIView, on axis: NSLayoutConstraint.Axis) -> LayoutQuantity {
    guard let unknowns = slot(for: view.layoutSlot).unknowns(axis) else {
      return framePlacement(of: view, on: axis).length
    }
    let insets = view.alignmentInset(axis, atEnd: false) + view.alignmentInset(axis, atEnd: true)
    return .variable(unknowns.length) + Double(insets)
  }

  /// The frame of a view whose autoresizing mask is translated, as a function of its superview's length.
  private func framePlacement(of view: UIView, on axis: NSLayoutConstraint.Axis) -> LayoutPlacement {
    let frame = view.untransformedFrame
    let isHorizontal = axis == .horizontal
    let origin = isHorizontal ? frame.minX : frame.minY
    let length = isHorizontal ? frame.width : frame.height
    guard view !== root, let superview = view.superview else {
      return LayoutPlacement(origin: .constant(0), length: .constant(length))
    }
    let superlength = frameLength(of: superview, on: axis)
    let outer = isHorizontal ? superview.bounds.width : superview.bounds.height
    guard superlength.variable != nil, superview.autoresizesSubviews else {
      return LayoutPlacement(origin: .constant(origin), length: .constant(length))
    }
    let parts = AutoresizingParts(mask: view.autoresizingMask, axis: axis, origin: origin, length: length, outer: outer)
    let growth = superlength - Double(outer)
    return LayoutPlacement(
      origin: growth * Double(parts.originShare) + Double(origin),
      length: growth * Double(parts.lengthShare) + Double(length))
  }

  // MARK: Solved places

  /// The solved frame, in points of the container, its edges rounded to pixels.
  func roundedFrame(of slot: LayoutSlot) -> CGRect {
    let rect = rounding.roundEdges(of: alignmentRect(of: slot))
    return slot.view?.frame(forAlignmentRect: rect) ?? rect
  }

  /// The solved alignment rectangle, not rounded.
  func alignmentRect(of slot: LayoutSlot) -> CGRect {
    if let x = slot.horizontal, let y = slot.vertical, let left = x.origin, let top = y.origin {
      return CGRect(
        x: solver.value(of: left), y: solver.value(of: top), width: solver.value(of: x.length),
        height: solver.value(of: y.length))
    }
    guard let item = slot.item else { return .zero }
    func value(_ quantity: LayoutQuantity) -> CGFloat {
      guard let variable = quantity.variable else { return CGFloat(quantity.constant) }
      return CGFloat(solver.value(of: variable) * quantity.coefficient + quantity.constant)
    }
    let x = placement(of: slot, item: item, on: .horizontal)
    let y = placement(of: slot, item: item, on: .vertical)
    return CGRect(x: value(x.origin), y: value(y.origin), width: value(x.length), height: value(y.length))
  }

  /// Records all positions, and marks the superviews of views that have to move.
  func markMovedViews() {
    for slot in slots where slot.horizontal != nil {
      if let view = slot.view {
        let frame = roundedFrame(of: slot)
        slot.solvedFrame = frame
        if view.untransformedFrame.isNearlyEqual(to: frame) { continue }
        if view === root { resizeRoot(to: frame, slot) } else { askForLayout(of: view.core.superview) }
      } else if let guide = slot.guide, guide.startsAtOrigin, let owner = guide.owningView as? UIScrollView {
        if let size = owner.solvedContentSize,
          !CGRect(origin: .zero, size: owner.contentSize).isNearlyEqual(to: CGRect(origin: .zero, size: size))
        {
          owner.setNeedsLayout()
        }
      }
    }
  }

  private func askForLayout(of view: UIView?) {
    if let view, view !== placing { view.setNeedsLayout() }
  }

  /// A root without mask gets the lengths that constraints speak of; what is in it counts with the solved ones anyway.
  private func resizeRoot(to solved: CGRect, _ slot: LayoutSlot) {
    var frame = root.untransformedFrame
    if let width = slot.horizontal?.length, slot.hasConstraint(on: width) { frame.size.width = solved.width }
    if let height = slot.vertical?.length, slot.hasConstraint(on: height) { frame.size.height = solved.height }
    if !root.untransformedFrame.isNearlyEqual(to: frame) { root.setUntransformedFrame(frame) }
  }

  /// Moves the subviews of `view` that constraints place.
  ///
  /// Within a pass the current solution is used as long as the app changes no constraint: the effects of the pass itself, and the
  /// margins and safe areas that follow, wait for the next one. Otherwise every row of a list would solve everything again.
  func layOutSubviews(of view: UIView) {
    if !isInPass || hasChangesByApp {
      let outer = placing
      placing = view
      update()
      placing = outer
    }
    guard hasConstraints else { return }
    for subview in view.core.subviews {
      guard let slot = subview.core.slot, slot.engineNumber == number, let frame = slot.solvedFrame,
        slot.horizontal != nil
      else { continue }
      if !subview.untransformedFrame.isNearlyEqual(to: frame) { subview.setUntransformedFrame(frame) }
    }
  }
}
