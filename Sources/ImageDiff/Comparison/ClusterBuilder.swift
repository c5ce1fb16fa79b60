import CPixman
import Graphics

/// Groups differing pixels: two pixels belong together if fewer than `distance` columns and fewer than `distance` rows are between
/// them, or if a chain of such pairs connects them.
///
/// Processes runs of pixels from top to bottom, and stores for every column the last run that covered it. This is sufficient: a run
/// that another run hides is either near enough to that run to be in its group already, or too far above to matter. For the same
/// reason a search can continue after a run's end, even if another run covers a part of it by now. So the cost depends on the
/// number of runs and on the columns between them, not on the number of pixels.
struct ClusterBuilder: ~Copyable {
  private struct Run {
    let y: Int
    let end: Int
    let group: Int
  }

  private struct Group {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
    var count: Int
  }

  private let width: Int
  private let distance: Int
  /// A union-find forest: each group's parent; a root is its own parent.
  private var parents: [Int] = []
  /// Values that are valid for roots.
  private var groups: [Group] = []
  /// For each column, the number of the last run in it. The first run represents none.
  private let latest: UnsafeMutablePointer<UInt32>
  private var runs: UnsafeMutablePointer<Run>
  private var runCount = 1
  private var runCapacity = 1024

  /// - Parameter width: the width of the picture, in pixels.
  init(distance: Int, width: Int) {
    self.distance = max(distance, 1)
    self.width = width
    latest = .allocate(capacity: max(width, 1))
    latest.initialize(repeating: 0, count: max(width, 1))
    runs = .allocate(capacity: runCapacity)
    runs.initialize(to: Run(y: -self.distance - 1, end: 0, group: 0))
  }

  deinit {
    latest.deallocate()
    runs.deallocate()
  }

  /// Adds a run; runs must be added from top to bottom, and from left to right within a row.
  mutating func add(y: Int, start: Int, end: Int) {
    let group = groupOfNeighbors(y: y, start: start, end: end) ?? newGroup(y: y, x: start)
    groups[group].minX = min(groups[group].minX, start)
    groups[group].maxX = max(groups[group].maxX, end)
    groups[group].maxY = y + 1
    groups[group].count += end - start
    if runCount == runCapacity { grow() }
    (runs + runCount).initialize(to: Run(y: y, end: end, group: group))
    pixman_fill(latest, Int32(width), 32, Int32(start), 0, Int32(end - start), 1, UInt32(runCount))
    runCount += 1
  }

  /// The groups, the largest rectangle first; equal ones from top to bottom.
  func clusters() -> [DifferenceCluster] {
    let clusters = groups.indices.filter { parents[$0] == $0 }.map { index in
      let group = groups[index]
      return DifferenceCluster(
        rect: PixelRect(
          x: group.minX, y: group.minY, width: group.maxX - group.minX, height: group.maxY - group.minY),
        pixelCount: group.count)
    }
    return clusters.sorted {
      ($1.rect.area, $0.rect.minY, $0.rect.minX) < ($0.rect.area, $1.rect.minY, $1.rect.minX)
    }
  }

  /// The group of all runs near a new one, merged if there were several; nil if there are none.
  private mutating func groupOfNeighbors(y: Int, start: Int, end: Int) -> Int? {
    var found: Int?
    let oldest = y - distance
    let stop = min(end + distance, width)
    var x = max(start - distance, 0)
    while x < stop {
      let run = runs + Int(latest[x])
      guard run.pointee.y >= oldest else {
        x &+= 1
        continue
      }
      let root = root(of: run.pointee.group)
      if let other = found { found = unite(other, root) } else { found = root }
      x = max(run.pointee.end, x &+ 1)
    }
    return found
  }

  private mutating func newGroup(y: Int, x: Int) -> Int {
    parents.append(groups.count)
    groups.append(Group(minX: x, minY: y, maxX: x, maxY: y + 1, count: 0))
    return groups.count - 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Run>.allocate(capacity: runCapacity * 2)
    larger.moveInitialize(from: runs, count: runCount)
    runs.deallocate()
    runs = larger
    runCapacity *= 2
  }

  /// The lower edge is that of the run that joins the groups.
  private mutating func unite(_ a: Int, _ b: Int) -> Int {
    if a == b { return a }
    let (kept, gone) = a < b ? (a, b) : (b, a)
    parents[gone] = kept
    groups[kept].minX = min(groups[kept].minX, groups[gone].minX)
    groups[kept].minY = min(groups[kept].minY, groups[gone].minY)
    groups[kept].maxX = max(groups[kept].maxX, groups[gone].maxX)
    groups[kept].count += groups[gone].count
    return kept
  }

  private mutating func root(of group: Int) -> Int {
    var group = group
    while parents[group] != group {
      parents[group] = parents[parents[group]]
      group = parents[group]
    }
    return group
  }
}
