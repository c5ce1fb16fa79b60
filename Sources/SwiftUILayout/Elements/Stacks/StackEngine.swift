import Foundation

/// The algorithm of `HStack` and `VStack`, which their elements and the `Layout`s of the same names share.
///
/// A change of one element keeps what the others answered: their sizes and guides are read again only where a proposal changed. What
/// remains for each of them is arithmetic.
@MainActor final class StackEngine {
  private let axis: Axis
  private let alignment: AlignmentKey
  private let elements: [_LayoutElement]
  private let uniformSpacing: CGFloat?
  /// The spacing before each element; zero before the first.
  private var distances: [CGFloat] = []
  private var totalDistance: CGFloat = 0
  private var priorities: [Double]
  private var hasPriorities = false
  private var knownSpacing: ViewSpacing?
  /// The elements' `spacingVersion` when their spacing was read; empty if it wasn't.
  private var spacingVersions: [Int] = []
  private var knownOrders: [StackOrder] = []
  private var knownResults: [StackArrangement] = []
  /// The elements whose layout became invalid since the last answer.
  private var outdated: [Int] = []
  /// The number of changes from which on a new engine is made: noting each of them would take longer.
  private static let mostOutdated = 32
  /// Counts the changes of orders.
  private var orderVersion = 0
  /// Counts the computations of placements.
  private var placementVersion = 0
  /// How the elements were placed last; nil if they weren't.
  private var placed: Placed?
  /// The elements whose layout became invalid since the elements were placed.
  private var unplaced: [Int] = []

  /// What the places of elements depend on.
  private struct Placed: Equatable {
    let version: Int
    let width: CGFloat
    let direction: LayoutDirection
  }

  init(axis: Axis, spacing: CGFloat?, alignment: AlignmentKey, elements: [_LayoutElement]) {
    self.axis = axis
    self.alignment = alignment
    self.elements = elements
    uniformSpacing = spacing
    priorities = elements.map(\.knownLayoutPriority)
    hasPriorities = priorities.contains { $0 != priorities[0] }
    if let spacing {
      distances = [CGFloat](repeating: spacing, count: elements.count)
      if !elements.isEmpty { distances[0] = 0 }
    } else {
      readDistances()
    }
    totalDistance = distances.reduce(0, +)
    for (index, element) in elements.enumerated() { element.placeInParent = index }
  }

  private func readDistances() {
    var previous: ViewSpacing?
    for element in elements {
      let own = element.spacing
      distances.append(previous?.distance(to: own, along: axis) ?? 0)
      previous = own
    }
    spacingVersions = elements.map(\.spacingVersion)
  }

  // MARK: Called by stacks

  /// Notes that the layout of an element became invalid. Returns whether the engine can still be used.
  func invalidate(_ element: _LayoutElement) -> Bool {
    let index = element.placeInParent
    guard index < elements.count, elements[index] === element, outdated.count < Self.mostOutdated else { return false }
    if outdated.last != index { outdated.append(index) }
    if placed != nil, !unplaced.contains(index) { unplaced.append(index) }
    if unplaced.count > Self.mostOutdated { (placed, unplaced) = (nil, []) }
    return true
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { result(for: proposal).size }

  /// The placements in a size that was returned for a proposal. Across the axis, an unspecified length is now the stack's own.
  func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [_ElementPlacement] {
    result(in: size, proposal).placements
  }

  private func result(in size: CGSize, _ proposal: ProposedViewSize) -> StackArrangement {
    var proposal = proposal
    let minor = axis.other
    proposal[minor] = proposal[minor] ?? size[minor]
    return result(for: proposal)
  }

  /// Returns the elements that have to be placed, by a caller that then places them; nil for all of them. If no place has changed
  /// since the last call, these are the elements whose layout has become invalid.
  func takeUnplaced(in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection) -> [Int]? {
    let places = Placed(version: result(in: size, proposal).version, width: size.width, direction: direction)
    let elements = places == placed ? unplaced : nil
    (placed, unplaced) = (places, [])
    return elements
  }

  /// The placements with which the size for a proposal was determined. Guides are read from these: with a specified breadth, nested
  /// stacks would measure all their content again.
  func placements(_ proposal: ProposedViewSize) -> [_ElementPlacement] { result(for: proposal).placements }

  /// The spacing of the stack: of the first and the last element along the axis, of all of them across.
  var spacing: ViewSpacing {
    settle()
    if let knownSpacing { return knownSpacing }
    guard let first = elements.first, let last = elements.last else { return .zero }
    var spacing = ViewSpacing()
    spacing.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top)
    spacing.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom)
    for element in elements { spacing.formUnion(element.spacing, edges: axis == .horizontal ? .vertical : .horizontal) }
    if spacingVersions.isEmpty { spacingVersions = elements.map(\.spacingVersion) }
    knownSpacing = spacing
    return spacing
  }

  // MARK: Changes of elements

  /// Reads the spacing and priorities of the elements that changed again, and discards what depended on the old ones.
  private func settle() {
    guard !outdated.isEmpty else { return }
    let changed = outdated
    outdated = []
    var isSpaced = false
    for index in changed {
      if rereadSpacing(of: index) { isSpaced = true }
      let priority = elements[index].knownLayoutPriority
      if priority != priorities[index] {
        priorities[index] = priority
        hasPriorities = priorities.contains { $0 != priorities[0] }
        knownOrders = []
        knownResults = []
      }
    }
    if isSpaced {
      totalDistance = distances.reduce(0, +)
      knownResults = []
    }
    // With priorities, the least lengths of elements are part of the result, which keeps none of them.
    if hasPriorities { knownResults = [] }
    for index in knownOrders.indices { knownOrders[index].outdated += changed }
    for index in knownResults.indices { knownResults[index].outdated += changed }
    knownOrders.removeAll { $0.outdated.count > Self.mostOutdated }
    knownResults.removeAll { $0.outdated.count > Self.mostOutdated }
  }

  /// Returns whether distances between elements changed.
  private func rereadSpacing(of index: Int) -> Bool {
    guard !spacingVersions.isEmpty else { return false }
    let own = elements[index].spacing
    guard spacingVersions[index] != elements[index].spacingVersion else { return false }
    spacingVersions[index] = elements[index].spacingVersion
    knownSpacing = nil
    guard uniformSpacing == nil else { return false }
    if index > 0 { distances[index] = elements[index - 1].spacing.distance(to: own, along: axis) }
    if index + 1 < elements.count {
      distances[index + 1] = own.distance(to: elements[index + 1].spacing, along: axis)
    }
    return true
  }

  // MARK: Algorithm

  private func result(for proposal: ProposedViewSize) -> StackArrangement {
    settle()
    let key = ProposalKey(proposal)
    var index = knownResults.count - 1
    while index >= 0, knownResults[index].key != key { index -= 1 }
    // An order doesn't change without changes of elements, which are noted in results as well.
    if index >= 0, knownResults[index].outdated.isEmpty { return knownResults[index] }
    var result = index >= 0 ? knownResults.remove(at: index) : StackArrangement(key: key, count: elements.count)
    arrange(&result, for: proposal)
    if knownResults.count == 3 { knownResults.removeFirst() }
    knownResults.append(result)
    return result
  }

  /// Computes a result, or updates it where elements have changed.
  private func arrange(_ result: inout StackArrangement, for proposal: ProposedViewSize) {
    let isNew = result.orderVersion == nil
    let changed = isNew ? Array(elements.indices) : result.outdated
    result.outdated = []
    let minor = proposal[axis.other]
    if let room = proposal[axis] {
      let order = fittingOrder(minor: minor)
      let isOrdered = order.version == result.orderVersion
      result.orderVersion = order.version
      if isNew || !isOrdered || !keepsLengths(changed, &result) {
        share(room, among: order.indices, across: minor, isNew ? nil : changed, &result)
      }
    } else {
      result.orderVersion = 0
      if isNew {
        let proposal = ProposedViewSize(nil, along: axis, across: minor)
        for index in changed { result.propose(proposal, to: index) }
      }
      _ = keepsLengths(changed, &result)
    }
    // A kept result has the same distances: other ones discard all results.
    guard result.isMoved else { return }
    placementVersion += 1
    result.place(along: axis, distances, version: placementVersion)
  }

  /// Measures elements again with the proposals that they had. Returns whether their lengths along the axis are the same.
  private func keepsLengths(_ indices: [Int], _ result: inout StackArrangement) -> Bool {
    var isKept = true
    for index in indices {
      let length = result.sizes[index][axis]
      measure(index, &result)
      if result.sizes[index][axis] != length { isKept = false }
    }
    return isKept
  }

  private func measure(_ index: Int, _ result: inout StackArrangement) {
    let dimensions = elements[index].dimensions(in: result.proposals[index])
    result.set(dimensions.size, guide: dimensions.guide(alignment), of: index)
  }

  /// Proposes each element its share of the room, and measures it.
  ///
  /// - Parameter changed: the elements that changed since the result was computed; nil for a new result. The others are measured
  ///   only if their proposals changed.
  private func share(
    _ room: CGFloat, among order: [Int], across minor: CGFloat?, _ changed: [Int]?, _ result: inout StackArrangement
  ) {
    guard let first = order.first else { return }
    let highest = priorities[first]
    // The minimum lengths of elements with lower priorities are reserved.
    var least = [CGFloat](repeating: 0, count: order.count)
    var left = room - totalDistance
    var position = 0
    var reserved: CGFloat = 0
    while hasPriorities, position < order.count {
      if priorities[order[position]] != highest {
        least[position] = length(of: order[position], offered: 0, minor: minor)
        reserved += least[position]
      }
      position += 1
    }
    left -= reserved
    var start = 0
    while start < order.count {
      var end = start + 1
      var own = least[start]
      while end < order.count, priorities[order[end]] == priorities[order[start]] {
        own += least[end]
        end += 1
      }
      left += own
      position = start
      while position < end {
        let index = order[position]
        let share = max(left / CGFloat(end - position), 0)
        let length = share.isNaN ? CGFloat.infinity : share
        if changed == nil || result.proposals[index][axis] != length || changed?.contains(index) == true {
          result.propose(ProposedViewSize(length, along: axis, across: minor), to: index)
          measure(index, &result)
        }
        let rest = left - result.sizes[index][axis]
        if !rest.isNaN { left = rest }
        position += 1
      }
      start = end
    }
  }

  /// Sorted by descending priority; for equal ones, by ascending flexibility.
  private func fittingOrder(minor: CGFloat?) -> StackOrder {
    var order = StackOrder(minor: minor, count: elements.count)
    var isNew = true
    for index in knownOrders.indices where knownOrders[index].minor == minor {
      if knownOrders[index].outdated.isEmpty { return knownOrders[index] }
      order = knownOrders.remove(at: index)
      isNew = false
      break
    }
    let flexibility: @MainActor (Int) -> Flexibility = { [self] index in
      Flexibility(
        least: length(of: index, offered: 0, minor: minor), most: length(of: index, offered: .infinity, minor: minor))
    }
    if isNew {
      order.sort(priorities, flexibility)
    } else if !order.update(priorities, flexibility) {
      knownOrders.append(order)
      return order
    }
    orderVersion += 1
    order.version = orderVersion
    if knownOrders.count == 4 { knownOrders.removeFirst() }
    knownOrders.append(order)
    return order
  }

  private func length(of index: Int, offered length: CGFloat, minor: CGFloat?) -> CGFloat {
    elements[index].sizeThatFits(ProposedViewSize(length, along: axis, across: minor))[axis]
  }
}
