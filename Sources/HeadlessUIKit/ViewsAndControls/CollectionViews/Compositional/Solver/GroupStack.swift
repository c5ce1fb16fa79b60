import Foundation

/// The groups of a section, one after the other, in points from the first one's start.
///
/// Groups that aren't measured are all like the first one would be by its estimates: their places follow from their number.
struct GroupStack: Sendable {
  /// The group by its estimates, with all its items.
  private(set) var template = SolvedGroup()
  /// The length of all groups across.
  private(set) var across: CGFloat = 0
  /// Whether preferred sizes have changed since the groups were stacked.
  var isStale = false
  private var spacing: CGFloat = 0
  private var lengths = HeightIndex([])
  /// The first item of every group; nil where all take as many.
  private var firsts: [Int]?
  private var perGroup = 1

  init() {}

  /// - Parameters:
  ///   - settled: the items with preferred sizes, of their own or of their supplementary items.
  ///   - solver: returns the solver for the items from an index on.
  init(
    plan: SectionPlan, count: Int, axis: PlanAxis, room: CGSize, settled: Set<Int>, solver: (Int) -> GroupSolver
  ) {
    spacing = plan.groupSpacing
    guard count > 0 else { return }
    var whole = GroupSolver(left: .max / 2)
    template = whole.solve(plan.group, in: room)
    perGroup = template.items.count
    guard perGroup > 0 else { return }
    var crosses: [CGFloat] = []
    func solve(_ first: Int) -> SolvedGroup {
      var solver = solver(first)
      let solved = solver.solve(plan.group, in: room)
      if (first..<first + max(1, solved.items.count)).contains(where: settled.contains) {
        crosses.append(axis.across.length(solved.size))
      }
      return solved
    }
    if plan.group.flows {
      stackFlowing(count, axis, settled.max() ?? -1, solve)
    } else {
      stackAlike(count, axis, settled, solve)
    }
    // Groups that weren't measured yet are taken for no larger than those that were.
    across = crosses.max() ?? axis.across.length(template.size)
  }

  private mutating func stackAlike(
    _ count: Int, _ axis: PlanAxis, _ settled: Set<Int>, _ solve: (Int) -> SolvedGroup
  ) {
    let number = (count + perGroup - 1) / perGroup
    lengths = HeightIndex(count: number, height: axis.length(template.size) + spacing)
    var others = Set(settled.map { $0 / perGroup })
    // A last group that isn't full may be shorter.
    if count % perGroup > 0 { others.insert(number - 1) }
    for group in others where group < number {
      lengths[group] = axis.length(solve(group * perGroup).size) + spacing
    }
  }

  private mutating func stackFlowing(_ count: Int, _ axis: PlanAxis, _ last: Int, _ solve: (Int) -> SolvedGroup) {
    var (firsts, sizes): ([Int], [CGFloat]) = ([], [])
    var next = 0
    while next < count {
      firsts.append(next)
      if next > last, count - next >= perGroup {
        sizes.append(axis.length(template.size) + spacing)
        next += perGroup
        continue
      }
      let solved = solve(next)
      sizes.append(axis.length(solved.size) + spacing)
      next += max(1, solved.items.count)
    }
    self.firsts = firsts
    lengths = HeightIndex(sizes)
  }

  var count: Int { lengths.count }
  var extent: CGFloat { max(0, lengths.total - spacing) }

  func start(of group: Int) -> CGFloat { lengths.offset(of: group) }

  func firstItem(of group: Int) -> Int { firsts?[group] ?? group * perGroup }

  func group(of item: Int) -> Int? {
    guard let firsts else { return item / perGroup < count ? item / perGroup : nil }
    var (low, high) = (0, firsts.count)
    while low < high {
      let middle = (low + high) / 2
      if firsts[middle] > item { high = middle } else { low = middle + 1 }
    }
    return low > 0 ? low - 1 : nil
  }

  func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard let first = lengths.index(at: start) else { return 0..<0 }
    var next = first
    while next < count, lengths.offset(of: next) < end { next += 1 }
    return first..<next
  }
}
