internal import Foundation
public import HeadlessSwiftUI

nonisolated extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  // MARK: Axes

  public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
  public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    nonisolated(unsafe) let content = content()
    return chart { settings in settings.x.sets = onMainActor { _AxisMarkSets.of(content) } }
  }
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    nonisolated(unsafe) let content = content()
    return chart { settings in settings.y.sets = onMainActor { _AxisMarkSets.of(content) } }
  }

  // MARK: Scales

  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart { $0.x.setScale(domain._domain, nil, type) }
  }
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let range = range._range
    return chart { $0.x.setScale(domain._domain, range, type) }
  }
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    let range = range._range
    return chart { $0.x.setScale(nil, range, type) }
  }
  public func chartXScale(type: ScaleType) -> some View { chart { $0.x.setScale(nil, nil, type) } }
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart { $0.y.setScale(domain._domain, nil, type) }
  }
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let range = range._range
    return chart { $0.y.setScale(domain._domain, range, type) }
  }
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    let range = range._range
    return chart { $0.y.setScale(nil, range, type) }
  }
  public func chartYScale(type: ScaleType) -> some View { chart { $0.y.setScale(nil, nil, type) } }

  // MARK: Scrolling and selecting

  /// The axes along which touches scroll a chart that shows only a part of its values.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart {
      $0.x.isScrollable = axes.contains(.horizontal)
      $0.y.isScrollable = axes.contains(.vertical)
    }
  }
  /// Limits the visible part of the horizontal axis's domain to this length.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotted.scalar
    return chart { $0.x.visibleLength = length }
  }
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotted.scalar
    return chart { $0.y.visibleLength = length }
  }
  public func chartScrollPosition<P: Plottable>(initialX x: P) -> some View {
    chart { $0.x.scrollPosition = x.plotted }
  }
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    let value = x.wrappedValue.plotted
    return chart {
      $0.x.scrollPosition = value
      $0.x.scroll = { if let value = P(plotted: $0) { x.wrappedValue = value } }
    }
  }
  public func chartScrollPosition<P: Plottable>(initialY y: P) -> some View {
    chart { $0.y.scrollPosition = y.plotted }
  }
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    let value = y.wrappedValue.plotted
    return chart {
      $0.y.scrollPosition = value
      $0.y.scroll = { if let value = P(plotted: $0) { y.wrappedValue = value } }
    }
  }
  /// Where a chart stops after a touch has scrolled it.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    let target = behavior._target
    return chart {
      $0.x.target = target
      $0.y.target = target
    }
  }
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.x.select = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.y.select = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.selectAngle = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }
}

extension ChartSettings.Axis {
  mutating func setScale(_ domain: _ScaleDomainValues?, _ range: PlotDimensionScaleRange?, _ type: ScaleType?) {
    if let domain { self.domain = domain }
    if let range { (padding, length) = ((range.start, range.end), range.length) }
    if let type { self.type = type }
  }
}
