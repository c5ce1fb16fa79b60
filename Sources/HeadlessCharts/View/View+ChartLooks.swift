public import Foundation
public import HeadlessSwiftUI

nonisolated extension View {
  // MARK: Colours and symbols

  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let styles = mapping.map { ($0.key.plotted, AnyShapeStyle($0.value)) }
    return chart { $0.styles = styles }
  }
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let styles =
      range.isEmpty ? [] : domain.indices.map { (domain[$0].plotted, AnyShapeStyle(range[$0 % range.count])) }
    return chart { $0.styles = styles }
  }
  public func chartForegroundStyleScale<Range: VisualScaleRange>(range: Range) -> some View
  where Range.VisualValue: ShapeStyle {
    let styles = range._styles
    return chart { $0.styleRange = styles }
  }
  public func chartForegroundStyleScale<DataValue: Plottable>(
    domain: [DataValue], range: Gradient
  ) -> some View {
    let names = domain.map(\.plotted)
    return chart {
      $0.styles = names.enumerated().map {
        ($1, AnyShapeStyle(range.color(at: names.count > 1 ? Double($0) / Double(names.count - 1) : 0)))
      }
    }
  }
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let styles = domain.map { ($0.plotted, AnyShapeStyle(mapping($0))) }
    return chart { $0.styles = styles }
  }
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { $0.styleMapping = { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } } }
  }
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let symbols = mapping.map { ($0.key.plotted, $0.value as any ChartSymbolShape) }
    return chart { $0.symbols = symbols }
  }

  // MARK: Legend

  public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chartLegend(position: position, alignment: alignment, spacing: spacing).chart { $0.legend.content = view }
  }

  // MARK: Plot

  @preconcurrency public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping @MainActor (_ plotContent: ChartPlotContent) -> Content
  ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }
  @preconcurrency public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (_ proxy: ChartProxy) -> V
  ) -> some View {
    chart { $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }
  @preconcurrency public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (_ proxy: ChartProxy) -> V
  ) -> some View {
    chart { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }
}
