internal import Foundation
internal import Graphics

/// The outlines of two paths as straight edges that only meet at their ends, each with the winding numbers of both paths beside it.
///
/// Points are on a fine grid, so that points that nearly coincide become equal.
struct PathArrangement {
  /// A point of the grid.
  struct Vertex: Hashable, Comparable {
    var x: Double
    var y: Double

    static func < (a: Vertex, b: Vertex) -> Bool { a.y != b.y ? a.y < b.y : a.x < b.x }
  }

  /// The winding numbers of the two paths at a point.
  struct Turns: Hashable {
    var first = 0
    var second = 0

    static func + (a: Turns, b: Turns) -> Turns { Turns(first: a.first + b.first, second: a.second + b.second) }
    static prefix func - (a: Turns) -> Turns { Turns(first: -a.first, second: -a.second) }
    var isNone: Bool { first == 0 && second == 0 }
  }

  struct Edge {
    /// The lesser end.
    let from: Vertex
    let to: Vertex
    /// How often the paths follow the edge from its lesser end to the greater, minus how often in the other direction.
    let turns: Turns
  }

  struct Segment {
    var from: Vertex
    var to: Vertex
    let isSecond: Bool
  }

  private(set) var edges: [Edge] = []
  /// Grid steps per point.
  private let scale: Double
  /// The original points of the paths, which the result preserves.
  private var originals: [Vertex: CGPoint] = [:]

  /// - Parameter tolerance: the maximum distance of lines from the curves that they approximate, in points.
  init(_ first: Path, _ second: Path, tolerance: CGFloat = 0.01) {
    let chains = [first, second].map { PathFlattening($0, tolerance: tolerance).chains.map(\.points) }
    let points = chains.joined().joined()
    let farthest = points.reduce(1) { max($0, abs($1.x), abs($1.y)) }
    // Products of two differences of such numbers are exact.
    let isFinite = points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    scale = isFinite ? exp2((25 - log2(Double(farthest))).rounded(.down)) : 0
    guard scale > 0 else { return }
    var segments: [Segment] = []
    for (index, points) in chains.enumerated() {
      for chain in points {
        let vertices = chain.map { vertex(at: $0) }
        for (from, to) in zip(vertices, vertices.dropFirst() + vertices.prefix(1)) where from != to {
          segments.append(Segment(from: from, to: to, isSecond: index == 1))
        }
      }
    }
    edges = PathArrangement.merged(SegmentCutter(segments).cut())
  }

  private mutating func vertex(at point: CGPoint) -> Vertex {
    let vertex = Vertex(x: (Double(point.x) * scale).rounded(), y: (Double(point.y) * scale).rounded())
    if originals[vertex] == nil { originals[vertex] = point }
    return vertex
  }

  func point(at vertex: Vertex) -> CGPoint {
    originals[vertex] ?? CGPoint(x: vertex.x / scale, y: vertex.y / scale)
  }

  /// Coincident edges become one.
  private static func merged(_ segments: [Segment]) -> [Edge] {
    struct Place: Hashable {
      let from: Vertex
      let to: Vertex
    }
    var turns: [Place: Turns] = [:]
    for segment in segments where segment.from != segment.to {
      let isForward = segment.from < segment.to
      let place =
        isForward ? Place(from: segment.from, to: segment.to) : Place(from: segment.to, to: segment.from)
      let count = isForward ? 1 : -1
      let own = segment.isSecond ? Turns(second: count) : Turns(first: count)
      turns[place] = (turns[place] ?? Turns()) + own
    }
    return turns.filter { !$0.value.isNone }.map { Edge(from: $0.key.from, to: $0.key.to, turns: $0.value) }
      .sorted { $0.from != $1.from ? $0.from < $1.from : $0.to < $1.to }
  }
}

/// Divides segments at their intersections.
private struct SegmentCutter {
  private typealias Vertex = PathArrangement.Vertex
  private var segments: [PathArrangement.Segment]

  /// Dividing moves a segment by less than a step of the grid, so that it may coincide with others; the effect of more than a few
  /// rounds is invisible.
  private static let mostRounds = 8

  init(_ segments: [PathArrangement.Segment]) { self.segments = segments }

  func cut() -> [PathArrangement.Segment] {
    var cutter = self
    var round = 1
    while cutter.cutOnce(), round < SegmentCutter.mostRounds { round += 1 }
    return cutter.segments
  }

  private mutating func cutOnce() -> Bool {
    segments.sort { min($0.from.x, $0.to.x) < min($1.from.x, $1.to.x) }
    var cuts: [Int: Set<Vertex>] = [:]
    for index in segments.indices {
      let segment = segments[index]
      let right = max(segment.from.x, segment.to.x)
      let (top, bottom) = (min(segment.from.y, segment.to.y), max(segment.from.y, segment.to.y))
      var other = index + 1
      while other < segments.count, min(segments[other].from.x, segments[other].to.x) <= right {
        let next = segments[other]
        if min(next.from.y, next.to.y) <= bottom, max(next.from.y, next.to.y) >= top {
          for vertex in SegmentCutter.meetings(segment, next) {
            if vertex != segment.from, vertex != segment.to { cuts[index, default: []].insert(vertex) }
            if vertex != next.from, vertex != next.to { cuts[other, default: []].insert(vertex) }
          }
        }
        other += 1
      }
    }
    for (index, vertices) in cuts { split(index, at: vertices) }
    return !cuts.isEmpty
  }

  private mutating func split(_ index: Int, at vertices: Set<Vertex>) {
    let segment = segments[index]
    let (dx, dy) = (segment.to.x - segment.from.x, segment.to.y - segment.from.y)
    func place(_ vertex: Vertex) -> Double { (vertex.x - segment.from.x) * dx + (vertex.y - segment.from.y) * dy }
    var start = segment.from
    for vertex in vertices.sorted(by: { place($0) != place($1) ? place($0) < place($1) : $0 < $1 }) {
      segments.append(PathArrangement.Segment(from: start, to: vertex, isSecond: segment.isSecond))
      start = vertex
    }
    segments[index].from = start
  }

  /// The intersection of two segments, and their ends that are on the other one.
  private static func meetings(_ a: PathArrangement.Segment, _ b: PathArrangement.Segment) -> [Vertex] {
    var found: [Vertex] = []
    for vertex in [b.from, b.to] where touches(vertex, a) { found.append(vertex) }
    for vertex in [a.from, a.to] where touches(vertex, b) { found.append(vertex) }
    let (ax, ay) = (a.to.x - a.from.x, a.to.y - a.from.y)
    let (bx, by) = (b.to.x - b.from.x, b.to.y - b.from.y)
    let cross = ax * by - ay * bx
    guard found.isEmpty, cross != 0 else { return found }
    let (dx, dy) = (b.from.x - a.from.x, b.from.y - a.from.y)
    let (t, u) = ((dx * by - dy * bx) / cross, (dx * ay - dy * ax) / cross)
    guard t > 0, t < 1, u > 0, u < 1 else { return found }
    return [Vertex(x: (a.from.x + ax * t).rounded(), y: (a.from.y + ay * t).rounded())]
  }

  /// Whether a point is less than a step of the grid beside a segment, between its ends.
  private static func touches(_ vertex: Vertex, _ segment: PathArrangement.Segment) -> Bool {
    if vertex == segment.from || vertex == segment.to { return false }
    let (dx, dy) = (segment.to.x - segment.from.x, segment.to.y - segment.from.y)
    let (px, py) = (vertex.x - segment.from.x, vertex.y - segment.from.y)
    let (along, square) = (px * dx + py * dy, dx * dx + dy * dy)
    let across = px * dy - py * dx
    return along > 0 && along < square && across * across < square
  }
}
