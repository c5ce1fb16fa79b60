internal import Foundation
internal import HeadlessSwiftUI

/// The parts of a chart that don't depend on its size: its marks after stacking, its axes and its colours.
struct ChartPlan {
  let marks: [PlannedMark]
  let x: AxisPlan
  let y: AxisPlan
  let styles: StyleScale
  /// The symbol of each series.
  let symbols: [PlottedValue: any ChartSymbolShape]
  let legend: [Entry]
  /// Whether the plot shows only part of its values.
  let isScrollable: Bool

  /// An entry of the legend.
  struct Entry: Identifiable {
    let id: Int
    let title: String
    let style: AnyShapeStyle
    let symbol: any ChartSymbolShape
  }

  @MainActor init(_ records: [MarkRecord], settings: ChartSettings, locale: Locale, calendar: Calendar) {
    marks = MarkStacks.stacking(records)
    var (xs, ys) = (AxisValues(), AxisValues())
    for mark in marks where mark.record.kind != .sector {
      xs.add(mark.record.x.start, isStacked: mark.stacked != nil && mark.valueAxis == .x)
      xs.add(mark.record.x.end)
      ys.add(mark.record.y.start, isStacked: mark.stacked != nil && mark.valueAxis == .y)
      ys.add(mark.record.y.end)
      guard let stacked = mark.stacked else { continue }
      if mark.valueAxis == .y { ys.add(stacked) } else { xs.add(stacked) }
      if mark.record.stacking == .normalized {
        if mark.valueAxis == .y { ys.becomeFractional() } else { xs.becomeFractional() }
      }
    }
    let hasAxes = marks.isEmpty || marks.contains { $0.record.kind != .sector }
    let format = AxisFormat(locale: locale, calendar: calendar)
    x = AxisPlan(.x, values: xs, settings: settings.x, format: format, isHidden: !hasAxes)
    y = AxisPlan(.y, values: ys, settings: settings.y, format: format, isHidden: !hasAxes)
    isScrollable = settings.x.visibleLength != nil || settings.y.visibleLength != nil
    let styles = StyleScale(marks: records, settings: settings)
    self.styles = styles

    var symbols = Dictionary(settings.symbols.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
    var symbolNames: [PlottedValue] = []
    for record in records {
      guard case .by(let channel) = record.symbol, !symbolNames.contains(channel.value) else { continue }
      symbolNames.append(channel.value)
    }
    for (index, name) in symbolNames.enumerated() where symbols[name] == nil {
      symbols[name] = BasicChartSymbolShape.cycle[index % BasicChartSymbolShape.cycle.count]
    }
    self.symbols = symbols
    let names = styles.names.isEmpty ? symbolNames : styles.names
    legend = names.enumerated().map { index, name in
      Entry(
        id: index, title: format.text(of: name),
        style: styles.names.isEmpty ? AnyShapeStyle(StyleScale.palette[0]) : styles[name],
        symbol: symbols[name] ?? BasicChartSymbolShape.circle)
    }
  }

  func style(of record: MarkRecord) -> AnyShapeStyle {
    record.style ?? record.styleBy.map { styles[$0.value] } ?? AnyShapeStyle(StyleScale.palette[0])
  }
}
