internal import Foundation
internal import Graphics

/// Paths as regions of the plane. Curves become short lines, within a hundredth of a point of the curves; Core Graphics keeps
/// curves if possible. Outer outlines have the direction of rectangles, and holes the opposite one, so that both fill rules give
/// the same result.
extension CGPath {
  /// The same region, with outlines that don't intersect.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: Path(), rule) { first, _ in first }
  }

  /// The union of both paths.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other.path, rule) { $0 || $1 }
  }

  /// The intersection of both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other.path, rule) { $0 && $1 }
  }

  /// The part of this path outside the other one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other.path, rule) { $0 && !$1 }
  }

  /// The symmetric difference of both paths.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other.path, rule) { $0 != $1 }
  }

  /// Whether both paths have a common point.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    boundingBox.overlaps(other.boundingBox) && !intersection(other, using: rule).isEmpty
  }

  /// The parts of this path's lines inside the other path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(LineCutter(other.path, rule.rule).parts(of: path, areInside: true))
  }

  /// The parts of this path's lines outside the other path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(LineCutter(other.path, rule.rule).parts(of: path, areInside: false))
  }

  /// The connected parts of the region, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let outlines = PathFlattening(normalized(using: rule).path).chains.map(\.points)
    func area(_ points: [CGPoint]) -> CGFloat {
      zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }
    func path(_ points: [CGPoint]) -> Path {
      var path = Path()
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
      return path
    }
    // The smallest outline around a hole is the part that has the hole.
    var parts = outlines.filter { area($0) > 0 }.sorted { area($0) < area($1) }.map {
      (outer: path($0), whole: path($0))
    }
    for hole in outlines where area(hole) < 0 {
      let place = CGPoint(x: (hole[0].x + hole[1].x) / 2, y: (hole[0].y + hole[1].y) / 2)
      guard let index = parts.firstIndex(where: { $0.outer.contains(place, rule: .winding) }) else { continue }
      parts[index].whole.addPath(path(hole))
    }
    return parts.map { CGPath($0.whole) }
  }

  /// The path with lines instead of its curves.
  ///
  /// - Parameter threshold: the maximum distance of a line from its curve, in points.
  public func flattened(threshold: CGFloat) -> CGPath {
    let flat = PathFlattening(path, tolerance: max(threshold, 0.001))
    var result = Path()
    for chain in flat.chains {
      for (index, point) in chain.points.enumerated() {
        if index == 0 { result.move(to: point) } else { result.addLine(to: point) }
      }
      if chain.isClosed { result.closeSubpath() }
    }
    return CGPath(result)
  }

  private func combined(with other: Path, _ rule: CGPathFillRule, _ belongs: (Bool, Bool) -> Bool) -> CGPath {
    func fills(_ turns: Int) -> Bool { rule == .evenOdd ? turns % 2 != 0 : turns != 0 }
    let arrangement = PathArrangement(path, other)
    return CGPath(arrangement.outline { belongs(fills($0.first), fills($0.second)) })
  }
}

/// Divides lines at the points where they enter and leave a region.
private struct LineCutter {
  private let region: Path
  private let rule: FillRule
  private let edges: [(from: CGPoint, to: CGPoint)]

  init(_ region: Path, _ rule: FillRule) {
    (self.region, self.rule) = (region, rule)
    edges = PathFlattening(region).chains.flatMap { chain in
      zip(chain.points, chain.points.dropFirst() + chain.points.prefix(1)).map { (from: $0, to: $1) }
    }
  }

  func parts(of path: Path, areInside: Bool) -> Path {
    var result = Path()
    for chain in PathFlattening(path).chains {
      let points = chain.isClosed ? chain.points + chain.points.prefix(1) : chain.points
      var isOpen = false
      for (from, to) in zip(points, points.dropFirst()) where from != to {
        let places = [0] + crossings(from, to) + [1]
        for (start, end) in zip(places, places.dropFirst()) where end > start {
          let isInside = region.contains(mix(from, to, (start + end) / 2), rule: rule)
          if isInside == areInside {
            if !isOpen { result.move(to: mix(from, to, start)) }
            result.addLine(to: mix(from, to, end))
          }
          isOpen = isInside == areInside
        }
      }
    }
    return result
  }

  private func crossings(_ from: CGPoint, _ to: CGPoint) -> [CGFloat] {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    return edges.compactMap { edge in
      let (ex, ey) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
      let cross = dx * ey - dy * ex
      guard cross != 0 else { return nil }
      let (px, py) = (edge.from.x - from.x, edge.from.y - from.y)
      let (t, u) = ((px * ey - py * ex) / cross, (px * dy - py * dx) / cross)
      return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : nil
    }.sorted()
  }

  private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    t == 0 ? a : t == 1 ? b : CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
