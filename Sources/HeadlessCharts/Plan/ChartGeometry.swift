internal import Foundation
internal import HeadlessSwiftUI

/// The positions of a chart's marks in a plot of a given size, in points from the plot's top left corner.
struct ChartGeometry {
  let plan: ChartPlan
  let size: CGSize
  /// The smallest distances between two marks on continuous axes, in points; computed once for all marks.
  private var gaps: (x: CGFloat, y: CGFloat) = (0, 0)

  init(plan: ChartPlan, size: CGSize) {
    self.plan = plan
    self.size = size
    gaps = (smallestGap(.x), smallestGap(.y))
  }

  /// The width of an automatic bar as a fraction of its band or interval. Recorded on iOS 18 (home-assistant's energy widget): 26.5
  /// of 37.9 pixels.
  static let automaticBarRatio: CGFloat = 0.7

  /// The position on the horizontal axis, from the left.
  func x(_ value: PlottedValue) -> CGFloat? { plan.x.scale.place(of: value, along: size.width) }
  /// The position on the vertical axis, from the top.
  func y(_ value: PlottedValue) -> CGFloat? {
    plan.y.scale.place(of: value, along: size.height).map { size.height - $0 }
  }

  func length(_ direction: AxisPlan.Direction) -> CGFloat { direction == .x ? size.width : size.height }
  private func axis(_ direction: AxisPlan.Direction) -> AxisPlan { direction == .x ? plan.x : plan.y }
  private func place(_ value: PlottedValue, _ direction: AxisPlan.Direction) -> CGFloat? {
    direction == .x ? x(value) : y(value)
  }

  /// The position of a line's point, an area's upper edge or a symbol.
  func point(of mark: PlannedMark) -> CGPoint? {
    func middle(_ extent: MarkRecord.Extent, _ direction: AxisPlan.Direction) -> CGFloat? {
      guard let start = extent.start else { return extent.fixedStart ?? length(direction) / 2 }
      guard let first = place(start.value, direction) else { return nil }
      guard let end = start.end, let second = place(end, direction) else { return first }
      return (first + second) / 2
    }
    guard let x = middle(mark.record.x, .x), let y = middle(mark.record.y, .y) else { return nil }
    return CGPoint(x: x + mark.record.offset.width, y: y + mark.record.offset.height)
  }

  /// The two ends of an area at its position: the base, and the opposite end.
  func edges(of mark: PlannedMark) -> (base: CGPoint, end: CGPoint)? {
    let direction: AxisPlan.Direction = mark.valueAxis == .y ? .y : .x
    guard let (low, high) = bounds(along: mark, direction) else { return nil }
    guard let across = mark.across.start.flatMap({ place($0.value, direction == .y ? .x : .y) }) else { return nil }
    let offset = mark.record.offset
    func point(_ along: CGFloat) -> CGPoint {
      let point = direction == .y ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
      return CGPoint(x: point.x + offset.width, y: point.y + offset.height)
    }
    return (point(low), point(high))
  }

  /// The start and end of a mark on its value axis.
  private func bounds(along mark: PlannedMark, _ direction: AxisPlan.Direction) -> (CGFloat, CGFloat)? {
    let axis = axis(direction)
    if let stacked = mark.stacked {
      let sample = axis.sample ?? .number(0, isWhole: false)
      let value = mark.along.start?.value.scalar ?? 0
      let (base, end) =
        value < 0 && mark.record.stacking != .normalized
        ? (stacked.upperBound, stacked.lowerBound) : (stacked.lowerBound, stacked.upperBound)
      guard let first = place(sample.moved(to: base), direction), let last = place(sample.moved(to: end), direction)
      else { return nil }
      return (first, last)
    }
    return span(mark.along, direction, dimension: .automatic, ratio: 1, share: nil)
  }

  /// The rectangle of a bar, a rectangle mark or a rule; a rule's width or height is 0.
  func rectangle(of mark: PlannedMark) -> CGRect? {
    let record = mark.record
    let isBar = record.kind == .bar
    let ratio = isBar ? ChartGeometry.automaticBarRatio : 1
    let isRule = record.kind == .rule
    let alongX = isBar && mark.valueAxis == .x
    let alongY = isBar && mark.valueAxis == .y
    let xs =
      alongX && mark.stacked != nil
      ? bounds(along: mark, .x)
      : span(record.x, .x, dimension: isRule ? .fixed(0) : record.width, ratio: ratio, share: alongX ? nil : mark.share)
    let ys =
      alongY && mark.stacked != nil
      ? bounds(along: mark, .y)
      : span(
        record.y, .y, dimension: isRule ? .fixed(0) : record.height, ratio: ratio, share: alongY ? nil : mark.share)
    guard let xs, let ys else { return nil }
    return CGRect(
      x: min(xs.0, xs.1) + record.offset.width, y: min(ys.0, ys.1) + record.offset.height,
      width: abs(xs.1 - xs.0), height: abs(ys.1 - ys.0))
  }

  /// The start and end of an extent: between two values, in an interval or a band, or around a value.
  private func span(
    _ extent: MarkRecord.Extent, _ direction: AxisPlan.Direction, dimension: MarkDimension, ratio: CGFloat,
    share: (index: Int, count: Int)?
  ) -> (CGFloat, CGFloat)? {
    guard let start = extent.start else {
      return (extent.fixedStart ?? 0, extent.fixedEnd ?? length(direction))
    }
    guard let first = place(start.value, direction) else { return nil }
    if let end = extent.end { return place(end.value, direction).map { (first, $0) } }
    var (low, available): (CGFloat, CGFloat)
    if let end = start.end, let second = place(end, direction) {
      (low, available) = (min(first, second), abs(second - first))
    } else {
      available = axis(direction).scale.band(along: length(direction)) ?? (direction == .x ? gaps.x : gaps.y)
      low = first - available / 2
    }
    if let share {
      // Marks that share a band divide the part that a single mark would have.
      let part = dimension.length(in: available, automatic: ratio) / CGFloat(share.count)
      low += (available - part * CGFloat(share.count)) / 2 + part * CGFloat(share.index)
      return (low, low + part)
    }
    let length = dimension.length(in: available, automatic: ratio)
    return (low + (available - length) / 2, low + (available + length) / 2)
  }

  private func smallestGap(_ direction: AxisPlan.Direction) -> CGFloat {
    guard case .continuous = axis(direction).scale.kind else { return 0 }
    let values = plan.marks.compactMap { (direction == .x ? $0.record.x : $0.record.y).start?.value }
    let places = Set(values.compactMap { place($0, direction) }).sorted()
    return zip(places.dropFirst(), places).map { $0 - $1 }.min() ?? length(direction) / 10
  }
}
