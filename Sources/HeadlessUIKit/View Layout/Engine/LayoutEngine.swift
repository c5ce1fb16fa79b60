import ConstraintSolver
import Foundation

/// The Auto Layout of one view hierarchy: collects its constraints, has them solved, and tells every view its frame.
///
/// Views whose autoresizing mask is translated are known places and cost the solver nothing; only views that opted out
/// are unknowns. Places are told in the container's coordinates, so a view that moves changes nothing inside it.
@MainActor final class LayoutEngine {
  /// How the root's own size comes about.
  enum RootSize {
    /// It is what its bounds say.
    case current
    /// It is what its content asks for: `systemLayoutSizeFitting`.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  unowned let root: UIView
  private let rootSize: RootSize
  let solver = ConstraintSolver()

  private var records: [ConstraintRecord] = []
  private var structureIsStale = true
  private var needsRefresh = true
  private var slots: [LayoutSlot] = []
  /// A fitting must not disturb what the views know of the engine that lays them out.
  private var privateSlots: [ObjectIdentifier: LayoutSlot] = [:]
  private(set) var conflicts: [LayoutConflict] = []

  init(root: UIView, size: RootSize = .current) {
    self.root = root
    rootSize = size
  }

  private var isFitting: Bool {
    if case .fitting = rootSize { true } else { false }
  }

  /// Whether any constraint takes part; a hierarchy without one keeps the frames that were set by hand.
  var hasConstraints: Bool { records.contains { $0.constraint != nil } }

  func setNeedsRefresh() { needsRefresh = true }

  /// Views or constraints came or went.
  func setStructureIsStale() {
    structureIsStale = true
    needsRefresh = true
  }

  /// Whether `update()` would have anything to do.
  var isStale: Bool { needsRefresh }

  // MARK: Items

  func slot(for item: any LayoutItem) -> LayoutSlot {
    guard isFitting else {
      let slot = item.layoutSlot
      if slot.engine !== self { adopt(slot) }
      return slot
    }
    if let known = privateSlots[ObjectIdentifier(item)] { return known }
    let made = (item as? UIView).map(LayoutSlot.init(view:)) ?? LayoutSlot(guide: item as! UILayoutGuide)
    privateSlots[ObjectIdentifier(item)] = made
    adopt(made)
    return made
  }

  private func adopt(_ slot: LayoutSlot) {
    slot.engine?.forget(slot)
    slot.engine = self
    slot.contentSizeIsStale = true
    slot.measuredWidth = nil
    slots.append(slot)
    if isUnknown(slot) { makeUnknowns(slot) }
  }

  private func isUnknown(_ slot: LayoutSlot) -> Bool {
    if let view = slot.view {
      if view === root { return isFitting }
      return !view.translatesAutoresizingMaskIntoConstraints
    }
    guard let guide = slot.guide else { return false }
    return guide.placement(on: .horizontal, ownerLength: .constant(0)) == nil
  }

  private func makeUnknowns(_ slot: LayoutSlot) {
    func unknowns() -> LayoutSlot.Unknowns {
      LayoutSlot.Unknowns(origin: solver.makeVariable(), length: solver.makeVariable(isNonnegative: true))
    }
    slot.horizontal = unknowns()
    slot.vertical = unknowns()
  }

  /// Lets go of an item that changes sides between known and unknown, or leaves.
  func forget(_ slot: LayoutSlot) {
    forget([slot])
  }

  /// Lets go of every item of a view tree that leaves the hierarchy.
  func forget(treeOf view: UIView) {
    var leaving: [LayoutSlot] = []
    func visit(_ view: UIView) {
      if let slot = view.existingLayoutSlot { leaving.append(slot) }
      leaving += view.allLayoutGuides.map(\.layoutSlot)
      for subview in view.subviews { visit(subview) }
    }
    visit(view)
    forget(leaving)
  }

  private func forget(_ candidates: [LayoutSlot]) {
    let leaving = candidates.filter { $0.engine === self }
    guard !leaving.isEmpty else { return }
    let identifiers = Set(leaving.map(ObjectIdentifier.init))
    for record in records
    where !record.isRemoved && record.slots.contains(where: { identifiers.contains(ObjectIdentifier($0)) }) {
      record.constraint?.record = nil
      remove(record)
    }
    for slot in leaving {
      for record in slot.contentSizeRecords { withdraw(record) }
      slot.contentSizeRecords = []
      for unknowns in [slot.horizontal, slot.vertical] {
        guard let unknowns else { continue }
        solver.removeVariable(unknowns.origin)
        solver.removeVariable(unknowns.length)
      }
      slot.horizontal = nil
      slot.vertical = nil
      slot.engine = nil
    }
    slots.removeAll { identifiers.contains(ObjectIdentifier($0)) }
    setStructureIsStale()
  }

  // MARK: Places

  /// Where an item's alignment rectangle lies in its container.
  func placement(of item: any LayoutItem, on axis: NSLayoutConstraint.Axis) -> LayoutPlacement {
    if let unknowns = slot(for: item).unknowns(axis) {
      let isFixed = (item as? UILayoutGuide)?.startsAtOrigin == true
      return LayoutPlacement(
        origin: isFixed ? .constant(0) : .variable(unknowns.origin), length: .variable(unknowns.length))
    }
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView else { return LayoutPlacement(origin: .constant(0), length: .constant(0)) }
      let length = frameLength(of: owner, on: axis)
      return guide.placement(on: axis, ownerLength: length)
        ?? LayoutPlacement(origin: .constant(0), length: .constant(0))
    }
    let view = item as! UIView
    let start = Double(view.alignmentInset(axis, atEnd: false))
    let insets = start + Double(view.alignmentInset(axis, atEnd: true))
    let frame = framePlacement(of: view, on: axis)
    return LayoutPlacement(origin: frame.origin + start, length: frame.length - insets)
  }

  /// The length of a view's frame, which is its alignment rectangle's and the insets around that.
  func frameLength(of view: UIView, on axis: NSLayoutConstraint.Axis) -> LayoutQuantity {
    guard let unknowns = slot(for: view).unknowns(axis) else { return framePlacement(of: view, on: axis).length }
    let insets = view.alignmentInset(axis, atEnd: false) + view.alignmentInset(axis, atEnd: true)
    return .variable(unknowns.length) + Double(insets)
  }

  /// The frame of a view whose autoresizing mask is translated, as a function of its superview's length.
  private func framePlacement(of view: UIView, on axis: NSLayoutConstraint.Axis) -> LayoutPlacement {
    let frame = view.untransformedFrame
    let isHorizontal = axis == .horizontal
    let origin = isHorizontal ? frame.minX : frame.minY
    let length = isHorizontal ? frame.width : frame.height
    guard view !== root, let superview = view.superview, slot(for: superview).unknowns(axis) != nil else {
      return LayoutPlacement(origin: .constant(view === root ? 0 : origin), length: .constant(length))
    }
    let outer = isHorizontal ? superview.bounds.width : superview.bounds.height
    let parts = AutoresizingParts(mask: view.autoresizingMask, axis: axis, origin: origin, length: length, outer: outer)
    let growth = frameLength(of: superview, on: axis) - Double(outer)
    return LayoutPlacement(
      origin: growth * Double(parts.originShare) + Double(origin),
      length: growth * Double(parts.lengthShare) + Double(length))
  }

  /// The solved frame, in points of the container, its edges rounded to pixels.
  func roundedFrame(of slot: LayoutSlot, in container: UIView) -> CGRect {
    let rect = alignmentRect(of: slot)
    guard let view = slot.view else { return PixelRounding(scale: container.layoutScale).roundEdges(of: rect) }
    return view.frame(forAlignmentRect: PixelRounding(scale: container.layoutScale).roundEdges(of: rect))
  }

  func alignmentRect(of slot: LayoutSlot) -> CGRect {
    guard let item = slot.item else { return .zero }
    func value(_ quantity: LayoutQuantity) -> CGFloat {
      guard let variable = quantity.variable else { return CGFloat(quantity.constant) }
      return CGFloat(solver.value(of: variable) * quantity.coefficient + quantity.constant)
    }
    let x = placement(of: item, on: .horizontal)
    let y = placement(of: item, on: .vertical)
    return CGRect(x: value(x.origin), y: value(y.origin), width: value(x.length), height: value(y.length))
  }

  func isDetermined(_ slot: LayoutSlot) -> Bool {
    [slot.horizontal, slot.vertical].allSatisfy { unknowns in
      guard let unknowns else { return true }
      let originIsDetermined = slot.guide?.startsAtOrigin == true || solver.isDetermined(unknowns.origin)
      return originIsDetermined && solver.isDetermined(unknowns.length)
    }
  }

  // MARK: Solving

  /// Brings every view's solved place up to date and marks the superviews of those that must move.
  func update() {
    guard needsRefresh else { return }
    needsRefresh = false
    collectIfNeeded()
    refreshRecords()
    report(solver.solve())
    settleTexts()
    if !isFitting { markMovedViews() }
  }

  private func collectIfNeeded() {
    guard structureIsStale else { return }
    structureIsStale = false
    records.removeAll { $0.isRemoved }
    collectConstraints(of: root)
    guard !records.isEmpty else { return }
    collectViews(root)
    if case .fitting(let size, let horizontal, let vertical) = rootSize {
      addFitting(size.width, axis: .horizontal, priority: horizontal)
      addFitting(size.height, axis: .vertical, priority: vertical)
    }
  }

  private func collectConstraints(of view: UIView) {
    for constraint in view.heldConstraints where isFitting || constraint.record == nil {
      let record = ConstraintRecord(.constraint(constraint), engine: self)
      if !isFitting { constraint.record = record }
      records.append(record)
    }
    for subview in view.subviews { collectConstraints(of: subview) }
  }

  private func collectViews(_ view: UIView) {
    if !view.translatesAutoresizingMaskIntoConstraints || (view === root && isFitting) { _ = slot(for: view) }
    for subview in view.subviews { collectViews(subview) }
  }

  private func addFitting(_ length: CGFloat, axis: NSLayoutConstraint.Axis, priority: UILayoutPriority) {
    guard let unknowns = slot(for: root).unknowns(axis) else { return }
    let record = ConstraintRecord(.fitting(root, axis), engine: self)
    record.needsRefresh = false
    record.id = solver.add(
      unknowns.length - Double(length), .equal, priority: Double(priority.rawValue), breakRank: 0)
    records.append(record)
  }

  private func refreshRecords() {
    for slot in slots where slot.contentSizeIsStale { refreshContentSize(of: slot) }
    for record in records where !record.isRemoved && record.isStale { write(record) }
  }

  private func write(_ record: ConstraintRecord) {
    record.needsRefresh = false
    guard let constraint = record.constraint, let space = constraint.container else { return }
    var writer = ConstraintWriter(engine: self, space: space)
    // From right to left, leading and trailing count along a mirrored axis: distances and inequalities turn with it.
    let sign = writer.isRightToLeft && constraint.isDirectional ? -1.0 : 1
    var isWhole = writer.add(constraint.first, times: sign)
    if let second = constraint.second {
      isWhole = writer.add(second, times: -sign * Double(constraint.multiplier)) && isWhole
    }
    writer.expression.constant -= Double(constraint.constant)
    record.slots = writer.slots
    record.writtenGeneration = record.generation
    guard isWhole else { return withdraw(record) }
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    place(record, writer.expression, relation, priority: constraint.priority)
  }

  /// Puts what a record says into the solver, changing as little as will do.
  private func place(
    _ record: ConstraintRecord, _ expression: LinearExpression, _ relation: Relation, priority: UILayoutPriority,
    breakRank: Int = 1
  ) {
    let strength = Double(priority.rawValue)
    if let id = record.id, expression.hasSameTerms(as: record.expression) {
      if expression.constant != record.expression.constant { solver.setConstant(expression.constant, of: id) }
      if strength != record.priority { solver.setPriority(strength, of: id) }
    } else {
      withdraw(record)
      // A priority of nothing is no constraint.
      if strength > 0 { record.id = solver.add(expression, relation, priority: strength, breakRank: breakRank) }
    }
    record.expression = expression
    record.priority = strength
  }

  private func withdraw(_ record: ConstraintRecord) {
    if let id = record.id { solver.remove(id) }
    record.id = nil
  }

  /// Takes a record out of the solver; the list forgets it at the next collection.
  func remove(_ record: ConstraintRecord) {
    withdraw(record)
    record.engine = nil
    record.isRemoved = true
    setStructureIsStale()
  }

  // MARK: Content sizes

  private func refreshContentSize(of slot: LayoutSlot) {
    slot.contentSizeIsStale = false
    guard let view = slot.view, slot.horizontal != nil else { return }
    let size = view.contentSize(forLayoutWidth: slot.measuredWidth.map { CGFloat($0) })
    var kept: [ConstraintRecord] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? size.width : size.height
      guard length != UIView.noIntrinsicMetric, let unknowns = slot.unknowns(axis) else { continue }
      for isHugging in [true, false] {
        let record =
          slot.contentSizeRecords.first { known in
            if case .contentSize(_, axis, isHugging) = known.source { true } else { false }
          } ?? ConstraintRecord(.contentSize(view, axis, isHugging: isHugging), engine: self)
        record.needsRefresh = false
        let priority =
          isHugging
          ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
        place(
          record, unknowns.length - Double(max(length, 0)), isHugging ? .lessThanOrEqual : .greaterThanOrEqual,
          priority: priority, breakRank: 0)
        kept.append(record)
      }
    }
    for record in slot.contentSizeRecords where !kept.contains(where: { $0 === record }) { withdraw(record) }
    slot.contentSizeRecords = kept
  }

  /// Gives texts of several lines, which first asked for their natural width, the height that their solved width needs.
  private func settleTexts() {
    // One round settles nearly all; a text that widens another may need more. The bound keeps two texts that push each
    // other from going on for ever.
    for _ in 0..<4 {
      var changed = false
      for slot in slots {
        guard let view = slot.view, view.contentHeightDependsOnWidth, let unknowns = slot.horizontal else { continue }
        let insets = view.alignmentInset(.horizontal, atEnd: false) + view.alignmentInset(.horizontal, atEnd: true)
        let rect = alignmentRect(of: slot)
        let width = Double(PixelRounding(scale: root.layoutScale).roundEdges(of: rect).width + insets)
        _ = unknowns
        if let measured = slot.measuredWidth, abs(measured - width) < 1e-6 { continue }
        slot.measuredWidth = width
        slot.contentSizeIsStale = true
        changed = true
      }
      guard changed else { return }
      for slot in slots where slot.contentSizeIsStale { refreshContentSize(of: slot) }
      report(solver.solve())
    }
  }

  // MARK: Applying

  private func markMovedViews() {
    for slot in slots {
      if let guide = slot.guide, guide.startsAtOrigin, let owner = guide.owningView as? UIScrollView,
        !CGRect(origin: .zero, size: owner.contentSize).isNearlyEqual(to: roundedFrame(of: slot, in: owner))
      {
        owner.setNeedsLayout()
      }
      guard slot.horizontal != nil, let view = slot.view, let superview = view.superview else { continue }
      if !view.untransformedFrame.isNearlyEqual(to: roundedFrame(of: slot, in: superview)) {
        superview.setNeedsLayout()
      }
    }
  }

  /// Moves the subviews of `view` that constraints place.
  func layOutSubviews(of view: UIView) {
    update()
    guard hasConstraints else { return }
    for subview in view.subviews {
      guard let slot = subview.existingLayoutSlot, slot.engine === self, slot.horizontal != nil else { continue }
      let frame = roundedFrame(of: slot, in: view)
      if !subview.untransformedFrame.isNearlyEqual(to: frame) { subview.setUntransformedFrame(frame) }
    }
  }

  // MARK: Asking

  func constraintsAffecting(_ item: any LayoutItem, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    update()
    let slot = slot(for: item)
    return records.compactMap { record in
      guard let constraint = record.constraint, constraint.first.axis == axis,
        record.slots.contains(where: { $0 === slot })
      else { return nil }
      return constraint
    }
  }

  private func record(for id: ConstraintID) -> ConstraintRecord? {
    for record in records where record.id == id { return record }
    for slot in slots {
      for record in slot.contentSizeRecords where record.id == id { return record }
    }
    return nil
  }

  private func report(_ found: [Conflict]) {
    let described = found.compactMap { conflict -> LayoutConflict? in
      guard let broken = record(for: conflict.broken) else { return nil }
      return LayoutConflict(broken: broken, constraints: conflict.mutuallyExclusive.compactMap(record))
    }
    for conflict in described where !conflicts.contains(conflict) { conflict.log() }
    conflicts = described
  }
}

extension LinearExpression {
  fileprivate func hasSameTerms(as other: LinearExpression) -> Bool {
    terms == other.terms
  }
}
