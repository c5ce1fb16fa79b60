internal import Foundation
internal import HeadlessSwiftUI

/// The sectors of a pie or donut chart: clockwise from the top, each with an angle proportional to its value.
struct SectorGeometry {
  /// The angles of a sector, in radians from the top.
  private let angles: [(start: Double, end: Double)]
  private let records: [MarkRecord]
  private let center: CGPoint
  private let radius: CGFloat

  init(_ records: [MarkRecord], size: CGSize) {
    self.records = records
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = min(size.width, size.height) / 2
    let values = records.map { max($0.x.start?.value.scalar ?? 0, 0) }
    let total = values.reduce(0, +)
    var start = 0.0
    angles = values.map { value in
      let end = start + (total > 0 ? value / total * 2 * .pi : 0)
      defer { start = end }
      return (start, end)
    }
  }

  var paths: [Path] { records.indices.map(path) }

  /// The point of a sector at which annotations are placed.
  func middle(_ index: Int) -> CGPoint {
    let (inner, outer) = radii(of: records[index])
    return point((angles[index].start + angles[index].end) / 2, (inner + outer) / 2)
  }

  /// The cumulative value at a point, for selections.
  func value(at point: CGPoint) -> Double {
    var angle = atan2(Double(point.x - center.x), Double(center.y - point.y))
    if angle < 0 { angle += 2 * .pi }
    return angle / (2 * .pi) * records.reduce(0) { $0 + max($1.x.start?.value.scalar ?? 0, 0) }
  }

  private func radii(of record: MarkRecord) -> (inner: CGFloat, outer: CGFloat) {
    (record.innerRadius.radius(in: radius, automatic: 0), record.outerRadius.radius(in: radius, automatic: 1))
  }

  private func point(_ angle: Double, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: center.x + sin(angle) * distance, y: center.y - cos(angle) * distance)
  }

  private func path(_ index: Int) -> Path {
    let record = records[index]
    let (inner, outer) = radii(of: record)
    let (start, end) = angles[index]
    guard end > start, outer > 0 else { return Path() }
    // The inset has the same number of points at every radius.
    func inset(_ distance: CGFloat) -> Double {
      guard let points = record.angularInset, distance > points else { return 0 }
      return asin(Double(points / distance))
    }
    let (outerInset, innerInset) = (inset(outer), inset(inner))
    guard end - start > 2 * outerInset else { return Path() }
    var path = Path()
    func arc(_ distance: CGFloat, _ from: Double, _ to: Double) {
      path.addArc(
        center: center, radius: distance, startAngle: .radians(from - .pi / 2), endAngle: .radians(to - .pi / 2),
        clockwise: to < from)
    }
    arc(outer, start + outerInset, end - outerInset)
    if inner > 0, end - start > 2 * innerInset {
      arc(inner, end - innerInset, start + innerInset)
    } else {
      path.addLine(to: point((start + end) / 2, record.angularInset ?? 0))
    }
    path.closeSubpath()
    return path
  }
}

extension MarkDimension {
  /// A radius, limited to the largest possible one.
  fileprivate func radius(in whole: CGFloat, automatic ratio: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: whole * ratio
    case .fixed(let value): min(value, whole)
    case .inset(let value): max(whole - value, 0)
    case .ratio(let value): whole * value
    }
  }
}
