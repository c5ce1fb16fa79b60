public import Foundation

/// The description of an axis.
public protocol AXDataAxisDescriptor: NSObjectProtocol {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum Scale: Int, Sendable {
    case linear, log10, ln
  }

  /// Stored but unused: the name of the axis, as tests read it.
  open var attributedTitle: NSAttributedString
  /// Stored but unused: the name of the axis without attributes.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  /// Stored but unused: the distances between the tones of an audio graph.
  open var scaleType = Scale.linear
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  /// Stored but unused: the words for a value, which tests call.
  open var valueDescriptionProvider: (Double) -> String

  public init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.attributedTitle = attributedTitle
    (self.range, self.gridlinePositions) = (range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
    super.init()
  }
  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
  }
}

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var attributedTitle: NSAttributedString
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  open var categoryOrder: [String]

  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    (self.attributedTitle, self.categoryOrder) = (attributedTitle, categoryOrder)
    super.init()
  }
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }
}
