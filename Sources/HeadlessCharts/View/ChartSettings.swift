internal import Foundation
internal import HeadlessSwiftUI

/// The chart settings that modifiers set for the charts in a view.
struct ChartSettings {
  struct Axis {
    var visibility = Visibility.automatic
    /// Nil for the default marks.
    var sets: [AxisMarkSet]?
    var domain = _ScaleDomainValues.automatic(includesZero: nil, reversed: false)
    var padding: (start: CGFloat, end: CGFloat) = (0, 0)
    /// The distance of the scale's ends; nil for the plot's length without the padding.
    var length: CGFloat?
    var type: ScaleType?
    var title: ChartAxisTitle?
    /// The visible length of the domain of a chart that scrolls.
    var visibleLength: Double?
    var scrollPosition: PlottedValue?
    /// Whether touches scroll along the axis.
    var isScrollable = false
    /// Where the chart stops after a touch; nil for the place where the finger lifts.
    var target: _ChartScrollTarget?
    /// Sets the position that an app's binding has; nil where the chart keeps it.
    var scroll: ((PlottedValue) -> Void)?
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
  var styleRange = _VisualStyles.list([])
  var styleMapping: ((PlottedValue) -> AnyShapeStyle?)?
  var symbols: [(PlottedValue, any ChartSymbolShape)] = []
  var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  var selectAngle: ((PlottedValue?) -> Void)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []

  /// A view above or below a chart, in the order of drawing.
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
