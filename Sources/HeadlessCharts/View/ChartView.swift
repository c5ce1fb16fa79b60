internal import Foundation
internal import HeadlessSwiftUI

/// A chart with its axes, titles and legend.
struct ChartView: View {
  @Environment(\.chartSettings) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @State private var plotFrame: CGRect?
  @State private var scrolled = ChartScrollPlace()
  let records: [MarkRecord]

  var body: some View {
    var calendar = calendar
    calendar.timeZone = timeZone
    var settings = settings
    if let x = scrolled.x, settings.x.scroll == nil { settings.x.scrollPosition = .number(x, isWhole: false) }
    if let y = scrolled.y, settings.y.scroll == nil { settings.y.scrollPosition = .number(y, isWhole: false) }
    let plan = ChartPlan(records, settings: settings, locale: locale, calendar: calendar)
    return legend(plan) {
      ChartTitles(x: settings.x.title, y: settings.y.title) { chart(plan) }
    }
  }

  // MARK: Legend

  @ViewBuilder private func legend<Content: View>(
    _ plan: ChartPlan, @ViewBuilder content: () -> Content
  ) -> some View {
    let legend = settings.legend
    if legend.visibility == .hidden || (plan.legend.isEmpty && legend.content == nil) {
      content()
    } else {
      let spacing = legend.spacing ?? 8
      let items = legend.content ?? AnyView(ChartLegend(entries: plan.legend))
      switch legend.position {
      case .top, .topLeading, .topTrailing:
        VStack(alignment: (legend.alignment ?? .leading).horizontal, spacing: spacing) {
          items
          content()
        }
      case .leading:
        HStack(alignment: (legend.alignment ?? .center).vertical, spacing: spacing) {
          items
          content()
        }
      case .trailing:
        HStack(alignment: (legend.alignment ?? .center).vertical, spacing: spacing) {
          content()
          items
        }
      case .overlay: content().overlay(alignment: legend.alignment ?? .center) { items }
      default:
        VStack(alignment: (legend.alignment ?? .leading).horizontal, spacing: spacing) {
          content()
          items
        }
      }
    }
  }

  // MARK: Plot and axes

  private func chart(_ plan: ChartPlan) -> some View {
    let proxy = ChartProxy(plan: plan, frame: plotFrame)
    return ChartLayout(plan: plan) {
      ForEach(settings.backgrounds.indices, id: \.self) { index in
        layer(settings.backgrounds[index], proxy).layoutValue(key: ChartRole.self, value: .whole)
      }
      plot(plan).layoutValue(key: ChartRole.self, value: .plot)
      ForEach(labels(of: plan.x) + labels(of: plan.y)) { label in
        label.view.layoutValue(key: ChartRole.self, value: label.role)
      }
      ForEach(annotations(of: plan)) { annotation in
        annotation.view.layoutValue(key: ChartRole.self, value: annotation.role)
      }
      ForEach(settings.overlays.indices, id: \.self) { index in
        layer(settings.overlays[index], proxy).layoutValue(key: ChartRole.self, value: .whole)
      }
    }
    .accessibilityElement(children: .contain)
  }

  private func layer(_ layer: ChartSettings.ChartLayer, _ proxy: ChartProxy) -> some View {
    layer.content(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
  }

  private func plot(_ plan: ChartPlan) -> some View {
    let content = ChartPlotContent(plan: plan)
    let styled = settings.plotStyle.map { $0(content) } ?? AnyView(content)
    let needsFrame =
      !settings.overlays.isEmpty || !settings.backgrounds.isEmpty || selects
      || plan.x.scrolling != nil || plan.y.scrolling != nil
    return Group {
      if needsFrame {
        styled.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { plotFrame = $0 }
      } else {
        styled
      }
    }
    .modifier(ChartSelection(settings: settings, plan: plan, size: plotFrame?.size))
    .modifier(ChartScrolling(settings: settings, plan: plan, size: plotFrame?.size, own: $scrolled))
  }

  private var selects: Bool { settings.x.select != nil || settings.y.select != nil || settings.selectAngle != nil }

  /// The wrapped view with its role in the chart.
  private struct Placed: Identifiable {
    let id: Int
    let role: ChartRole.Value
    let view: AnyView
  }

  private func labels(of axis: AxisPlan) -> [Placed] {
    var placed: [Placed] = []
    for (index, mark) in axis.marks.enumerated() {
      for part in mark.parts {
        guard case .label(let label) = part.kind else { continue }
        let place = ChartRole.LabelPlace(
          direction: axis.direction, edge: mark.position, preset: mark.preset, value: mark.value.plotted,
          next: label.isCentered == true ? mark.next : nil, isCentered: label.isCentered, offset: part.offset,
          placement: label.placement)
        let id = (axis.direction == .x ? 0 : 1_000_000) + index * 100 + placed.count % 100
        placed.append(Placed(id: id, role: .label(place), view: AnyView(view(label, part, mark, axis))))
      }
    }
    return placed
  }

  /// A label. If the layout omits the label by proposing nothing, an empty view replaces it.
  private func view(_ label: AxisLabel, _ part: AxisPart, _ mark: AxisPlan.Mark, _ axis: AxisPlan) -> some View {
    ViewThatFits(in: .horizontal) {
      Group {
        switch label.content {
        case .value: Text(verbatim: axis.format.text(of: mark.value.plotted))
        case .text(let format): Text(verbatim: format(mark.value, axis.format))
        case .view(let view): view
        }
      }
      .font(part.font ?? .caption2)
      .foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
      .accessibilityHidden(true)
      .modifier(QuarterTurns(count: label.placement.orientation.quarterTurns))
      Color.clear.frame(width: 0, height: 0)
    }
  }

  private func annotations(of plan: ChartPlan) -> [Placed] {
    var placed: [Placed] = []
    for (index, mark) in plan.marks.enumerated() {
      for annotation in mark.record.annotations {
        placed.append(
          Placed(id: placed.count, role: .annotation(mark: index, annotation), view: annotation.content))
      }
      if case .view(let symbol) = mark.record.symbol {
        let place = MarkAnnotation(position: .overlay, alignment: .center, spacing: 0, content: symbol)
        placed.append(Placed(id: placed.count, role: .annotation(mark: index, place), view: symbol))
      }
    }
    return placed
  }
}
