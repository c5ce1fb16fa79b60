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
    let places = knownPlaces(in: found.map { .constraint($0, $0.record?.slots ?? []) })
    return found + (contents + places).compactMap(\.listedConstraint)
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
    dropProbes()
    update()
    guard hasConstraints, slot.engineNumber == number, let unknowns = slot.unknowns(axis) else { return false }
    if let origin = unknowns.origin, !solver.isDetermined(origin) { return true }
    return !solver.isDetermined(unknowns.length)
  }

  func isAmbiguous(_ slot: LayoutSlot) -> Bool {
    isAmbiguous(slot, axis: .horizontal) || isAmbiguous(slot, axis: .vertical)
  }

  /// Shows another of the places that would do as well for an item: farther along and longer, by turns back again; the other
  /// way where that side has no room.
  func exerciseAmbiguity(of slot: LayoutSlot) {
    dropProbes()
    update()
    let step = slot.isExercised ? -64.0 : 64
    slot.isExercised.toggle()
    for unknowns in [slot.horizontal, slot.vertical] {
      for variable in [unknowns?.length, unknowns?.origin] {
        guard let variable, !solver.isDetermined(variable) else { continue }
        probe(variable, by: step)
      }
    }
    setNeedsRefresh()
    root.setNeedsLayout()
  }

  private func probe(_ variable: Variable, by step: Double) {
    let before = solver.value(of: variable)
    for step in [step, -step] {
      let probe = LinearExpression(variable, constant: -(before + step))
      let id = solver.add(probe, .equal, priority: 0.0001)
      report(solver.solve())
      if abs(solver.value(of: variable) - before) > 1e-6 {
        probes.append(id)
        return
      }
      solver.remove(id)
    }
  }

  /// The optional constraints hold until the next question about ambiguity or the next change of constraints.
  func dropProbes() {
    guard !probes.isEmpty else { return }
    for probe in probes { solver.remove(probe) }
    probes = []
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

  /// How many constraints are reported at a time, of the first conflict all of them. Where a stack of a thousand views has
  /// too little room, hundreds exclude each other, again and again.
  private static let mostParticipants = 2_000

  /// Prints the constraints that conflict, each conflict once, and keeps it for `layoutIssues()`.
  func report(_ found: [Conflict]) {
    if found.isEmpty {
      if !conflicts.isEmpty { conflicts = [] }
      return
    }
    let known = Dictionary(conflicts.map { ($0.id, $0) }) { first, _ in first }
    let participants = participants()
    var room = LayoutEngine.mostParticipants
    let described = found.compactMap { conflict -> LayoutConflict? in
      if let known = known[conflict.broken] { return known }
      guard let broken = participants[conflict.broken] else { return nil }
      let all = conflict.mutuallyExclusive
      let told = room == LayoutEngine.mostParticipants ? all[...] : all.prefix(max(room, 1))
      room -= told.count
      var constraints = told.compactMap { participants[$0] }
      constraints += knownPlaces(in: constraints)
      return LayoutConflict(
        id: conflict.broken, broken: broken, constraints: constraints, omitted: all.count - told.count)
    }
    // The size of a fitting is no mistake of the app's, and what is wrong with the view is reported where it is shown.
    if !isFitting {
      let told = Set(conflicts.compactMap(\.broken.key))
      for conflict in described {
        if let key = conflict.broken.key, told.contains(key) { continue }
        conflict.log()
      }
    }
    conflicts = described
  }

  /// What stands behind the solver's names.
  private func participants() -> [ConstraintID: ConflictParticipant] {
    var found: [ConstraintID: ConflictParticipant] = [:]
    for record in records {
      if let id = record.id, let constraint = record.constraint { found[id] = .constraint(constraint, record.slots) }
    }
    func add(_ content: ContentSizeConstraints?, _ view: UIView, _ axis: NSLayoutConstraint.Axis) {
      guard let content else { return }
      for id in [content.hugging, content.resistance] {
        if let id { found[id] = .contentSize(view, axis, content) }
      }
    }
    for slot in slots {
      guard let view = slot.view else { continue }
      add(slot.contentWidth, view, .horizontal)
      add(slot.contentHeight, view, .vertical)
    }
    if case .fitting(let target, _, _) = rootSize {
      for fitting in rootConstraints {
        found[fitting.id] = .fitting(root, fitting.axis, fitting.axis == .horizontal ? target.width : target.height)
      }
    }
    return found
  }

  /// What the constraints among `participants` take from views that lie where their frames and masks say, which never
  /// reaches the solver: of each view its length and its place, as far as they matter.
  private func knownPlaces(in participants: [ConflictParticipant]) -> [ConflictParticipant] {
    struct Place: Hashable {
      let view: ObjectIdentifier
      let axis: NSLayoutConstraint.Axis
      let isOrigin: Bool
    }
    var seen: Set<Place> = []
    var places: [ConflictParticipant] = []
    func add(_ view: UIView, _ axis: NSLayoutConstraint.Axis, isOrigin: Bool) {
      guard slot(for: view.layoutSlot).unknowns(axis) == nil, !isOrigin || view !== root,
        seen.insert(Place(view: ObjectIdentifier(view), axis: axis, isOrigin: isOrigin)).inserted
      else { return }
      places.append(.autoresizing(view, axis, isOrigin: isOrigin))
    }
    var seenSides: [(guide: UILayoutGuide, axis: NSLayoutConstraint.Axis, isEnd: Bool)] = []
    func add(_ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, isEnd: Bool) {
      guard let guide = guide as? InsetLayoutGuide,
        !seenSides.contains(where: { $0.guide === guide && $0.axis == axis && $0.isEnd == isEnd })
      else { return }
      seenSides.append((guide, axis, isEnd))
      places.append(.guide(guide, axis, isEnd: isEnd))
    }
    for case .constraint(let constraint, let slots) in participants {
      let isRightToLeft = constraint.container.map(isRightToLeft) ?? false
      for reference in constraint.references {
        guard let axis = reference.axis, let view = reference.slot.layoutView else { continue }
        let isFree = reference.slot.guide != nil && slot(for: reference.slot).unknowns(axis) != nil
        let isStart = reference.attribute.isStart(isRightToLeft: isRightToLeft)
        let isEnd = reference.attribute.isEnd(isRightToLeft: isRightToLeft)
        if let guide = reference.slot.guide {
          if !isEnd { add(guide, axis, isEnd: false) }
          if !isStart { add(guide, axis, isEnd: true) }
        }
        if !isFree, !isStart { add(view, axis, isOrigin: false) }
        if !reference.isDimension, view !== constraint.container { add(view, axis, isOrigin: true) }
      }
      // What the items are in, up to the container.
      guard let axis = constraint.first?.axis, constraint.first?.isDimension == false else { continue }
      for view in slots.compactMap(\.view) where view !== constraint.container && view.superview !== nil {
        if constraint.references.contains(where: { $0.slot.view === view }) { continue }
        add(view, axis, isOrigin: true)
      }
    }
    return places
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the place follows from where the item starts, without its length.
  fileprivate func isStart(isRightToLeft: Bool) -> Bool {
    switch self {
    case .left, .leftMargin, .top, .topMargin, .firstBaseline: true
    case .leading, .leadingMargin: !isRightToLeft
    case .trailing, .trailingMargin: isRightToLeft
    default: false
    }
  }

  /// Whether the place follows from where the item ends, without where it starts.
  fileprivate func isEnd(isRightToLeft: Bool) -> Bool {
    switch self {
    case .right, .rightMargin, .bottom, .bottomMargin, .lastBaseline: true
    case .trailing, .trailingMargin: !isRightToLeft
    case .leading, .leadingMargin: isRightToLeft
    default: false
    }
  }
}

extension LinearExpression {
  func hasSameTerms(as other: LinearExpression) -> Bool { terms == other.terms }
}
