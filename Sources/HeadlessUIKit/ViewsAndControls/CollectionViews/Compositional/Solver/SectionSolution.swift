import Foundation

/// The positions of a section's groups, items and boundary items: from left to right, in points from the section's start.
struct SectionSolution: Sendable {
  let plan: SectionPlan
  let count: Int
  /// The direction that the layout scrolls in.
  let axis: PlanAxis
  /// The available space for the section.
  let room: CGSize
  private var measured: [Int: CGSize] = [:]
  private var measuredSupplements: [GroupSolver.SupplementKey: CGSize] = [:]
  private var measuredBoundaries: [String: CGSize] = [:]
  private var groups = GroupStack()

  init(_ plan: SectionPlan, count: Int, axis: PlanAxis, room: CGSize) {
    self.plan = plan
    self.count = count
    self.axis = axis
    self.room = room
    stackGroups()
  }

  // MARK: Sizes that views said

  mutating func note(_ size: CGSize, ofItem item: Int) {
    measured[item] = size
    groups.isStale = true
  }

  mutating func note(_ size: CGSize, ofSupplement kind: String, item: Int) {
    if plan.boundaries.contains(where: { $0.kind == kind }) {
      measuredBoundaries[kind] = size
    } else {
      measuredSupplements[.init(kind: kind, item: item)] = size
      groups.isStale = true
    }
  }

  /// Copies the preferred sizes of another solution's views.
  mutating func takeMeasures(of other: SectionSolution, moved: (Int) -> Int?) {
    for (item, size) in other.measured {
      if let new = moved(item), new < count { measured[new] = size }
    }
    for (key, size) in other.measuredSupplements {
      if let new = moved(key.item), new < count { measuredSupplements[.init(kind: key.kind, item: new)] = size }
    }
    measuredBoundaries = other.measuredBoundaries
    groups.isStale = true
    update()
  }

  mutating func update() {
    if groups.isStale { stackGroups() }
  }

  // MARK: Groups

  /// The direction that groups follow each other in.
  var groupAxis: PlanAxis { plan.isOrthogonal ? axis.across : axis }

  /// The room between the section's insets.
  var contentRoom: CGSize { plan.insets.shrink(CGRect(origin: .zero, size: room)).size }

  private mutating func stackGroups() {
    let settled = Set(measured.keys).union(measuredSupplements.keys.map(\.item))
    groups = GroupStack(
      plan: plan, count: count, axis: groupAxis, room: contentRoom, settled: settled, solver: solver)
  }

  private func solver(from first: Int) -> GroupSolver {
    var solver = GroupSolver(left: count - first)
    solver.first = first
    solver.measured = measured
    solver.measuredSupplements = measuredSupplements
    return solver
  }

  private func solved(_ group: Int) -> SolvedGroup {
    var solver = solver(from: groups.firstItem(of: group))
    return solver.solve(plan.group, in: contentRoom)
  }

  // MARK: Extents along the layout's direction

  private func before(_ insets: PlanInsets) -> CGFloat { axis == .vertical ? insets.top : insets.leading }
  private func after(_ insets: PlanInsets) -> CGFloat { axis == .vertical ? insets.bottom : insets.trailing }

  private func size(of boundary: BoundaryPlan, in room: CGSize) -> CGSize {
    let known = measuredBoundaries[boundary.kind]
    return CGSize(
      width: boundary.width.isEstimated ? known?.width ?? boundary.width.number : boundary.width.points(in: room),
      height: boundary.height.isEstimated ? known?.height ?? boundary.height.number : boundary.height.points(in: room))
  }

  private var boundaryRoom: CGSize { plan.boundaryInsets.shrink(CGRect(origin: .zero, size: room)).size }

  private func edge(_ side: Int) -> CGFloat {
    plan.boundaries.filter { $0.extends && $0.side(along: axis) == side }
      .map { axis.length(size(of: $0, in: boundaryRoom)) }.max() ?? 0
  }

  /// The length of headers before the section's insets, and of footers after them.
  var headerExtent: CGFloat { edge(-1) }
  var footerExtent: CGFloat { edge(1) }

  private var groupsExtent: CGFloat { plan.isOrthogonal ? groups.across : groups.extent }
  /// The starts of groups.
  var contentStart: CGFloat { plan.paddingBefore + headerExtent + before(plan.insets) }
  var contentEnd: CGFloat { contentStart + groupsExtent }
  var extent: CGFloat { contentEnd + after(plan.insets) + footerExtent + plan.paddingAfter }

  /// The starts of groups across.
  private var crossStart: CGFloat {
    let inset = axis == .vertical ? plan.insets.leading : plan.insets.top
    guard plan.isOrthogonal, plan.isCentered else { return inset }
    let first = groupAxis.length(groups.template.size)
    return (axis.across.length(room) - first) / 2
  }

  /// How far an orthogonal section's groups extend beyond its container.
  var orthogonalExtent: CGFloat {
    let end = axis == .vertical ? plan.insets.trailing : plan.insets.bottom
    return crossStart + groups.extent + (plan.isCentered ? crossStart : end)
  }

  private func origin(of group: Int) -> CGPoint {
    let place = groups.start(of: group)
    return plan.isOrthogonal
      ? axis.point(along: contentStart, across: crossStart + place)
      : axis.point(along: contentStart + place, across: crossStart)
  }

  // MARK: Asking

  struct Element: Sendable {
    var frame: CGRect
    var zIndex: Int
    /// Nil for cells.
    var kind: String?
    var item: Int
    var sizesWidth = false
    var sizesHeight = false
  }

  func item(_ item: Int) -> Element? {
    guard (0..<count).contains(item), let group = groups.group(of: item) else { return nil }
    return elements(of: group).first { $0.kind == nil && $0.item == item }
  }

  private func elements(of group: Int) -> [Element] {
    let (first, origin) = (groups.firstItem(of: group), origin(of: group))
    let solved = solved(group)
    let items = solved.items.enumerated().map { index, item in
      Element(
        frame: item.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: item.zIndex, item: first + index,
        sizesWidth: item.sizesWidth, sizesHeight: item.sizesHeight)
    }
    let supplements = solved.supplements.map { supplement in
      Element(
        frame: supplement.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: supplement.zIndex, kind: supplement.kind,
        item: first + supplement.item, sizesWidth: supplement.sizesWidth, sizesHeight: supplement.sizesHeight)
    }
    return items + supplements
  }

  /// The cells and what hangs on to them between two places along the groups.
  func elements(from start: CGFloat, to end: CGFloat) -> [Element] {
    let base = plan.isOrthogonal ? crossStart : contentStart
    return groups.groups(from: start - base, to: end - base).flatMap(elements)
  }

  func supplement(_ kind: String, item: Int) -> Element? {
    guard let group = groups.group(of: item) else { return nil }
    return elements(of: group).first { $0.kind == kind && $0.item == item }
  }

  /// The frame of a header or footer that isn't pinned.
  func boundary(_ boundary: BoundaryPlan) -> CGRect {
    let size = size(of: boundary, in: boundaryRoom)
    let (along, across) = (axis.length(size), axis.across.length(size))
    let insets = plan.boundaryInsets
    let low = axis == .vertical ? insets.leading : insets.top
    let high = axis.across.length(room) - (axis == .vertical ? insets.trailing : insets.bottom)
    let start: CGFloat =
      switch boundary.side(along: axis) {
      case -1: boundary.extends ? plan.paddingBefore + headerExtent - along : contentStart
      case 1: boundary.extends ? contentEnd + after(plan.insets) : contentEnd - along
      default: (contentStart + contentEnd - along) / 2
      }
    let place = axis.point(
      along: start, across: boundary.place(along: axis.across, length: across, from: low, to: high))
    return boundary.insets.shrink(
      CGRect(origin: CGPoint(x: place.x + boundary.offset.x, y: place.y + boundary.offset.y), size: size))
  }
}
