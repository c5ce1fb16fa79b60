public import Foundation

/// The kinds of values that charts support: numbers, dates and names.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value in the form in which charts compute.
  var _plotted: PlottedValue { get }
  init?(_plotted: PlottedValue)
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _plotted: PlottedValue { .number(Double(self), isWhole: true) }
  public init?(_plotted: PlottedValue) {
    guard case .number(let value, _) = _plotted, let whole = Self(exactly: value.rounded()) else { return nil }
    self = whole
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _plotted: PlottedValue { .number(Double(self), isWhole: false) }
  public init?(_plotted: PlottedValue) {
    guard case .number(let value, _) = _plotted else { return nil }
    self.init(value)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue, isWhole: false) }
  public init?(_plotted: PlottedValue) {
    guard case .number(let value, _) = _plotted else { return nil }
    self.init(value)
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .date(timeIntervalSinceReferenceDate) }
  public init?(_plotted: PlottedValue) {
    guard case .date(let value) = _plotted else { return nil }
    self.init(timeIntervalSinceReferenceDate: value)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .category(self) }
  public init?(_plotted: PlottedValue) {
    guard case .category(let value) = _plotted else { return nil }
    self = value
  }
}
