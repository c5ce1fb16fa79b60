extension KnownStandIn {
  /// Charts' data sets and views, which draw nothing.
  static let chartViews = #"""
    // MARK: Data sets

    public protocol ChartDataSetProtocol: AnyObject {
      var entryCount: Int { get }
      var label: String? { get set }
    }
    public typealias IChartDataSet = ChartDataSetProtocol

    open class ChartDataSet: NSObject, ChartDataSetProtocol {
      open var entries: [ChartDataEntry] = []
      open var label: String? = "DataSet"
      open var colors: [UIColor] = [UIColor(red: 140 / 255, green: 234 / 255, blue: 1, alpha: 1)]
      open var valueColors: [UIColor] = [.black]
      open var valueFont = UIFont.systemFont(ofSize: 7)
      open var valueFormatter: (any ValueFormatter)?
      open var drawValuesEnabled = true
      open var drawIconsEnabled = true
      open var highlightEnabled = true
      open var visible = true
      open var form = Legend.Form.default
      open var axisDependency = YAxis.AxisDependency.left
      open var iconsOffset = CGPoint.zero
      open var highlightColor = UIColor(red: 1, green: 187 / 255, blue: 115 / 255, alpha: 1)
      open var entryCount: Int { entries.count }
      open var values: [ChartDataEntry] { entries }
      open var isDrawValuesEnabled: Bool { drawValuesEnabled }
      open var valueTextColor: UIColor {
        get { valueColors.first ?? .black }
        set { valueColors = [newValue] }
      }
      public required override init() { super.init() }
      public init(entries: [ChartDataEntry], label: String = "DataSet") { (self.entries, self.label) = (entries, label) }
      public convenience init(values: [ChartDataEntry]?, label: String?) { self.init(entries: values ?? [], label: label ?? "") }
      public convenience init(entries: [ChartDataEntry]?, label: String?) { self.init(entries: entries ?? [], label: label ?? "") }
      open func setColor(_ color: UIColor) { colors = [color] }
      open func setColor(_ color: UIColor, alpha: CGFloat) { colors = [color.withAlphaComponent(alpha)] }
      open func setColors(_ colors: UIColor...) { self.colors = colors }
      open func setColors(_ colors: [UIColor], alpha: CGFloat) { self.colors = colors }
      open func resetColors() { colors = [] }
      open func addColor(_ color: UIColor) { colors.append(color) }
      open func append(_ entry: ChartDataEntry) { entries.append(entry) }
      @discardableResult open func addEntry(_ entry: ChartDataEntry) -> Bool {
        entries.append(entry)
        return true
      }
      open func notifyDataSetChanged() {}
    }
    open class LineChartDataSet: ChartDataSet {
      public enum Mode { case linear, stepped, cubicBezier, horizontalBezier }
      open var mode = Mode.linear
      open var lineWidth: CGFloat = 1
      open var cubicIntensity: CGFloat = 0.2
      open var circleRadius: CGFloat = 8
      open var circleHoleRadius: CGFloat = 4
      open var circleColors: [UIColor] = []
      open var circleHoleColor: UIColor? = .white
      open var drawCirclesEnabled = true
      open var drawCircleHoleEnabled = true
      open var drawFilledEnabled = false
      open var drawHorizontalHighlightIndicatorEnabled = true
      open var drawVerticalHighlightIndicatorEnabled = true
      open var lineDashLengths: [CGFloat]?
      open var highlightLineDashLengths: [CGFloat]?
      open var highlightLineWidth: CGFloat = 0.5
      open var lineCapType = CGLineCap.butt
      open var fillColor = UIColor(red: 140 / 255, green: 234 / 255, blue: 1, alpha: 1)
      open var fillAlpha: CGFloat = 0.33
      open var fill: (any Fill)?
      open func setCircleColor(_ color: UIColor) { circleColors = [color] }
      open func setCircleColors(_ colors: UIColor...) { circleColors = colors }
      open func setDrawHighlightIndicators(_ enabled: Bool) {}
    }
    open class BarChartDataSet: ChartDataSet {
      open var stackLabels: [String] = []
      open var barShadowColor = UIColor.lightGray
      open var barBorderWidth: CGFloat = 0
      open var barBorderColor = UIColor.black
      open var highlightAlpha: CGFloat = 0.47
    }
    open class PieChartDataSet: ChartDataSet {
      public enum ValuePosition { case insideSlice, outsideSlice }
      open var sliceSpace: CGFloat = 0
      open var selectionShift: CGFloat = 18
      open var xValuePosition = ValuePosition.insideSlice
      open var yValuePosition = ValuePosition.insideSlice
      open var valueLineColor: UIColor? = .black
      open var valueLineWidth: CGFloat = 1
      open var valueLinePart1OffsetPercentage: CGFloat = 0.75
      open var valueLinePart1Length: CGFloat = 0.3
      open var valueLinePart2Length: CGFloat = 0.4
      open var entryLabelColor: UIColor?
      open var entryLabelFont: UIFont?
    }
    open class RadarChartDataSet: LineChartDataSet {}
    open class ScatterChartDataSet: ChartDataSet {}
    open class CandleChartDataSet: ChartDataSet {}
    open class BubbleChartDataSet: ChartDataSet {}

    public protocol Fill {}
    public struct ColorFill: Fill { public init(color: UIColor) {} }
    public struct LinearGradientFill: Fill {
      public init(gradient: CGGradient, angle: CGFloat = 0) {}
    }

    open class ChartData: NSObject {
      open var dataSets: [ChartDataSet] = []
      public required override init() { super.init() }
      public init(dataSets: [ChartDataSet]) { self.dataSets = dataSets }
      public convenience init(dataSet: ChartDataSet) { self.init(dataSets: [dataSet]) }
      public convenience init(dataSets: [ChartDataSet]?) { self.init(dataSets: dataSets ?? []) }
      public convenience init(dataSet: ChartDataSet?) { self.init(dataSets: dataSet.map { [$0] } ?? []) }
      open var dataSetCount: Int { dataSets.count }
      open var entryCount: Int { dataSets.map(\.entryCount).reduce(0, +) }
      open var yMax: Double { dataSets.flatMap(\.entries).map(\.y).max() ?? 0 }
      open var yMin: Double { dataSets.flatMap(\.entries).map(\.y).min() ?? 0 }
      open func addDataSet(_ dataSet: ChartDataSet!) { dataSets.append(dataSet) }
      open func append(_ dataSet: ChartDataSet) { dataSets.append(dataSet) }
      open func setDrawValues(_ enabled: Bool) { for set in dataSets { set.drawValuesEnabled = enabled } }
      open func setValueFont(_ font: UIFont) { for set in dataSets { set.valueFont = font } }
      open func setValueTextColor(_ color: UIColor) { for set in dataSets { set.valueTextColor = color } }
      open func setValueFormatter(_ formatter: any ValueFormatter) { for set in dataSets { set.valueFormatter = formatter } }
      open func notifyDataChanged() {}
    }
    open class LineChartData: ChartData {}
    open class BarChartData: ChartData {
      open var barWidth = 0.85
      open func groupBars(fromX: Double, groupSpace: Double, barSpace: Double) {}
      open func groupWidth(groupSpace: Double, barSpace: Double) -> Double { Double(dataSets.count) * (barWidth + barSpace) + groupSpace }
    }
    open class PieChartData: ChartData {
      open var dataSet: ChartDataSet? { dataSets.first }
      open var yValueSum: Double { dataSets.flatMap(\.entries).map(\.y).reduce(0, +) }
    }
    open class RadarChartData: ChartData { open var labels: [String] = [] }
    open class ScatterChartData: ChartData {}
    open class CandleChartData: ChartData {}
    open class BubbleChartData: ChartData {}
    open class CombinedChartData: ChartData {
      open var lineData: LineChartData!
      open var barData: BarChartData!
    }

    public enum ChartColorTemplates {
      private static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
      }
      public static func liberty() -> [UIColor] {
        [color(207, 248, 246), color(148, 212, 212), color(136, 180, 187), color(118, 174, 175), color(42, 109, 130)]
      }
      public static func joyful() -> [UIColor] {
        [color(217, 80, 138), color(254, 149, 7), color(254, 247, 120), color(106, 167, 134), color(53, 194, 209)]
      }
      public static func pastel() -> [UIColor] {
        [color(64, 89, 128), color(149, 165, 124), color(217, 184, 162), color(191, 134, 134), color(179, 48, 80)]
      }
      public static func colorful() -> [UIColor] {
        [color(193, 37, 82), color(255, 102, 0), color(245, 199, 0), color(106, 150, 31), color(179, 100, 53)]
      }
      public static func vordiplom() -> [UIColor] {
        [color(192, 255, 140), color(255, 247, 140), color(255, 208, 140), color(140, 234, 255), color(255, 140, 157)]
      }
      public static func material() -> [UIColor] {
        [color(46, 204, 113), color(241, 196, 15), color(231, 76, 60), color(52, 152, 219)]
      }
      public static func colorFromString(_ text: String) -> UIColor { .black }
    }

    // MARK: Views

    @preconcurrency @MainActor public protocol ChartViewDelegate: AnyObject {
      func chartValueSelected(_ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight)
      func chartValueNothingSelected(_ chartView: ChartViewBase)
    }
    extension ChartViewDelegate {
      public func chartValueSelected(_ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight) {}
      public func chartValueNothingSelected(_ chartView: ChartViewBase) {}
    }
    public enum ChartEasingOption {
      case linear, easeInQuad, easeOutQuad, easeInOutQuad, easeInCubic, easeOutCubic, easeInOutCubic
      case easeInSine, easeOutSine, easeInOutSine, easeInBack, easeOutBack, easeInOutBack, easeInBounce, easeOutBounce, easeInOutBounce
      case easeInQuart, easeOutQuart, easeInOutQuart
    }

    /// A chart that isn't drawn: the view shows the library's text for charts without data.
    open class ChartViewBase: UIView {
      open weak var delegate: (any ChartViewDelegate)?
      open var data: ChartData? { didSet { setNeedsDisplay() } }
      open var noDataText = "No chart data available." { didSet { setNeedsDisplay() } }
      open var noDataTextColor = UIColor(red: 247 / 255, green: 189 / 255, blue: 51 / 255, alpha: 1)
      open var noDataFont: UIFont! = .systemFont(ofSize: 12)
      open var legend = Legend()
      open var chartDescription: Description! = Description()
      open var xAxis = XAxis()
      open var marker: (any Marker)?
      open var drawMarkers = true
      open var dragDecelerationEnabled = true
      open var highlightPerTapEnabled = true
      open var extraTopOffset: CGFloat = 0
      open var extraBottomOffset: CGFloat = 0
      open var extraLeftOffset: CGFloat = 0
      open var extraRightOffset: CGFloat = 0
      open func setExtraOffsets(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {}
      open func notifyDataSetChanged() { setNeedsDisplay() }
      open func highlightValue(x: Double, dataSetIndex: Int) {}
      open func highlightValue(_ highlight: Highlight?) {}
      open func highlightValues(_ highlights: [Highlight]?) {}
      open func clear() { data = nil }
      open func clearValues() { data = nil }
      open func animate(xAxisDuration: TimeInterval, easingOption: ChartEasingOption = .easeInOutSine) {}
      open func animate(yAxisDuration: TimeInterval, easingOption: ChartEasingOption = .easeInOutSine) {}
      open func animate(
        xAxisDuration: TimeInterval, yAxisDuration: TimeInterval, easingOption: ChartEasingOption = .easeInOutSine
      ) {}
      open override func draw(_ rect: CGRect) {
        guard data == nil else { return }
        let attributes: [NSAttributedString.Key: Any] = [.font: noDataFont ?? .systemFont(ofSize: 12), .foregroundColor: noDataTextColor]
        let size = (noDataText as NSString).size(withAttributes: attributes)
        let place = CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
        (noDataText as NSString).draw(at: place, withAttributes: attributes)
      }
    }
    open class BarLineChartViewBase: ChartViewBase {
      open var leftAxis = YAxis()
      open var rightAxis = YAxis()
      open var dragEnabled = true
      open var pinchZoomEnabled = false
      open var doubleTapToZoomEnabled = true
      open var scaleXEnabled = true
      open var scaleYEnabled = true
      open var drawGridBackgroundEnabled = false
      open var gridBackgroundColor = UIColor.lightGray
      open var drawBordersEnabled = false
      open var borderColor = UIColor.black
      open var borderLineWidth: CGFloat = 1
      open var minOffset: CGFloat = 10
      open var autoScaleMinMaxEnabled = false
      open var highlightPerDragEnabled = true
      open var visibleXRange: Double { 0 }
      open func setScaleEnabled(_ enabled: Bool) {}
      open func setVisibleXRangeMaximum(_ maxXRange: Double) {}
      open func setVisibleXRangeMinimum(_ minXRange: Double) {}
      open func setVisibleXRange(minXRange: Double, maxXRange: Double) {}
      open func moveViewToX(_ xValue: Double) {}
      open func zoom(scaleX: CGFloat, scaleY: CGFloat, x: CGFloat, y: CGFloat) {}
      open func fitScreen() {}
      open func getAxis(_ axis: YAxis.AxisDependency) -> YAxis { axis == .left ? leftAxis : rightAxis }
    }
    open class LineChartView: BarLineChartViewBase { open var lineData: LineChartData? { data as? LineChartData } }
    open class BarChartView: BarLineChartViewBase {
      open var barData: BarChartData? { data as? BarChartData }
      open var drawValueAboveBarEnabled = true
      open var drawBarShadowEnabled = false
      open var fitBars = false
    }
    open class HorizontalBarChartView: BarChartView {}
    open class ScatterChartView: BarLineChartViewBase {}
    open class CandleStickChartView: BarLineChartViewBase {}
    open class BubbleChartView: BarLineChartViewBase {}
    open class CombinedChartView: BarLineChartViewBase {}
    open class PieRadarChartViewBase: ChartViewBase {
      open var rotationEnabled = true
      open var rotationAngle: CGFloat = 270
    }
    open class PieChartView: PieRadarChartViewBase {
      open var usePercentValuesEnabled = false
      open var drawHoleEnabled = true
      open var drawEntryLabelsEnabled = true
      open var drawCenterTextEnabled = true
      open var drawSlicesUnderHoleEnabled = false
      open var holeRadiusPercent: CGFloat = 0.5
      open var transparentCircleRadiusPercent: CGFloat = 0.55
      open var transparentCircleColor: UIColor?
      open var holeColor: UIColor? = .white
      open var centerText: String?
      open var centerAttributedText: NSAttributedString?
      open var entryLabelColor: UIColor? = .white
      open var entryLabelFont: UIFont?
      open var maxAngle: CGFloat = 360
    }
    open class RadarChartView: PieRadarChartViewBase {
      open var webLineWidth: CGFloat = 1.5
      open var webColor = UIColor.gray
      open var yAxis = YAxis()
    }

    """#
}
