import ConstraintSolver
import Foundation

/// The Auto Layout of one view hierarchy: collects its constraints, has them solved, and tells every view its frame.
///
/// Views whose autoresizing mask is translated are known places and cost the solver nothing; only views that opted out
/// are unknowns. Places are given in the container's coordinates, so a view that moves changes nothing inside it.
///
/// Debug builds have to be quick, too: what didn't change is neither walked nor written again.
@MainActor final class LayoutEngine {
  /// How the root's own size is determined.
  enum RootSize {
    /// By its bounds; for a root without an autoresizing mask by constraints.
    case current
    /// By its content: `systemLayoutSizeFitting`.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  unowned let root: UIView
  let rootSize: RootSize
  nonisolated let backReference = BackReference<LayoutEngine>()
  let solver = LinearSolver()
  /// Identifies the engine.
  let number = AppState.nextSerialNumber()

  var records: [ConstraintRecord] = []
  var slots: [LayoutSlot] = []
  /// A fitting must not disturb what the views know of the engine that lays them out.
  var privateSlots: [ObjectIdentifier: LayoutSlot] = [:]
  /// The conflicts of constraints.
  var conflicts: [LayoutConflict] = []
  /// The constraints that keep a root without an autoresizing mask at its size if nothing else does, or fit it.
  var rootConstraints: [(id: ConstraintID, axis: NSLayoutConstraint.Axis)] = []

  /// The request of `exerciseAmbiguityInLayout`.
  var probes: [ConstraintID] = []

  private var structureIsStale = true
  private var orderIsStale = true
  /// Once constraints have placed a hierarchy, they place all of it: nothing keeps its previous position.
  private var hadConstraints = false
  private var needsRefresh = true
  var contentSizesAreStale = true
  /// The views whose content's height follows from its width.
  var texts = TextSlots()
  private var staleRecords: [ConstraintRecord] = []
  private var hasRemovedRecords = false
  private var directions: [ObjectIdentifier: Bool] = [:]
  private var lastDirection: (view: ObjectIdentifier, isRightToLeft: Bool)?
  private(set) var rounding = PixelRounding(scale: 1)

  init(root: UIView, size: RootSize = .current) {
    self.root = root
    rootSize = size
    backReference.begin(self)
  }

  deinit {
    backReference.end()
  }

  var isFitting: Bool {
    if case .fitting = rootSize { true } else { false }
  }

  /// Whether any constraint is active; a hierarchy without one keeps the frames that were set manually.
  var hasConstraints: Bool { !records.isEmpty || hadConstraints || isFitting }

  // MARK: Marks

  /// Whether `update()` would have anything to do.
  var isStale: Bool { needsRefresh }

  /// Whether the views are being laid out just now.
  var isInPass = false

  /// The view whose subviews are about to be placed, and needn't be asked to.
  var placing: UIView?

  /// Whether constraints or contents changed, which the next layout of subviews must show.
  var hasChangesByApp: Bool { structureIsStale || contentSizesAreStale || !staleRecords.isEmpty }

  func setNeedsRefresh() { needsRefresh = true }

  /// Views or constraints were added or removed.
  func setStructureIsStale() {
    structureIsStale = true
    needsRefresh = true
  }

  /// Items were added or removed.
  func setOrderIsStale() { orderIsStale = true }

  func contentSizeWasInvalidated() {
    contentSizesAreStale = true
    needsRefresh = true
  }

  func recordNeedsRefresh(_ record: ConstraintRecord) {
    staleRecords.append(record)
    needsRefresh = true
  }

  /// Removes a record from the solver; the list drops it at the next collection.
  func remove(_ record: ConstraintRecord) {
    withdraw(record)
    record.engine = nil
    record.isRemoved = true
    hasRemovedRecords = true
    setStructureIsStale()
  }

  // MARK: Solving

  /// Brings every view's solved place up to date and marks the superviews of those that must move.
  func update() {
    guard needsRefresh else { return }
    needsRefresh = false
    rounding = PixelRounding(scale: root.layoutScale)
    directions.removeAll(keepingCapacity: true)
    lastDirection = nil
    collectIfNeeded()
    guard hasConstraints else { return }
    forgetMeasuredWidths()
    refreshContentSizes()
    refreshRecords()
    orderSlots()
    report(solver.solve())
    settleTexts()
    if !isFitting { markMovedViews() }
  }

  private func collectIfNeeded() {
    guard structureIsStale else { return }
    structureIsStale = false
    dropProbes()
    if hasRemovedRecords {
      hasRemovedRecords = false
      records.removeAll(where: \.isRemoved)
    }
    let known = records.count
    orderIsStale = true
    var holders = 0
    collectConstraints(of: root, &holders)
    if !records.isEmpty { hadConstraints = true }
    // In the order of activation: of conflicting constraints the later one is broken.
    if records.count > known + 1 {
      records[known...].sort { $0.activation < $1.activation }
    }
    guard hasConstraints else { return }
    for record in records[known...] { staleRecords.append(record) }
    collectViews(root)
    contentSizesAreStale = true
    if rootConstraints.isEmpty { constrainRoot() }
  }

  private func collectConstraints(of view: UIView, _ holders: inout Int) {
    holders += 1
    for constraint in view.core.constraints {
      if !isFitting, let record = constraint.record, record.engine != nil {
        if record.reorder(inHolder: holders), let id = record.id { solver.setOrder(record.order, of: id) }
        continue
      }
      let record = ConstraintRecord(constraint, engine: self)
      _ = record.reorder(inHolder: holders)
      if !isFitting { constraint.record = record }
      records.append(record)
    }
    for subview in view.core.subviews { collectConstraints(of: subview, &holders) }
  }

  /// Numbers the items by their places in the hierarchy, guides behind the view that they belong to.
  private func orderSlots() {
    guard orderIsStale else { return }
    orderIsStale = false
    var count = 0
    func number(_ own: LayoutSlot?) {
      guard let own, let slot = own.engineNumber == self.number ? own : privateSlots[ObjectIdentifier(own)] else {
        return
      }
      count += 1
      if slot.number != count { renumber(slot, count) }
    }
    func visit(_ view: UIView) {
      number(view.core.slot)
      for guide in view.allLayoutGuides { number(guide.existingLayoutSlot) }
      if view.hasLayoutInterior, let scrollView = view as? UIScrollView {
        number(scrollView.contentLayoutGuide.existingLayoutSlot)
      }
      for subview in view.core.subviews { visit(subview) }
    }
    visit(root)
  }

  private func renumber(_ slot: LayoutSlot, _ number: Int) {
    slot.number = number
    for (index, unknowns) in [slot.horizontal, slot.vertical].enumerated() {
      guard let unknowns else { continue }
      if let origin = unknowns.origin {
        solver.setOrder(SolverOrder.variable(ofSlot: number, 2 * index), of: origin)
      }
      solver.setOrder(SolverOrder.variable(ofSlot: number, 2 * index + 1), of: unknowns.length)
    }
    for (index, content) in [slot.contentWidth, slot.contentHeight].enumerated() {
      guard let content else { continue }
      if let id = content.hugging { solver.setOrder(SolverOrder.content(ofSlot: number, 2 * index), of: id) }
      if let id = content.resistance { solver.setOrder(SolverOrder.content(ofSlot: number, 2 * index + 1), of: id) }
    }
  }

  private func collectViews(_ view: UIView) {
    if !view.translatesAutoresizingMaskIntoConstraints || (view === root && isFitting) {
      _ = slot(for: view.layoutSlot)
    }
    for subview in view.core.subviews { collectViews(subview) }
  }

  private func refreshRecords() {
    let stale = staleRecords
    staleRecords.removeAll(keepingCapacity: true)
    for record in stale where !record.isRemoved && record.needsRefresh { write(record) }
  }

  private func write(_ record: ConstraintRecord) {
    record.needsRefresh = false
    guard let constraint = record.constraint, let space = constraint.container else { return withdraw(record) }
    var writer = ConstraintWriter(engine: self, space: space)
    let isWhole = writer.write(constraint)
    for slot in writer.slots where !record.slots.contains(where: { $0 === slot }) { slot.addRecord(record) }
    record.slots = writer.slots
    guard isWhole else { return withdraw(record) }
    place(record, writer.expression, constraint)
  }

  /// Updates the solver for a record, with the smallest possible change.
  private func place(_ record: ConstraintRecord, _ expression: LinearExpression, _ constraint: NSLayoutConstraint) {
    let strength = Double(constraint.priority.rawValue)
    if let id = record.id, expression.hasSameTerms(as: record.expression) {
      if expression.constant != record.expression.constant { solver.setConstant(expression.constant, of: id) }
      if strength != record.priority { setPriority(strength, of: record) }
    } else {
      withdraw(record)
      // A priority of zero means no constraint.
      if strength > 0 {
        record.id = solver.add(
          expression, constraint.solverRelation, priority: strength,
          breakRank: BreakRank.value(BreakRank.effective(constraint.breakRank), activation: record.activation),
          order: record.order)
      }
    }
    record.expression = expression
    record.priority = strength
  }

  private func setPriority(_ strength: Double, of record: ConstraintRecord) {
    guard let id = record.id else { return }
    if strength > 0 { solver.setPriority(strength, of: id) } else { withdraw(record) }
  }

  func withdraw(_ record: ConstraintRecord) {
    if let id = record.id { solver.remove(id) }
    record.id = nil
  }

  // MARK: Environment

  /// The direction of a constraint's holder, looked up once in an update.
  func isRightToLeft(_ view: UIView) -> Bool {
    let identifier = ObjectIdentifier(view)
    if let last = lastDirection, last.view == identifier { return last.isRightToLeft }
    let direction = directions[identifier] ?? view.isRightToLeft
    directions[identifier] = direction
    lastDirection = (identifier, direction)
    return direction
  }
}

/// The solver's relation, whose name in a constraint is UIKit's.
private typealias ConstraintSolverRelation = Relation

extension NSLayoutConstraint {
  fileprivate var solverRelation: ConstraintSolverRelation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
