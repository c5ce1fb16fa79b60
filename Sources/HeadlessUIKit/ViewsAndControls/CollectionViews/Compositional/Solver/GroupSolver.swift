import Foundation

/// A group at its position, read from left to right, in points of the group.
struct SolvedGroup: Sendable {
  struct Item: Equatable, Sendable {
    var frame: CGRect
    var zIndex = 0
    /// Whether the view determines its width, its height.
    var sizesWidth = false
    var sizesHeight = false
  }

  struct Supplement: Equatable, Sendable {
    var kind: String
    var frame: CGRect
    var zIndex: Int
    /// The item it belongs to, counted from the group's first; a group's is its first item.
    var item: Int
    /// Whether the view determines its width, its height.
    var sizesWidth = false
    var sizesHeight = false
  }

  var size = CGSize.zero
  var items: [Item] = []
  var supplements: [Supplement] = []

  mutating func append(_ other: SolvedGroup, at origin: CGPoint) {
    let first = items.count
    for var item in other.items {
      item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      items.append(item)
    }
    for var supplement in other.supplements {
      supplement.frame = supplement.frame.offsetBy(dx: origin.x, dy: origin.y)
      supplement.item += first
      supplements.append(supplement)
    }
  }
}

/// Places the items of a group.
///
/// Apple documents sizes, insets and distances; how much a group takes is tried on: items come in turn, and again, until one
/// has no room. In a group whose own length is estimated it is the estimates that have to have room.
struct GroupSolver {
  /// The preferred sizes of views, by item from the section's first.
  var measured: [Int: CGSize] = [:]
  var measuredSupplements: [SupplementKey: CGSize] = [:]
  /// The number of items that are left, and the first one's.
  var first = 0
  var left: Int

  struct SupplementKey: Hashable, Sendable {
    var kind: String
    var item: Int
  }

  /// Sums of lengths are exact to about this.
  private static let tolerance: CGFloat = 0.01

  init(left: Int) {
    self.left = left
  }

  /// The next item or group, in something `container` large. Takes its items.
  ///
  /// - Parameter share: the length that a line of equal items gives it along an axis.
  mutating func solve(_ plan: ItemPlan, in container: CGSize, share: (PlanAxis, CGFloat)? = nil) -> SolvedGroup {
    let start = first
    var size = CGSize(width: plan.width.points(in: container), height: plan.height.points(in: container))
    if let (axis, length) = share {
      size = axis.size(along: length, across: axis.across.length(size))
    }
    var solved: SolvedGroup
    switch plan.content {
    case .item: solved = solveItem(plan, size)
    case .custom(let frames): solved = solveCustom(frames, size)
    case .line(let line): solved = solveLine(line, plan, size)
    }
    addSupplements(of: plan, to: &solved, start: start)
    return solved
  }

  private mutating func take() {
    first += 1
    left -= 1
  }

  private mutating func solveItem(_ plan: ItemPlan, _ proposed: CGSize) -> SolvedGroup {
    var size = proposed
    if let known = measured[first] {
      if plan.width.isEstimated { size.width = known.width }
      if plan.height.isEstimated { size.height = known.height }
    }
    take()
    let frame = plan.effectiveInsets.shrink(CGRect(origin: .zero, size: size))
    return SolvedGroup(
      size: size,
      items: [.init(frame: frame, sizesWidth: plan.width.isEstimated, sizesHeight: plan.height.isEstimated)])
  }

  private mutating func solveCustom(_ frames: [PlacedFrame], _ size: CGSize) -> SolvedGroup {
    var solved = SolvedGroup(size: size)
    for placed in frames.prefix(left) {
      solved.items.append(.init(frame: placed.frame, zIndex: placed.zIndex))
      take()
    }
    return solved
  }

  // MARK: Lines

  private struct Child {
    var plan: ItemPlan
    var solved: SolvedGroup
  }

  private mutating func solveLine(_ line: LinePlan, _ plan: ItemPlan, _ proposed: CGSize) -> SolvedGroup {
    let insets = plan.effectiveInsets
    let room = insets.shrink(CGRect(origin: .zero, size: proposed))
    let isLong = plan.length(along: line.axis).isEstimated
    var children = fill(line, room.size, isLong: isLong)
    makeUniform(&children, line.axis)
    let used = children.reduce(0) { $0 + advance($1, line.axis) } + gaps(children.count, line)
    let widest = children.map { extent($0, line.axis.across) }.max() ?? 0
    let along = isLong ? used : line.axis.length(room.size)
    let isWide = plan.length(along: line.axis.across).isEstimated
    let across = isWide ? widest : line.axis.across.length(room.size)
    var solved = SolvedGroup()
    place(children, line, left: isLong ? 0 : max(0, along - used), across: across, from: room.origin, &solved)
    let inner = line.axis.size(along: along, across: across)
    solved.size = CGSize(
      width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
    return solved
  }

  private func gaps(_ count: Int, _ line: LinePlan) -> CGFloat { CGFloat(max(0, count - 1)) * line.spacing.least }

  /// The length up to which a group without a limit is filled.
  private static let mostChildren = 10_000

  private mutating func fill(_ line: LinePlan, _ room: CGSize, isLong: Bool) -> [Child] {
    var children: [Child] = []
    let length = line.axis.length(room)
    let share = line.count.map { ((length - gaps($0, line)) / CGFloat(max($0, 1))) }
    var used: CGFloat = 0
    while left > 0, !line.items.isEmpty {
      if let count = line.count, children.count >= count { break }
      let plan = line.items[children.count % line.items.count]
      let spacing = children.isEmpty ? 0 : line.spacing.least
      // Nested groups are solved once per level and not twice if their own length shows that they don't fit.
      if line.count == nil, !children.isEmpty,
        used + spacing + knownLength(plan, line.axis, room) > length + GroupSolver.tolerance
      {
        break
      }
      let before = self
      let child = Child(
        plan: plan, solved: solve(plan, in: room, share: line.isEqual ? share.map { (line.axis, $0) } : nil))
      var step = advance(child, line.axis)
      if isLong, !line.isEqual {
        step += plan.length(along: line.axis).points(in: room) - line.axis.length(child.solved.size)
      }
      if line.count == nil, !children.isEmpty, used + spacing + step > length + GroupSolver.tolerance {
        self = before
        break
      }
      used += spacing + step
      children.append(child)
      // Empty items would repeat endlessly.
      let isEmpty = child.solved.items.isEmpty || (line.count == nil && used <= 0)
      if isEmpty, children.count >= line.items.count { break }
      // Lengths without an end leave no room, and are no numbers when they are taken from each other.
      if !used.isFinite || children.count >= GroupSolver.mostChildren { break }
    }
    return children
  }

  /// The minimum length of an item along an axis before it is solved; 0 if its content determines it.
  private func knownLength(_ plan: ItemPlan, _ axis: PlanAxis, _ room: CGSize) -> CGFloat {
    let length = plan.length(along: axis)
    if length.isEstimated { return 0 }
    let (before, after) = edges(plan, axis)
    return (before?.least ?? 0) + length.points(in: room) + (after?.least ?? 0)
  }

  /// Items with the size of the largest one in the group.
  private func makeUniform(_ children: inout [Child], _ axis: PlanAxis) {
    for side in [axis, axis.across] {
      func isUniform(_ child: Child) -> Bool {
        if case .uniform = child.plan.length(along: side) { !child.plan.isGroup } else { false }
      }
      guard let largest = children.filter(isUniform).map({ side.length($0.solved.size) }).max() else { continue }
      for index in children.indices where isUniform(children[index]) {
        let across = side.across.length(children[index].solved.size)
        let size = side.size(along: largest, across: across)
        children[index].solved.size = size
        for item in children[index].solved.items.indices {
          children[index].solved.items[item].frame = children[index].plan.effectiveInsets.shrink(
            CGRect(origin: .zero, size: size))
        }
      }
    }
  }

  private func edges(_ plan: ItemPlan, _ axis: PlanAxis) -> (before: PlanSpacing?, after: PlanSpacing?) {
    let spacing = plan.spacing
    return axis == .horizontal ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
  }

  /// The length of a child including its edge spacing.
  private func advance(_ child: Child, _ axis: PlanAxis) -> CGFloat { extent(child, axis) }

  private func extent(_ child: Child, _ axis: PlanAxis) -> CGFloat {
    let (before, after) = edges(child.plan, axis)
    return (before?.least ?? 0) + axis.length(child.solved.size) + (after?.least ?? 0)
  }

  private func place(
    _ children: [Child], _ line: LinePlan, left: CGFloat, across: CGFloat, from origin: CGPoint,
    _ solved: inout SolvedGroup
  ) {
    let flexible = children.reduce(line.spacing.isFlexible ? max(0, children.count - 1) : 0) { sum, child in
      let (before, after) = edges(child.plan, line.axis)
      return sum + (before?.isFlexible == true ? 1 : 0) + (after?.isFlexible == true ? 1 : 0)
    }
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    func points(_ spacing: PlanSpacing?) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.least + (spacing.isFlexible ? share : 0)
    }
    var along: CGFloat = 0
    for (index, child) in children.enumerated() {
      if index > 0 { along += points(line.spacing) }
      let (before, after) = edges(child.plan, line.axis)
      along += points(before)
      let place = line.axis.point(along: along, across: start(of: child, line.axis.across, in: across))
      solved.append(child.solved, at: CGPoint(x: origin.x + place.x, y: origin.y + place.y))
      along += line.axis.length(child.solved.size) + points(after)
    }
  }

  /// The position of a child across its line.
  private func start(of child: Child, _ axis: PlanAxis, in room: CGFloat) -> CGFloat {
    let (before, after) = edges(child.plan, axis)
    let left = max(0, room - extent(child, axis))
    let least = before?.least ?? 0
    switch (before?.isFlexible == true, after?.isFlexible == true) {
    case (true, true): return least + left / 2
    case (true, false): return least + left
    default: return least
    }
  }

  // MARK: Supplements

  private func addSupplements(of plan: ItemPlan, to solved: inout SolvedGroup, start: Int) {
    guard !solved.items.isEmpty else { return }
    let rect = plan.isGroup ? CGRect(origin: .zero, size: solved.size) : solved.items[0].frame
    for supplement in plan.supplements {
      let known = measuredSupplements[SupplementKey(kind: supplement.kind, item: start)]
      solved.supplements.append(
        .init(
          kind: supplement.kind, frame: supplement.frame(at: rect, measured: known), zIndex: supplement.zIndex, item: 0,
          sizesWidth: supplement.width.isEstimated, sizesHeight: supplement.height.isEstimated))
    }
  }
}
