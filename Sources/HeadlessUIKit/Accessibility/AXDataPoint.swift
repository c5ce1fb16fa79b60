public import Foundation

/// One point of a series.
open class AXDataPoint: NSObject {
  /// A value on another axis.
  public typealias AdditionalValue = AXDataPointValue

  /// Stored but unused: the value on the x axis, as tests read it.
  open var xValue: AXDataPointValue
  /// Stored but unused: the value on the y axis, as tests read it.
  open var yValue: AXDataPointValue?
  /// Stored but unused: the values on the other axes, as tests read them.
  open var additionalValues: [AXDataPointValue]
  open var attributedLabel: NSAttributedString?
  open var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }

  private init(_ x: AXDataPointValue, _ y: Double?, _ others: [AXDataPointValue], _ label: String?) {
    xValue = x
    yValue = y.map { AXDataPointValue(number: $0) }
    additionalValues = others
    attributedLabel = label.map { NSAttributedString(string: $0) }
    super.init()
  }
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) { self.init(AXDataPointValue(number: x), y, additionalValues, label) }
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) { self.init(AXDataPointValue(category: x), y, additionalValues, label) }
}

/// A value of a point: a number or a category.
open class AXDataPointValue: NSObject {
  open var number: Double
  open var category: String

  public init(number: Double) {
    (self.number, category) = (number, "")
    super.init()
  }
  public init(category: String) {
    (number, self.category) = (0, category)
    super.init()
  }

  public static func number(_ value: Double) -> AXDataPointValue { AXDataPointValue(number: value) }
  public static func category(_ value: String) -> AXDataPointValue { AXDataPointValue(category: value) }
}
