import Foundation

/// The algorithm of `HStack` and `VStack`, which their elements and the `Layout`s of the same names share.
@MainActor final class StackEngine {
  private let axis: Axis
  private let alignment: AlignmentKey
  private let elements: [_LayoutElement]
  /// The spacing before each element; zero before the first.
  private let distances: [CGFloat]
  private let totalDistance: CGFloat
  private let priorities: [Double]
  private var knownOrders: [(minor: CGFloat?, order: [Int])] = []
  private var knownResults: [(key: ProposalKey, result: Result)] = []

  /// The elements' positions in leading coordinates, and the size around them.
  struct Result {
    var size: CGSize
    var placements: [_ElementPlacement]
  }

  init(axis: Axis, spacing: CGFloat?, alignment: AlignmentKey, elements: [_LayoutElement]) {
    self.axis = axis
    self.alignment = alignment
    self.elements = elements
    var distances: [CGFloat] = []
    var previous: ViewSpacing?
    for (index, element) in elements.enumerated() {
      if let spacing {
        distances.append(index == 0 ? 0 : spacing)
      } else {
        let own = element.spacing
        distances.append(previous?.distance(to: own, along: axis) ?? 0)
        previous = own
      }
    }
    self.distances = distances
    totalDistance = distances.reduce(0, +)
    priorities = elements.map(\.knownLayoutPriority)
  }

  // MARK: Called by stacks

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { result(for: proposal).size }

  /// The placements in a size that was returned for a proposal. Across the axis, an unspecified length is now the stack's own.
  func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [_ElementPlacement] {
    var proposal = proposal
    let minor = axis.other
    proposal[minor] = proposal[minor] ?? size[minor]
    return result(for: proposal).placements
  }

  /// The placements with which the size for a proposal was determined. Guides are read from these: with a specified breadth, nested
  /// stacks would measure all their content again.
  func placements(_ proposal: ProposedViewSize) -> [_ElementPlacement] { result(for: proposal).placements }

  /// The spacing of the stack: of the first and the last element along the axis, of all of them across.
  var spacing: ViewSpacing {
    guard let first = elements.first, let last = elements.last else { return .zero }
    var spacing = ViewSpacing()
    spacing.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top)
    spacing.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom)
    for element in elements { spacing.formUnion(element.spacing, edges: axis == .horizontal ? .vertical : .horizontal) }
    return spacing
  }

  // MARK: Algorithm

  private func result(for proposal: ProposedViewSize) -> Result {
    let key = ProposalKey(proposal)
    var index = knownResults.count
    while index > 0 {
      index -= 1
      if knownResults[index].key == key { return knownResults[index].result }
    }
    let result = arranged(proposals(for: proposal))
    if knownResults.count == 3 { knownResults.removeFirst() }
    knownResults.append((key, result))
    return result
  }

  /// The proposals of the elements.
  private func proposals(for proposal: ProposedViewSize) -> [ProposedViewSize] {
    let minor = proposal[axis.other]
    guard let room = proposal[axis] else {
      return [ProposedViewSize](repeating: ProposedViewSize(nil, along: axis, across: minor), count: elements.count)
    }
    var proposals = [ProposedViewSize](repeating: .unspecified, count: elements.count)
    let order = fittingOrder(minor: minor)
    guard let first = order.first else { return proposals }
    let highest = priorities[first]
    // The minimum lengths of elements with lower priorities are reserved.
    var least = [CGFloat](repeating: 0, count: order.count)
    var left = room - totalDistance
    var position = 0
    var reserved: CGFloat = 0
    while position < order.count {
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
        proposals[index] = ProposedViewSize(share.isNaN ? .infinity : share, along: axis, across: minor)
        let rest = left - elements[index].sizeThatFits(proposals[index])[axis]
        if !rest.isNaN { left = rest }
        position += 1
      }
      start = end
    }
    return proposals
  }

  /// Sorted by descending priority; for equal ones, by ascending flexibility.
  private func fittingOrder(minor: CGFloat?) -> [Int] {
    for known in knownOrders where known.minor == minor { return known.order }
    var order: [Int] = []
    while order.count < elements.count { order.append(order.count) }
    if elements.count > 1 {
      var flexibilities = [Flexibility?](repeating: nil, count: elements.count)
      func flexibility(_ index: Int) -> Flexibility {
        if let known = flexibilities[index] { return known }
        let least = length(of: index, offered: 0, minor: minor)
        let flexibility = Flexibility(least: least, most: length(of: index, offered: .infinity, minor: minor))
        flexibilities[index] = flexibility
        return flexibility
      }
      order.sort { left, right in
        guard priorities[left] == priorities[right] else { return priorities[left] > priorities[right] }
        let (leftFlexibility, rightFlexibility) = (flexibility(left), flexibility(right))
        if leftFlexibility < rightFlexibility { return true }
        return leftFlexibility == rightFlexibility && left < right
      }
    }
    if knownOrders.count == 4 { knownOrders.removeFirst() }
    knownOrders.append((minor, order))
    return order
  }

  private func length(of index: Int, offered length: CGFloat, minor: CGFloat?) -> CGFloat {
    elements[index].sizeThatFits(ProposedViewSize(length, along: axis, across: minor))[axis]
  }

  /// Arranges the elements in order, with aligned guides.
  private func arranged(_ proposals: [ProposedViewSize]) -> Result {
    var position: CGFloat = 0
    var placements: [_ElementPlacement] = []
    var extent = AlignedExtent()
    var index = 0
    while index < elements.count {
      let dimensions = elements[index].dimensions(in: proposals[index])
      let guide = dimensions.guide(alignment)
      position += distances[index]
      // Across the axis relative to the guide, whose place in the stack isn't known yet.
      let origin = CGPoint(position, along: axis, across: -guide)
      placements.append(_ElementPlacement(origin: origin, proposal: proposals[index]))
      position += dimensions.size[axis]
      extent.add(dimensions.size[axis.other], guide: guide)
      index += 1
    }
    index = 0
    while index < placements.count {
      let minor = placements[index].origin[axis.other] + extent.guide
      placements[index].origin[axis.other] = minor.isFinite ? minor : 0
      index += 1
    }
    return Result(size: CGSize(position, along: axis, across: extent.length), placements: placements)
  }
}

/// How far an element's length along a stack can vary. Among infinitely flexible elements, those with a greater minimum length are
/// less flexible.
private struct Flexibility: Comparable {
  let range: CGFloat
  let least: CGFloat

  init(least: CGFloat, most: CGFloat) {
    let range = most - least
    self.range = range.isNaN ? 0 : range
    self.least = range == .infinity ? least : 0
  }

  static func < (left: Flexibility, right: Flexibility) -> Bool {
    left.range == right.range ? left.least > right.least : left.range < right.range
  }
}
