internal import Foundation
internal import HeadlessSwiftUI

/// The accessibility elements of a chart, one for each mark. Unless the mark sets its own label and value, it is described by its
/// position, series and value.
struct ChartSpeech {
  let plan: ChartPlan
  let geometry: ChartGeometry
  private let sectors: [Path]

  init(_ plan: ChartPlan, size: CGSize) {
    self.plan = plan
    geometry = ChartGeometry(plan: plan, size: size)
    sectors = SectorGeometry(plan.marks.map(\.record).filter { $0.kind == .sector }, size: size).paths
  }

  var parts: [AccessiblePart] {
    var sector = 0
    return plan.marks.compactMap { mark in
      var frame = frame(of: mark)
      if mark.record.kind == .sector {
        frame = sectors[sector].boundingRect
        sector += 1
      }
      guard !mark.record.isHiddenFromAccessibility, let frame else { return nil }
      return AccessiblePart(label: label(of: mark), value: value(of: mark), frame: frame)
    }
  }

  /// The side of a point's accessibility frame, in points: half of the 44 points of a touch target.
  private static let pointSize: CGFloat = 22

  private func frame(of mark: PlannedMark) -> CGRect? {
    switch mark.record.kind {
    case .bar, .rectangle, .rule: geometry.rectangle(of: mark)
    case .sector: nil
    case .line, .area, .point:
      geometry.point(of: mark).map {
        CGRect(origin: $0, size: .zero).insetBy(dx: -Self.pointSize / 2, dy: -Self.pointSize / 2)
      }
    }
  }

  private func label(of mark: PlannedMark) -> Text {
    if let label = mark.record.accessibilityLabel { return label }
    var words: [String] = []
    if mark.record.kind != .sector, let place = mark.across.start { words.append(text(place, mark.valueAxis == .x)) }
    if let series = mark.record.styleBy { words.append(plan.x.format.text(of: series.value)) }
    return Text(verbatim: words.joined(separator: ", "))
  }

  private func value(of mark: PlannedMark) -> Text? {
    if let value = mark.record.accessibilityValue { return value }
    let channel = mark.record.kind == .sector ? mark.record.x.start : mark.along.start
    return channel.map { Text(verbatim: text($0, mark.valueAxis == .y)) }
  }

  private func text(_ channel: MarkChannel, _ isVertical: Bool) -> String {
    let format = isVertical ? plan.y.format : plan.x.format
    guard case .number(let number, false) = channel.value else { return format.text(of: channel.value) }
    // An axis's format has the decimals of the axis's steps, but a mark's value can have more.
    return number.formatted(.number.precision(.fractionLength(0...2)).locale(format.locale))
  }
}
