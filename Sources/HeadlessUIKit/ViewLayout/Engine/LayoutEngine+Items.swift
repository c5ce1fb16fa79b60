import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The slot that represents an item in this engine, given the item's own.
  func slot(for own: LayoutSlot) -> LayoutSlot {
    if own.engineNumber == number { return own }
    guard isFitting else {
      adopt(own)
      return own
    }
    if let known = privateSlots[ObjectIdentifier(own)] { return known }
    let made = own.view.map(LayoutSlot.init(view:)) ?? own.guide.map(LayoutSlot.init(guide:)) ?? LayoutSlot()
    privateSlots[ObjectIdentifier(own)] = made
    adopt(made)
    return made
  }

  private func adopt(_ slot: LayoutSlot) {
    slot.engine?.forget([slot])
    slot.join(self)
    slot.index = slots.count
    slots.append(slot)
    setOrderIsStale()
    contentSizeWasInvalidated()
    if let guide = slot.guide {
      if !isFitting { guide.owningView?.layoutSlot.guideSlots.append(slot) }
      if guide.isUnknown { makeUnknowns(slot, startsAtOrigin: guide.startsAtOrigin) }
    } else if let view = slot.view, isUnknown(view) {
      makeUnknowns(slot, startsAtOrigin: view === root)
    }
  }

  private func isUnknown(_ view: UIView) -> Bool {
    if view !== root { return !view.translatesAutoresizingMaskIntoConstraints }
    // A window is as large as its screen, whatever its mask.
    return isFitting || (!view.translatesAutoresizingMaskIntoConstraints && !(view is UIWindow))
  }

  private func makeUnknowns(_ slot: LayoutSlot, startsAtOrigin: Bool) {
    func unknowns() -> LayoutSlot.Unknowns {
      LayoutSlot.Unknowns(
        origin: startsAtOrigin ? nil : solver.makeVariable(), length: solver.makeVariable(isNonnegative: true))
    }
    slot.horizontal = unknowns()
    slot.vertical = unknowns()
  }

  /// The constraint that determines the size of a root if its bounds don't.
  func constrainRoot() {
    guard let unknowns = root.existingLayoutSlot.map({ slot(for: $0) }), let width = unknowns.horizontal?.length,
      let height = unknowns.vertical?.length
    else { return }
    func add(_ length: Variable, _ target: CGFloat, _ priority: Double) {
      guard priority > 0 else { return }
      let expression = LinearExpression(length, constant: -Double(target))
      let id = solver.add(
        expression, .equal, priority: priority, breakRank: BreakRank.value(BreakRank.content),
        order: SolverOrder.root + rootConstraints.count)
      rootConstraints.append((id, length == width ? .horizontal : .vertical))
    }
    switch rootSize {
    case .fitting(let target, let horizontal, let vertical):
      add(width, target.width, Double(horizontal.rawValue))
      add(height, target.height, Double(vertical.rawValue))
    case .current:
      // Constraints determine the size of a root without a mask; nothing else does.
      break
    }
  }

  /// Lets go of an item that changes sides between known and unknown, or leaves.
  func forget(_ slot: LayoutSlot) { forget([slot]) }

  /// Lets go of every item of a view tree that leaves the hierarchy.
  func forget(treeOf view: UIView) {
    var leaving: [LayoutSlot] = []
    func visit(_ view: UIView) {
      if let slot = view.existingLayoutSlot {
        leaving.append(slot)
        leaving += slot.guideSlots
      }
      for subview in view.core.subviews { visit(subview) }
    }
    visit(view)
    forget(leaving)
  }

  /// Lets go of everything at once, which costs less than one by one. The engine isn't to be used any more.
  func dismantle() {
    for record in records {
      record.constraint?.record = nil
      record.engine = nil
      record.isRemoved = true
    }
    for slot in slots { slot.leave() }
    records = []
    slots = []
  }

  private func forget(_ leaving: [LayoutSlot]) {
    for slot in leaving where slot.engineNumber == number {
      for record in slot.records where !record.isRemoved && record.slots.contains(where: { $0 === slot }) {
        record.constraint?.record = nil
        remove(record)
      }
      if let content = slot.contentWidth { withdraw(content) }
      if let content = slot.contentHeight { withdraw(content) }
      if slot.view === root {
        for constraint in rootConstraints { solver.remove(constraint.id) }
        rootConstraints = []
      }
      for unknowns in [slot.horizontal, slot.vertical] {
        guard let unknowns else { continue }
        if let origin = unknowns.origin { solver.removeVariable(origin) }
        solver.removeVariable(unknowns.length)
      }
      let last = slots.removeLast()
      if last !== slot {
        slots[slot.index] = last
        last.index = slot.index
      }
      slot.leave()
      setStructureIsStale()
    }
  }
}
