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
    for known in knownResults where known.key == key { return known.result }
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
    guard let highest = priorities.max() else { return proposals }
    let order = fittingOrder(minor: minor)
    // The minimum lengths of elements with lower priorities are reserved.
    let least = order.map { priorities[$0] == highest ? 0 : length(of: $0, offered: 0, minor: minor) }
    var left = room - totalDistance - least.reduce(0, +)
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, priorities[order[end]] == priorities[order[start]] { end += 1 }
      left += least[start..<end].reduce(0, +)
      for position in start..<end {
        let index = order[position]
        let share = max(left / CGFloat(end - position), 0)
        proposals[index] = ProposedViewSize(share.isNaN ? .infinity : share, along: axis, across: minor)
        let rest = left - elements[index].sizeThatFits(proposals[index])[axis]
        if !rest.isNaN { left = rest }
      }
      start = end
    }
    return proposals
  }

  /// Sorted by descending priority; for equal ones, by ascending flexibility.
  private func fittingOrder(minor: CGFloat?) -> [Int] {
    for known in knownOrders where known.minor == minor { return known.order }
    var order = Array(elements.indices)
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
    var corners: [(major: CGFloat, minor: CGFloat)] = []
    var extent = AlignedExtent()
    for (index, element) in elements.enumerated() {
      let dimensions = element.dimensions(in: proposals[index])
      let guide = dimensions.guide(alignment)
      position += distances[index]
      corners.append((position, -guide))
      position += dimensions.size[axis]
      extent.add(dimensions.size[axis.other], guide: guide)
    }
    let placements = zip(corners, proposals).map { corner, proposal in
      let minor = corner.minor + extent.guide
      let origin = CGPoint(corner.major, along: axis, across: minor.isFinite ? minor : 0)
      return _ElementPlacement(origin: origin, proposal: proposal)
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
