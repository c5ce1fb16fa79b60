extension KnownStandIn {
  /// Charts' entries, axes and legends, in the version of Daniel Cohen Gindi.
  static let charts = #"""
    import UIKit

    // MARK: Entries

    open class ChartDataEntryBase: NSObject {
      open var y = 0.0
      open var data: Any?
      open var icon: UIImage?
      public required override init() { super.init() }
      public init(y: Double) { self.y = y }
    }
    open class ChartDataEntry: ChartDataEntryBase {
      open var x = 0.0
      public required init() { super.init() }
      public init(x: Double, y: Double) {
        super.init(y: y)
        self.x = x
      }
      public convenience init(x: Double, y: Double, data: Any?) {
        self.init(x: x, y: y)
        self.data = data
      }
      public convenience init(x: Double, y: Double, icon: UIImage?) {
        self.init(x: x, y: y)
        self.icon = icon
      }
    }
    open class BarChartDataEntry: ChartDataEntry {
      open var yValues: [Double]?
      public required init() { super.init() }
      public override init(x: Double, y: Double) { super.init(x: x, y: y) }
      public init(x: Double, yValues: [Double]) {
        super.init(x: x, y: yValues.reduce(0, +))
        self.yValues = yValues
      }
    }
    open class PieChartDataEntry: ChartDataEntry {
      open var label: String?
      open var value: Double {
        get { y }
        set { y = newValue }
      }
      public required init() { super.init() }
      public init(value: Double) { super.init(x: 0, y: value) }
      public convenience init(value: Double, label: String?) {
        self.init(value: value)
        self.label = label
      }
      public convenience init(value: Double, label: String?, data: Any?) {
        self.init(value: value, label: label)
        self.data = data
      }
    }
    open class RadarChartDataEntry: ChartDataEntry {
      public required init() { super.init() }
      public init(value: Double) { super.init(x: 0, y: value) }
    }
    open class BubbleChartDataEntry: ChartDataEntry {
      open var size: CGFloat = 0
      public required init() { super.init() }
      public init(x: Double, y: Double, size: CGFloat) {
        super.init(x: x, y: y)
        self.size = size
      }
    }
    open class CandleChartDataEntry: ChartDataEntry {
      open var (high, low, open, close) = (0.0, 0.0, 0.0, 0.0)
      public required init() { super.init() }
      public init(x: Double, shadowH: Double, shadowL: Double, open: Double, close: Double) {
        super.init(x: x, y: (shadowH + shadowL) / 2)
        (high, low, self.open, self.close) = (shadowH, shadowL, open, close)
      }
    }

    // MARK: Values as text

    public protocol AxisValueFormatter: AnyObject { func stringForValue(_ value: Double, axis: AxisBase?) -> String }
    public protocol ValueFormatter: AnyObject {
      func stringForValue(_ value: Double, entry: ChartDataEntry, dataSetIndex: Int, viewPortHandler: ViewPortHandler?) -> String
    }
    public typealias IAxisValueFormatter = AxisValueFormatter
    public typealias IValueFormatter = ValueFormatter
    public final class ViewPortHandler: NSObject {}
    open class DefaultAxisValueFormatter: NSObject, AxisValueFormatter {
      open var formatter: NumberFormatter?
      open var decimals: Int?
      public override init() {}
      public init(formatter: NumberFormatter) { self.formatter = formatter }
      public init(decimals: Int) { self.decimals = decimals }
      open func stringForValue(_ value: Double, axis: AxisBase?) -> String {
        formatter?.string(from: NSNumber(value: value)) ?? String(format: "%.\(decimals ?? 1)f", value)
      }
    }
    open class DefaultValueFormatter: NSObject, ValueFormatter {
      open var formatter: NumberFormatter?
      open var decimals: Int?
      public override init() {}
      public init(formatter: NumberFormatter) { self.formatter = formatter }
      public init(decimals: Int) { self.decimals = decimals }
      open func stringForValue(
        _ value: Double, entry: ChartDataEntry, dataSetIndex: Int, viewPortHandler: ViewPortHandler?
      ) -> String { formatter?.string(from: NSNumber(value: value)) ?? String(format: "%.\(decimals ?? 1)f", value) }
    }
    open class IndexAxisValueFormatter: NSObject, AxisValueFormatter {
      open var values: [String] = []
      public override init() {}
      public init(values: [String]) { self.values = values }
      open func stringForValue(_ value: Double, axis: AxisBase?) -> String {
        values.indices.contains(Int(value.rounded())) ? values[Int(value.rounded())] : ""
      }
    }

    // MARK: Axes, legends, markers

    open class ComponentBase: NSObject {
      open var isEnabled = true
      open var enabled: Bool {
        get { isEnabled }
        set { isEnabled = newValue }
      }
      open var xOffset: CGFloat = 5
      open var yOffset: CGFloat = 5
    }
    open class ChartLimitLine: ComponentBase {
      public enum LabelPosition { case leftTop, leftBottom, rightTop, rightBottom }
      open var limit: Double
      open var label: String
      open var lineColor = UIColor.red
      open var lineWidth: CGFloat = 2
      open var lineDashLengths: [CGFloat]?
      open var valueFont = UIFont.systemFont(ofSize: 13)
      open var valueTextColor = UIColor.black
      open var labelPosition = LabelPosition.rightTop
      public init(limit: Double = 0, label: String = "") { (self.limit, self.label) = (limit, label) }
    }
    open class AxisBase: ComponentBase {
      open var valueFormatter: (any AxisValueFormatter)?
      open var labelFont = UIFont.systemFont(ofSize: 10)
      open var labelTextColor = UIColor.black
      open var axisLineColor = UIColor.gray
      open var axisLineWidth: CGFloat = 0.5
      open var gridColor = UIColor.gray.withAlphaComponent(0.9)
      open var gridLineWidth: CGFloat = 0.5
      open var gridLineDashLengths: [CGFloat]?
      open var drawGridLinesEnabled = true
      open var drawAxisLineEnabled = true
      open var drawLabelsEnabled = true
      open var drawLimitLinesBehindDataEnabled = false
      open var centerAxisLabelsEnabled = false
      open var granularityEnabled = false
      open var granularity = 1.0
      open var labelCount = 6
      open var forceLabelsEnabled = false
      open var axisMinimum = 0.0
      open var axisMaximum = 0.0
      open var spaceMin = 0.0
      open var spaceMax = 0.0
      open private(set) var limitLines: [ChartLimitLine] = []
      open func setLabelCount(_ count: Int, force: Bool) { (labelCount, forceLabelsEnabled) = (count, force) }
      open func addLimitLine(_ line: ChartLimitLine) { limitLines.append(line) }
      open func removeAllLimitLines() { limitLines = [] }
    }
    open class XAxis: AxisBase {
      public enum LabelPosition { case top, bottom, bothSided, topInside, bottomInside }
      open var labelPosition = LabelPosition.top
      open var labelRotationAngle: CGFloat = 0
      open var avoidFirstLastClippingEnabled = false
      open var wordWrapEnabled = false
    }
    open class YAxis: AxisBase {
      public enum LabelPosition { case outsideChart, insideChart }
      public enum AxisDependency { case left, right }
      open var labelPosition = LabelPosition.outsideChart
      open var inverted = false
      open var drawZeroLineEnabled = false
      open var zeroLineColor: UIColor? = .gray
      open var zeroLineWidth: CGFloat = 1
      open var spaceTop: CGFloat = 0.1
      open var spaceBottom: CGFloat = 0.1
    }
    open class LegendEntry: NSObject {
      open var label: String?
      public override init() {}
      public init(label: String?) { self.label = label }
    }
    open class Legend: ComponentBase {
      public enum Form { case none, empty, `default`, square, circle, line }
      public enum HorizontalAlignment { case left, center, right }
      public enum VerticalAlignment { case top, center, bottom }
      public enum Orientation { case horizontal, vertical }
      public enum Direction { case leftToRight, rightToLeft }
      open var font = UIFont.systemFont(ofSize: 10)
      open var textColor = UIColor.black
      open var form = Form.square
      open var formSize: CGFloat = 8
      open var formLineWidth: CGFloat = 3
      open var horizontalAlignment = HorizontalAlignment.left
      open var verticalAlignment = VerticalAlignment.bottom
      open var orientation = Orientation.horizontal
      open var direction = Direction.leftToRight
      open var drawInside = false
      open var wordWrapEnabled = true
      open var xEntrySpace: CGFloat = 6
      open var yEntrySpace: CGFloat = 0
      open func setCustom(entries: [LegendEntry]) {}
    }
    open class Description: ComponentBase {
      open var text: String? = ""
      open var font = UIFont.systemFont(ofSize: 8)
      open var textColor = UIColor.black
      open var textAlign = NSTextAlignment.right
      open var position: CGPoint?
    }
    public protocol Marker: AnyObject {}
    public typealias IMarker = Marker
    open class MarkerImage: NSObject, Marker {
      open var image: UIImage?
      open var offset = CGPoint.zero
      open weak var chartView: ChartViewBase?
      open func refreshContent(entry: ChartDataEntry, highlight: Highlight) {}
      open func offsetForDrawing(atPoint point: CGPoint) -> CGPoint { offset }
      open func draw(context: CGContext, point: CGPoint) {}
    }
    open class MarkerView: UIView, Marker {
      open var offset = CGPoint.zero
      open weak var chartView: ChartViewBase?
      open func refreshContent(entry: ChartDataEntry, highlight: Highlight) {}
    }
    open class Highlight: NSObject {
      public let (x, y): (Double, Double)
      public let dataSetIndex: Int
      public init(x: Double, y: Double, dataSetIndex: Int) { (self.x, self.y, self.dataSetIndex) = (x, y, dataSetIndex) }
    }

    """#
}
