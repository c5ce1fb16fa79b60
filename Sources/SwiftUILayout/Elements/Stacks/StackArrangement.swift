import Foundation

/// The answer of a stack to a proposal: the elements' proposals, sizes and positions in leading coordinates, and the size around them.
struct StackArrangement {
  let key: ProposalKey
  private(set) var proposals: [ProposedViewSize]
  private(set) var sizes: [CGSize]
  /// The elements' positions of the stack's alignment guide.
  private(set) var guides: [CGFloat]
  private(set) var placements: [_ElementPlacement] = []
  private(set) var size = CGSize.zero
  /// The version of the placements, which differs from that of all other placements of the stack; 0 before the first computation.
  private(set) var version = 0
  /// Whether a proposal, a size or a guide differs from those that the placements were computed with.
  private(set) var isMoved = true
  /// The version of the order in which the elements were proposed their shares; 0 if the order doesn't matter, nil before the first
  /// computation.
  var orderVersion: Int?
  /// The elements whose layout became invalid since the computation.
  var outdated: [Int] = []

  init(key: ProposalKey, count: Int) {
    self.key = key
    proposals = [ProposedViewSize](repeating: .unspecified, count: count)
    sizes = [CGSize](repeating: .zero, count: count)
    guides = [CGFloat](repeating: 0, count: count)
  }

  mutating func propose(_ proposal: ProposedViewSize, to index: Int) {
    guard proposals[index] != proposal else { return }
    proposals[index] = proposal
    isMoved = true
  }

  mutating func set(_ size: CGSize, guide: CGFloat, of index: Int) {
    guard sizes[index] != size || guides[index] != guide else { return }
    sizes[index] = size
    guides[index] = guide
    isMoved = true
  }

  /// Arranges the elements in order, with aligned guides.
  mutating func place(along axis: Axis, _ distances: [CGFloat], version: Int) {
    self.version = version
    isMoved = false
    var extent = AlignedExtent()
    var index = 0
    while index < sizes.count {
      extent.add(sizes[index][axis.other], guide: guides[index])
      index += 1
    }
    var placements: [_ElementPlacement] = []
    placements.reserveCapacity(sizes.count)
    var position: CGFloat = 0
    index = 0
    while index < sizes.count {
      position += distances[index]
      let minor = extent.guide - guides[index]
      let origin = CGPoint(position, along: axis, across: minor.isFinite ? minor : 0)
      placements.append(_ElementPlacement(origin: origin, proposal: proposals[index]))
      position += sizes[index][axis]
      index += 1
    }
    self.placements = placements
    size = CGSize(position, along: axis, across: extent.length)
  }
}

/// The order in which a stack proposes its elements their shares, for a length across its axis.
@MainActor struct StackOrder {
  let minor: CGFloat?
  private(set) var indices: [Int] = []
  /// Those that were compared.
  private var flexibilities: [Flexibility?]
  var version = 0
  /// The elements whose layout became invalid since the order was determined.
  var outdated: [Int] = []

  init(minor: CGFloat?, count: Int) {
    self.minor = minor
    flexibilities = [Flexibility?](repeating: nil, count: count)
  }

  /// Whether an element comes before another: by descending priority, then by ascending flexibility, then in their order.
  private mutating func precedes(
    _ left: Int, _ right: Int, _ priorities: [Double], _ flexibility: @MainActor (Int) -> Flexibility
  ) -> Bool {
    guard priorities[left] == priorities[right] else { return priorities[left] > priorities[right] }
    let (leftFlexibility, rightFlexibility) = (known(left, flexibility), known(right, flexibility))
    if leftFlexibility < rightFlexibility { return true }
    return leftFlexibility == rightFlexibility && left < right
  }

  private mutating func known(_ index: Int, _ flexibility: @MainActor (Int) -> Flexibility) -> Flexibility {
    if let known = flexibilities[index] { return known }
    let own = flexibility(index)
    flexibilities[index] = own
    return own
  }

  mutating func sort(_ priorities: [Double], _ flexibility: @MainActor (Int) -> Flexibility) {
    outdated = []
    var order: [Int] = []
    while order.count < flexibilities.count { order.append(order.count) }
    if order.count > 1 { order.sort { precedes($0, $1, priorities, flexibility) } }
    indices = order
  }

  /// Measures the elements that have changed, and moves those with another flexibility. Returns whether there is one.
  mutating func update(_ priorities: [Double], _ flexibility: @MainActor (Int) -> Flexibility) -> Bool {
    let changed = outdated
    outdated = []
    var isMoved = false
    for index in changed {
      guard let old = flexibilities[index] else { continue }
      let new = flexibility(index)
      guard new != old, let position = indices.firstIndex(of: index) else { continue }
      flexibilities[index] = new
      indices.remove(at: position)
      var (low, high) = (0, indices.count)
      while low < high {
        let middle = (low + high) / 2
        if precedes(indices[middle], index, priorities, flexibility) { low = middle + 1 } else { high = middle }
      }
      indices.insert(index, at: low)
      isMoved = true
    }
    return isMoved
  }
}

/// How far an element's length along a stack can vary. Among infinitely flexible elements, those with a greater minimum length are
/// less flexible.
struct Flexibility: Comparable {
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
