internal import Foundation
internal import Graphics

extension PathArrangement {
  /// The outline of the inside, as polygons that intersect neither each other nor themselves.
  ///
  /// - Parameter isInside: whether a point with these winding numbers of the two paths belongs to the result.
  func outline(_ isInside: (Turns) -> Bool) -> Path {
    let down = EdgeRows(edges, along: \.y, across: \.x)
    let right = EdgeRows(edges.filter { $0.from.x != $0.to.x }, along: \.x, across: \.y)
    var directed: [(from: Vertex, to: Vertex)] = []
    for edge in edges {
      let (left, other) = edge.from.y == edge.to.y ? right.turns(besideLevel: edge) : down.turns(beside: edge)
      switch (isInside(left), isInside(other)) {
      case (true, false): directed.append((edge.from, edge.to))
      case (false, true): directed.append((edge.to, edge.from))
      default: break
      }
    }
    return path(of: directed)
  }

  /// The edges in order. If several start at a point, the sharpest turn to the inside is used, so that parts that touch at a point
  /// remain separate.
  private func path(of directed: [(from: Vertex, to: Vertex)]) -> Path {
    var leaving: [Vertex: [Vertex]] = [:]
    for edge in directed { leaving[edge.from, default: []].append(edge.to) }
    var path = Path()
    for edge in directed {
      guard let index = leaving[edge.from]?.firstIndex(of: edge.to) else { continue }
      leaving[edge.from]?.remove(at: index)
      var (polygon, previous, current) = ([edge.from], edge.from, edge.to)
      while current != edge.from, let next = take(from: current, after: previous, &leaving) {
        polygon.append(current)
        (previous, current) = (current, next)
      }
      append(withoutStraightCorners(polygon), to: &path)
    }
    return path
  }

  private func take(from vertex: Vertex, after previous: Vertex, _ leaving: inout [Vertex: [Vertex]]) -> Vertex? {
    guard let ends = leaving[vertex], !ends.isEmpty else { return nil }
    let (dx, dy) = (vertex.x - previous.x, vertex.y - previous.y)
    func turn(_ end: Vertex) -> Double {
      let (x, y) = (end.x - vertex.x, end.y - vertex.y)
      return atan2(dx * y - dy * x, dx * x + dy * y)
    }
    let best = ends.indices.max { turn(ends[$0]) < turn(ends[$1]) } ?? 0
    leaving[vertex]?.remove(at: best)
    return ends[best]
  }

  private func withoutStraightCorners(_ polygon: [Vertex]) -> [Vertex] {
    func isStraight(_ a: Vertex, _ corner: Vertex, _ b: Vertex) -> Bool {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let across = (corner.x - a.x) * dy - (corner.y - a.y) * dx
      let along = (corner.x - a.x) * dx + (corner.y - a.y) * dy
      return across * across <= dx * dx + dy * dy && along > 0 && along < dx * dx + dy * dy
    }
    var kept: [Vertex] = []
    for (index, corner) in polygon.enumerated() {
      if let before = kept.last, isStraight(before, corner, polygon[(index + 1) % polygon.count]) { continue }
      kept.append(corner)
    }
    if kept.count > 3, let last = kept.last, isStraight(last, kept[0], kept[1]) { kept.removeFirst() }
    return kept
  }

  private func append(_ polygon: [Vertex], to path: inout Path) {
    guard polygon.count > 2 else { return }
    path.move(to: point(at: polygon[0]))
    for vertex in polygon.dropFirst() { path.addLine(to: point(at: vertex)) }
    path.closeSubpath()
  }
}

/// Edges by the rows of the plane that they cross, for counting those on one side of a point.
private struct EdgeRows {
  private let edges: [PathArrangement.Edge]
  private let along: KeyPath<PathArrangement.Vertex, Double>
  private let across: KeyPath<PathArrangement.Vertex, Double>
  private let start: Double
  private let height: Double
  private var rows: [[Int]]

  init(
    _ edges: [PathArrangement.Edge], along: KeyPath<PathArrangement.Vertex, Double>,
    across: KeyPath<PathArrangement.Vertex, Double>
  ) {
    (self.edges, self.along, self.across) = (edges, along, across)
    let places = edges.flatMap { [$0.from[keyPath: along], $0.to[keyPath: along]] }
    start = places.min() ?? 0
    let count = max(edges.count / 4, 1)
    height = max(((places.max() ?? 0) - start) / Double(count), 1)
    rows = Array(repeating: [], count: count + 1)
    for (index, edge) in edges.enumerated() {
      let ends = [edge.from[keyPath: along], edge.to[keyPath: along]]
      for row in row(of: min(ends[0], ends[1]))...row(of: max(ends[0], ends[1])) { rows[row].append(index) }
    }
  }

  private func row(of place: Double) -> Int { min(max(Int((place - start) / height), 0), rows.count - 1) }

  /// The winding numbers on the left and on the right of an edge that isn't horizontal.
  func turns(beside edge: PathArrangement.Edge) -> (PathArrangement.Turns, PathArrangement.Turns) {
    // Starting from the far left, where the winding number is 0, each edge that leads down reduces it by one on its right.
    let left = -sum(before: edge)
    return (left, left + -edge.turns)
  }

  /// The winding numbers below and above a horizontal edge.
  func turns(besideLevel edge: PathArrangement.Edge) -> (PathArrangement.Turns, PathArrangement.Turns) {
    let above = sum(before: edge)
    return (above + edge.turns, above)
  }

  private func sum(before edge: PathArrangement.Edge) -> PathArrangement.Turns {
    let place = (edge.from[keyPath: along] + edge.to[keyPath: along]) / 2
    let side = (edge.from[keyPath: across] + edge.to[keyPath: across]) / 2
    var sum = PathArrangement.Turns()
    for index in rows[row(of: place)] {
      let other = edges[index]
      if other.from == edge.from, other.to == edge.to { continue }
      let (from, to) = (other.from[keyPath: along], other.to[keyPath: along])
      guard min(from, to) <= place, place < max(from, to) else { continue }
      let fraction = (place - from) / (to - from)
      let crossing = other.from[keyPath: across] + (other.to[keyPath: across] - other.from[keyPath: across]) * fraction
      if crossing < side { sum = sum + (from < to ? other.turns : -other.turns) }
    }
    return sum
  }
}
