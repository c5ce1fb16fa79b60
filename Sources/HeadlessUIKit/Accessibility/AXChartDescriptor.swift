public import Foundation

/// An object that describes its chart to VoiceOver. No audio graph plays here: tests read the description.
@preconcurrency @MainActor public protocol AXChart: NSObjectProtocol {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// The description of a chart: its axes and series.
open class AXChartDescriptor: NSObject, NSCopying {
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  /// Stored but unused: the name of the chart, as tests read it.
  open var attributedTitle: NSAttributedString?
  /// Stored but unused: the name of the chart without attributes.
  open var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }
  /// Stored but unused: what the chart shows, as tests read it.
  open var summary: String?
  /// Stored but unused: the direction in which an audio graph plays the points.
  open var contentDirection = ContentDirection.leftToRight
  /// Stored but unused: the place of the points, in points of the screen.
  open var contentFrame = CGRect.zero
  open var series: [AXDataSeriesDescriptor]
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Stored but unused: axes beside x and y, as tests read them.
  open var additionalAxes: [any AXDataAxisDescriptor]?

  public init(
    attributedTitle title: NSAttributedString?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
    yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?,
    additionalAxes additionalAxesDescriptors: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
  ) {
    attributedTitle = title
    self.summary = summary
    (xAxis, yAxis) = (xAxisDescriptor, yAxisDescriptor)
    additionalAxes = additionalAxesDescriptors
    self.series = series
    super.init()
  }

  public convenience init(
    title: String?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
    yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?,
    additionalAxes additionalAxesDescriptors: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxisDescriptor,
      yAxis: yAxisDescriptor, additionalAxes: additionalAxesDescriptors, series: series)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXChartDescriptor(
      attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes,
      series: series)
    (copy.contentDirection, copy.contentFrame) = (contentDirection, contentFrame)
    return copy
  }
}

/// The points of one series.
open class AXDataSeriesDescriptor: NSObject {
  open var attributedName: NSAttributedString
  open var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  public init(attributedName name: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (attributedName, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    super.init()
  }
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
  }
}
