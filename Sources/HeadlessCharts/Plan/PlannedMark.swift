internal import Foundation
internal import HeadlessSwiftUI

/// A mark with its values after stacking.
struct PlannedMark {
  /// The axis along which a bar or area extends from its base.
  enum ValueAxis { case x, y }

  let record: MarkRecord
  let valueAxis: ValueAxis
  /// The start and end of a bar or area on its value axis, as numbers; nil if the mark sets both itself, or has none.
  var stacked: ClosedRange<Double>?
  /// The position of a mark among the marks that share its band, and their number.
  var share: (index: Int, count: Int)?

  init(_ record: MarkRecord) {
    self.record = record
    valueAxis = PlannedMark.valueAxis(of: record)
  }

  private static func valueAxis(of record: MarkRecord) -> ValueAxis {
    let (x, y) = (record.x, record.y)
    if y.end != nil { return .y }
    if x.end != nil { return .x }
    if x.start == nil { return .x }
    guard let across = x.start, let along = y.start else { return .y }
    if across.end != nil || across.value.scalar == nil { return .y }
    if along.end != nil || along.value.scalar == nil { return .x }
    if case .date = across.value { return .y }
    if case .date = along.value { return .x }
    return .y
  }

  /// The extent along the value axis.
  var along: MarkRecord.Extent { valueAxis == .y ? record.y : record.x }
  /// The extent on the other axis.
  var across: MarkRecord.Extent { valueAxis == .y ? record.x : record.y }

  /// Whether the mark starts at a base: it has a single value on its value axis, and extends to it.
  var reachesFromBase: Bool {
    (record.kind == .bar || record.kind == .area) && along.start != nil && along.end == nil && along.start?.end == nil
  }
}

/// Stacks bars and areas.
struct MarkStacks {
  private struct Key: Hashable {
    let axis: PlannedMark.ValueAxis
    let kind: MarkRecord.Kind
    let place: PlottedValue
    let group: PlottedValue?
  }

  static func stacking(_ records: [MarkRecord]) -> [PlannedMark] {
    var marks = records.map(PlannedMark.init)
    var members: [Key: [Int]] = [:]
    for (index, mark) in marks.enumerated() where mark.reachesFromBase {
      guard let value = mark.along.start?.value.scalar else { continue }
      if mark.record.stacking == .unstacked || mark.across.start == nil {
        marks[index].stacked = min(value, 0)...max(value, 0)
        continue
      }
      let key = Key(
        axis: mark.valueAxis, kind: mark.record.kind, place: mark.across.start!.value,
        group: mark.record.positionBy?.value)
      members[key, default: []].append(index)
    }
    for group in members.values { stack(group, in: &marks) }
    share(&marks)
    return marks
  }

  private static func stack(_ group: [Int], in marks: inout [PlannedMark]) {
    let values = group.map { marks[$0].along.start?.value.scalar ?? 0 }
    let method = marks[group[0]].record.stacking
    let total = values.reduce(0) { $0 + abs($1) }
    var (above, below) = (method == .center ? -total / 2 : 0, 0.0)
    for (index, value) in zip(group, values) {
      let length = method == .normalized ? (total > 0 ? abs(value) / total : 0) : value
      if length >= 0 {
        marks[index].stacked = above...(above + length)
        above += length
      } else {
        marks[index].stacked = (below + length)...below
        below += length
      }
    }
  }

  /// Assigns marks that are placed side by side their parts of the band.
  private static func share(_ marks: inout [PlannedMark]) {
    var names: [PlottedValue] = []
    for case let channel? in marks.map(\.record.positionBy) where !names.contains(channel.value) {
      names.append(channel.value)
    }
    guard !names.isEmpty else { return }
    for index in marks.indices {
      guard let name = marks[index].record.positionBy?.value, let place = names.firstIndex(of: name) else { continue }
      marks[index].share = (place, names.count)
    }
  }
}

extension MarkRecord.Kind: Hashable {}
