import ConstraintSolver
import Foundation

extension LayoutEngine {
  // MARK: Constraints

  /// The constraints that the item's place along an axis follows from: those that speak of it, and those on what these
  /// relate it to, as far as places are unknown.
  func constraintsAffecting(_ own: LayoutSlot, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    chain(from: own, axis: axis).constraints
  }

  /// The same, and behind them, as objects that stand for them, the content sizes of the views on the way and the places
  /// that frames and masks say.
  func allConstraintsAffecting(_ own: LayoutSlot, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let (found, slots) = chain(from: own, axis: axis)
    let contents = slots.compactMap { slot -> ConflictParticipant? in
      let content = axis == .horizontal ? slot.contentWidth : slot.contentHeight
      guard let view = slot.view, let content else { return nil }
      return .contentSize(view, axis, content)
    }
    return found + (contents + placesByMask(in: found, axis: axis)).compactMap(\.standIn)
  }

  /// What the constraints take from views that lie where their frames and masks say. Where the container starts is nought
  /// and no constraint's matter.
  private func placesByMask(
    in constraints: [NSLayoutConstraint], axis: NSLayoutConstraint.Axis
  ) -> [ConflictParticipant] {
    var seen: Set<ObjectIdentifier> = []
    var places: [ConflictParticipant] = []
    for constraint in constraints {
      for reference in [constraint.first, constraint.second] {
        guard let reference, let view = reference.slot.view, reference.slot.unknowns(axis) == nil else { continue }
        let isContainer = view === constraint.container
        let isStart = [.left, .leading, .top].contains(reference.attribute)
        if isContainer && isStart || !seen.insert(ObjectIdentifier(view)).inserted { continue }
        places.append(.autoresizing(view, axis, isOrigin: false))
        if !isContainer, view !== root { places.append(.autoresizing(view, axis, isOrigin: true)) }
      }
    }
    return places
  }

  private func chain(
    from own: LayoutSlot, axis: NSLayoutConstraint.Axis
  ) -> (constraints: [NSLayoutConstraint], slots: [LayoutSlot]) {
    update()
    guard own.engineNumber == number else { return ([], []) }
    var found: [NSLayoutConstraint] = []
    var seenRecords: Set<ObjectIdentifier> = []
    var seenSlots: Set<ObjectIdentifier> = [ObjectIdentifier(own)]
    var slots = [own]
    var next = 0
    while next < slots.count {
      let slot = slots[next]
      next += 1
      for record in slot.records where !record.isRemoved && record.id != nil {
        guard let constraint = record.constraint, constraint.first?.axis == axis,
          record.slots.contains(where: { $0 === slot }), seenRecords.insert(ObjectIdentifier(record)).inserted
        else { continue }
        found.append(constraint)
        for other in record.slots
        where other.unknowns(axis) != nil && seenSlots.insert(ObjectIdentifier(other)).inserted {
          slots.append(other)
        }
      }
    }
    return (found.sorted { $0.activation < $1.activation }, slots)
  }

  // MARK: Ambiguity

  func isAmbiguous(_ slot: LayoutSlot, axis: NSLayoutConstraint.Axis) -> Bool {
    dropWishes()
    update()
    guard hasConstraints, slot.engineNumber == number, let unknowns = slot.unknowns(axis) else { return false }
    if let origin = unknowns.origin, !solver.isDetermined(origin) { return true }
    return !solver.isDetermined(unknowns.length)
  }

  func isAmbiguous(_ slot: LayoutSlot) -> Bool {
    isAmbiguous(slot, axis: .horizontal) || isAmbiguous(slot, axis: .vertical)
  }

  /// Shows another of the places that would do as well for an item: farther along and longer, by turns back again.
  func exerciseAmbiguity(of slot: LayoutSlot) {
    dropWishes()
    update()
    let step = slot.isExercised ? -64.0 : 64
    slot.isExercised.toggle()
    for unknowns in [slot.horizontal, slot.vertical] {
      for variable in [unknowns?.length, unknowns?.origin] {
        guard let variable, !solver.isDetermined(variable) else { continue }
        let wish = LinearExpression(variable, constant: -(solver.value(of: variable) + step))
        wishes.append(solver.add(wish, .equal, priority: 0.0001))
      }
    }
    setNeedsRefresh()
    root.setNeedsLayout()
  }

  /// The wishes hold until somebody asks about ambiguity again or the constraints change.
  func dropWishes() {
    guard !wishes.isEmpty else { return }
    for wish in wishes { solver.remove(wish) }
    wishes = []
    setNeedsRefresh()
  }

  // MARK: Issues

  /// What is wrong with the layout of the views in and below `view`.
  func issues(in view: UIView) -> [LayoutIssue] {
    update()
    var issues = conflicts.filter { $0.concerns(view) }.map(\.issue)
    func look(at slot: LayoutSlot, of item: any LayoutItem, in view: UIView) {
      let axes = [NSLayoutConstraint.Axis.horizontal, .vertical].filter { isAmbiguous(slot, axis: $0) }
      if axes.isEmpty { return }
      issues.append(LayoutIssue(kind: .ambiguous(axes), views: [view], report: ambiguity(of: slot, item, axes)))
    }
    func visit(_ view: UIView) {
      if let slot = view.existingLayoutSlot, slot.engineNumber == number {
        look(at: slot, of: view, in: view)
        // Guides needn't be placed on both axes to be of use, but a scroll view's content has to have a size.
        for guideSlot in slot.guideSlots {
          if let guide = guideSlot.guide, guide.startsAtOrigin { look(at: guideSlot, of: guide, in: view) }
        }
      }
      for subview in view.subviews { visit(subview) }
    }
    if hasConstraints { visit(view) }
    return issues
  }

  private func ambiguity(of slot: LayoutSlot, _ item: any LayoutItem, _ axes: [NSLayoutConstraint.Axis]) -> String {
    let names = axes.map { $0 == .horizontal ? "horizontally" : "vertically" }.joined(separator: " and ")
    let constraints = axes.flatMap { constraintsAffecting(slot, axis: $0) }
    let list =
      constraints.isEmpty
      ? "No constraint places it."
      : "The constraints that place it:\n" + constraints.map { "    \($0)" }.joined(separator: "\n")
    let frame = roundedFrame(of: slot)
    let place = [frame.minX, frame.minY, frame.width, frame.height].map(ConstraintDescription.number)
      .joined(separator: ", ")
    return "The place of \(ItemName.text(item)) at (\(place)) is ambiguous \(names). \(list)"
  }

  // MARK: Conflicts

  /// Prints what can't all hold, each conflict once, and keeps it for those who ask.
  func report(_ found: [Conflict]) {
    if found.isEmpty {
      if !conflicts.isEmpty { conflicts = [] }
      return
    }
    let described = found.compactMap { conflict -> LayoutConflict? in
      if let known = conflicts.first(where: { $0.id == conflict.broken }) { return known }
      guard let broken = participant(conflict.broken) else { return nil }
      var constraints = conflict.mutuallyExclusive.compactMap(participant)
      constraints += knownPlaces(in: constraints)
      return LayoutConflict(id: conflict.broken, broken: broken, constraints: constraints)
    }
    // The size of a fitting is nobody's mistake, and what is wrong with the view is reported where it is shown.
    if !isFitting {
      for conflict in described where !conflicts.contains(where: { $0.broken.isSame(as: conflict.broken) }) {
        conflict.log()
      }
    }
    conflicts = described
  }

  private func participant(_ id: ConstraintID) -> ConflictParticipant? {
    for record in records where record.id == id {
      guard let constraint = record.constraint else { return nil }
      return .constraint(constraint, record.slots)
    }
    for slot in slots {
      guard let view = slot.view else { continue }
      if let content = slot.contentWidth, content.hugging == id || content.resistance == id {
        return .contentSize(view, .horizontal, content)
      }
      if let content = slot.contentHeight, content.hugging == id || content.resistance == id {
        return .contentSize(view, .vertical, content)
      }
    }
    if rootConstraints.contains(id) { return .fitting(root) }
    return nil
  }

  /// The views among those of `participants` that lie where their frames and masks say, which never reaches the solver.
  private func knownPlaces(in participants: [ConflictParticipant]) -> [ConflictParticipant] {
    var seen: Set<ObjectIdentifier> = []
    var places: [ConflictParticipant] = []
    for case .constraint(let constraint, let slots) in participants {
      guard let axis = constraint.first?.axis else { continue }
      for slot in slots where slot.unknowns(axis) == nil && seen.insert(ObjectIdentifier(slot)).inserted {
        guard let view = slot.layoutView, slot.view != nil || seen.insert(ObjectIdentifier(view.layoutSlot)).inserted,
          self.slot(for: view.layoutSlot).unknowns(axis) == nil
        else { continue }
        places.append(.autoresizing(view, axis, isOrigin: false))
        if view !== constraint.container, view !== root { places.append(.autoresizing(view, axis, isOrigin: true)) }
      }
    }
    return places
  }
}

extension LinearExpression {
  func hasSameTerms(as other: LinearExpression) -> Bool { terms == other.terms }
}
