/// Groups differing pixels: two belong together when fewer than `distance` columns and fewer than `distance` rows lie
/// between them, or when a chain of such pairs links them.
///
/// Takes runs of pixels row by row, so that its work depends on the runs and not on the pixels.
struct ClusterBuilder {
  private struct Span {
    var start: Int
    var end: Int
    var group: Int
  }

  private struct Group {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
    var count: Int
  }

  private let distance: Int
  /// A union-find forest: each group's parent, itself for a root.
  private var parents: [Int] = []
  /// Figures that hold for roots.
  private var groups: [Group] = []
  /// Spans of the last rows, the row at hand last.
  private var recent: [(y: Int, spans: [Span])] = []

  init(distance: Int) {
    self.distance = max(distance, 1)
  }

  /// Takes in a run; runs must come from top to bottom, and from left to right within a row.
  mutating func add(y: Int, start: Int, end: Int) {
    if recent.last?.y != y {
      joinLastRow()
      recent.removeAll { $0.y < y - distance }
      recent.append((y, []))
    }
    let last = recent.count - 1
    if let span = recent[last].spans.last, start - span.end < distance {
      recent[last].spans[recent[last].spans.count - 1].end = end
      groups[span.group].maxX = end
      groups[span.group].count += end - start
    } else {
      recent[last].spans.append(Span(start: start, end: end, group: groups.count))
      parents.append(groups.count)
      groups.append(Group(minX: start, minY: y, maxX: end, maxY: y + 1, count: end - start))
    }
  }

  /// The groups, the largest rectangle first, from top to bottom among equals.
  mutating func clusters() -> [DifferenceCluster] {
    joinLastRow()
    recent = []
    let clusters = groups.indices.filter { parents[$0] == $0 }.map { index in
      let group = groups[index]
      return DifferenceCluster(
        rect: PixelRect(
          x: group.minX, y: group.minY, width: group.maxX - group.minX, height: group.maxY - group.minY),
        pixelCount: group.count)
    }
    return clusters.sorted {
      ($1.rect.area, $0.rect.y, $0.rect.x) < ($0.rect.area, $1.rect.y, $1.rect.x)
    }
  }

  /// Joins the spans of the row that is complete now with those of the rows above.
  private mutating func joinLastRow() {
    guard let (_, spans) = recent.last else { return }
    var index = recent.count - 2
    while index >= 0 {
      join(spans, recent[index].spans)
      index -= 1
    }
  }

  private mutating func join(_ lower: [Span], _ upper: [Span]) {
    var i = 0
    var j = 0
    while i < lower.count, j < upper.count {
      let a = lower[i]
      let b = upper[j]
      if a.start - b.end < distance, b.start - a.end < distance { unite(a.group, b.group) }
      if a.end < b.end { i += 1 } else { j += 1 }
    }
  }

  private mutating func unite(_ first: Int, _ second: Int) {
    let a = root(of: first)
    let b = root(of: second)
    if a == b { return }
    // The older group stays, so that the result doesn't depend on the order of joins.
    let (kept, gone) = a < b ? (a, b) : (b, a)
    parents[gone] = kept
    groups[kept].minX = min(groups[kept].minX, groups[gone].minX)
    groups[kept].minY = min(groups[kept].minY, groups[gone].minY)
    groups[kept].maxX = max(groups[kept].maxX, groups[gone].maxX)
    groups[kept].maxY = max(groups[kept].maxY, groups[gone].maxY)
    groups[kept].count += groups[gone].count
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
