internal import Foundation
internal import HeadlessSwiftUI

/// The settings that modifiers give the charts inside.
struct ChartSettings {
  struct Axis {
    var visibility = Visibility.automatic
    /// Nil for the default marks.
    var sets: [AxisMarkSet]?
    var domain = _ScaleDomainValues.automatic(includesZero: nil, reversed: false)
    var padding: (start: CGFloat, end: CGFloat) = (0, 0)
    var type: ScaleType?
    var title: AnyView?
    var titleAlignment = Alignment.center
    /// How much of the domain shows, where the chart scrolls.
    var visibleLength: Double?
    var scrollPosition: PlottedValue?
    var select: ((PlottedValue?) -> Void)?
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  var x = Axis()
  var y = Axis()
  var legend = Legend()
  var styles: [(PlottedValue, AnyShapeStyle)] = []
  var styleRange: [AnyShapeStyle] = []
  var styleMapping: ((PlottedValue) -> AnyShapeStyle?)?
  var symbols: [(PlottedValue, any ChartSymbolShape)] = []
  var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  var selectAngle: ((PlottedValue?) -> Void)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []

  /// What lies over or under a chart.
  struct ChartLayer {
    let alignment: Alignment
    let content: @MainActor (ChartProxy) -> AnyView
  }
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}
