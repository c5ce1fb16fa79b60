import ConstraintSolver
import Foundation

extension LayoutEngine {
  // MARK: Constraints

  /// The constraints that determine the item's position along an axis: its own, and those of the items that these relate it to, as
  /// far as their positions are unknown.
  func constraintsAffecting(_ own: LayoutSlot, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    chain(from: own, axis: axis).constraints
  }

  /// The constraints that determine the item's position along an axis, followed by objects that represent the content sizes of the
  /// views involved and the positions given by frames and masks.
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

  /// Changes an ambiguous item's frame to another valid one: alternately further along the axis and longer, and back; in the other
  /// direction if that side has no space.
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

  /// Removes the optional constraints of `exerciseAmbiguity(of:)`, which last until the next query of ambiguity or change of
  /// constraints.
  func dropProbes() {
    guard !probes.isEmpty else { return }
    for probe in probes { solver.remove(probe) }
    probes = []
    setNeedsRefresh()
  }

  // MARK: Issues

  /// The layout issues of `view` and its subviews.
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
        // Guides may be unconstrained along an axis, but a scroll view's content has to have a size.
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
    let place = [frame.minX, frame.minY, frame.width, frame.height].map(DescriptionFormat.number)
      .joined(separator: ", ")
    return "The place of \(ItemName.text(item)) at (\(place)) is ambiguous \(names). \(list)"
  }

  // MARK: Conflicts

  /// The maximum number of constraints reported at a time; the first conflict is always reported completely. In a stack with a
  /// thousand views and too little space, hundreds of constraints repeatedly conflict.
  private static let mostParticipants = 2_000

  /// Prints conflicting constraints, each conflict once, and stores the conflicts for `layoutIssues()`.
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
    // A fitting size isn't a mistake of the app's; the view's own conflicts are reported when it is shown.
    if !isFitting {
      let told = Set(conflicts.compactMap(\.broken.key))
      for conflict in described {
        if let key = conflict.broken.key, told.contains(key) { continue }
        conflict.log()
      }
    }
    conflicts = described
  }

  /// The participants by the solver's constraint identifiers.
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

  /// The lengths and positions that the constraints among `participants` take from views placed by frames and masks. The solver
  /// doesn't contain them.
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
      // The superviews of the items, up to the container.
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
  /// Whether the position depends on the item's start but not on its length.
  fileprivate func isStart(isRightToLeft: Bool) -> Bool {
    switch self {
    case .left, .leftMargin, .top, .topMargin, .firstBaseline: true
    case .leading, .leadingMargin: !isRightToLeft
    case .trailing, .trailingMargin: isRightToLeft
    default: false
    }
  }

  /// Whether the position depends on the item's end but not on its start.
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
