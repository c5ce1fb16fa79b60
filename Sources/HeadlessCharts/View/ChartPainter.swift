internal import Foundation
internal import HeadlessSwiftUI

/// Draws a chart's marks.
struct ChartPainter {
  let plan: ChartPlan
  let geometry: ChartGeometry

  /// The default line width, in points.
  private static let lineWidth: CGFloat = 2
  /// The default area of a symbol, in square points.
  private static let symbolArea: CGFloat = 30
  /// The default corner radius of bars, in points. It is known not to be 0; the actual value isn't known.
  private static let barRadius: CGFloat = 2

  init(_ plan: ChartPlan, size: CGSize) {
    self.plan = plan
    geometry = ChartGeometry(plan: plan, size: size)
  }

  func paint(_ context: GraphicsContext) {
    var drawn: Set<SeriesKey> = []
    let order = plan.marks.enumerated().sorted {
      ($0.element.record.zIndex, $0.offset) < ($1.element.record.zIndex, $1.offset)
    }
    for (_, mark) in order {
      let record = mark.record
      if record.kind == .line || record.kind == .area {
        let key = SeriesKey(kind: record.kind, name: record.seriesKey)
        guard drawn.insert(key).inserted else { continue }
        paintSeries(key, context)
      } else if record.kind == .sector {
        continue
      } else {
        paint(mark, clipped(prepared(context, record), record, shape(of: mark).boundingRect))
      }
    }
    paintSectors(context)
    for (_, mark) in order where mark.record.kind == .line && mark.record.symbol != nil {
      paintSymbol(mark, prepared(context, mark.record))
    }
  }

  private struct SeriesKey: Hashable {
    let kind: MarkRecord.Kind
    let name: PlottedValue?
  }

  /// A context with a mark's opacity, blur and mask applied.
  private func prepared(_ context: GraphicsContext, _ record: MarkRecord) -> GraphicsContext {
    var context = context
    context.opacity *= record.opacity
    if record.blurRadius > 0 { context.addFilter(.blur(radius: record.blurRadius)) }
    if let mask = record.mask { context.clip(to: outline(of: mask)) }
    return context
  }

  /// A context that draws within the shapes that clip a mark.
  private func clipped(_ context: GraphicsContext, _ record: MarkRecord, _ rect: CGRect) -> GraphicsContext {
    var context = context
    for clip in record.clips { context.clip(to: clip.path(rect), style: clip.style) }
    return context
  }

  /// The area of marks that are used as a mask.
  private func outline(of records: [MarkRecord]) -> Path {
    var path = Path()
    var drawn: Set<SeriesKey> = []
    let marks = MarkStacks.stacking(records)
    for mark in marks {
      let key = SeriesKey(kind: mark.record.kind, name: mark.record.seriesKey)
      if mark.record.kind == .area || mark.record.kind == .line {
        guard drawn.insert(key).inserted else { continue }
        let series = marks.filter { SeriesKey(kind: $0.record.kind, name: $0.record.seriesKey) == key }
        path.addPath(key.kind == .area ? area(series) : line(series).strokedPath(style(of: mark.record)))
      } else {
        path.addPath(shape(of: mark))
      }
    }
    return path
  }

  private func style(of record: MarkRecord) -> StrokeStyle {
    record.lineStyle
      ?? StrokeStyle(lineWidth: record.kind == .rule ? 1 : ChartPainter.lineWidth, lineCap: .round, lineJoin: .round)
  }

  // MARK: Lines and areas

  private func paintSeries(_ key: SeriesKey, _ context: GraphicsContext) {
    let series = plan.marks.filter { SeriesKey(kind: $0.record.kind, name: $0.record.seriesKey) == key }
    guard let first = series.first?.record else { return }
    let context = prepared(context, first)
    let shading = GraphicsContext.Shading.style(plan.style(of: first))
    let path = key.kind == .area ? area(series) : line(series)
    let visible = clipped(context, first, path.boundingRect)
    if key.kind == .area {
      visible.fill(path, with: shading)
    } else {
      visible.stroke(path, with: shading, style: style(of: first))
    }
  }

  private func line(_ series: [PlannedMark]) -> Path {
    let points = series.compactMap(geometry.point)
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    MarkCurve(points: points, method: series[0].record.interpolation).add(to: &path)
    return path
  }

  private func area(_ series: [PlannedMark]) -> Path {
    let edges = series.compactMap(geometry.edges)
    var path = Path()
    guard let first = edges.first, let last = edges.last else { return path }
    let method = series[0].record.interpolation
    path.move(to: first.end)
    MarkCurve(points: edges.map(\.end), method: method).add(to: &path)
    path.addLine(to: last.base)
    MarkCurve(points: edges.reversed().map(\.base), method: method).add(to: &path)
    path.closeSubpath()
    return path
  }

  // MARK: Single marks

  private func paint(_ mark: PlannedMark, _ context: GraphicsContext) {
    let shading = GraphicsContext.Shading.style(plan.style(of: mark.record))
    switch mark.record.kind {
    case .point: paintSymbol(mark, context)
    case .rule:
      guard let rect = geometry.rectangle(of: mark) else { return }
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      let style = mark.record.lineStyle ?? StrokeStyle(lineWidth: 1)
      context.stroke(path, with: shading, style: style)
    default: context.fill(shape(of: mark), with: shading)
    }
  }

  private func shape(of mark: PlannedMark) -> Path {
    if mark.record.kind == .point { return symbol(of: mark) ?? Path() }
    guard let rect = geometry.rectangle(of: mark) else { return Path() }
    let standard = mark.record.kind == .bar ? ChartPainter.barRadius : 0
    let radius = min(mark.record.cornerRadius ?? standard, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return Path(rect) }
    return Path(roundedRect: rect, cornerRadius: radius, style: mark.record.cornerStyle)
  }

  private func symbol(of mark: PlannedMark) -> Path? {
    guard let point = geometry.point(of: mark) else { return nil }
    let shape: any ChartSymbolShape
    switch mark.record.symbol {
    case .shape(let own): shape = own
    case .by(let channel): shape = plan.symbols[channel.value] ?? BasicChartSymbolShape.circle
    case .view: return nil
    case nil: shape = BasicChartSymbolShape.circle
    }
    let diameter = 2 * ((mark.record.symbolArea ?? ChartPainter.symbolArea) / .pi).squareRoot()
    return shape.path(
      in: CGRect(x: point.x - diameter / 2, y: point.y - diameter / 2, width: diameter, height: diameter))
  }

  private func paintSymbol(_ mark: PlannedMark, _ context: GraphicsContext) {
    guard let path = symbol(of: mark) else { return }
    context.fill(path, with: .style(plan.style(of: mark.record)))
  }

  // MARK: Sectors

  private func paintSectors(_ context: GraphicsContext) {
    let sectors = plan.marks.filter { $0.record.kind == .sector }
    for (mark, path) in zip(sectors, SectorGeometry(sectors.map(\.record), size: geometry.size).paths) {
      let visible = clipped(prepared(context, mark.record), mark.record, path.boundingRect)
      visible.fill(path, with: .style(plan.style(of: mark.record)))
    }
  }
}
