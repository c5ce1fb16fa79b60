internal import Foundation

/// A value that a chart can place, colour or order by.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value that is plotted for this one.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that a plotted one stands for; nil for those that none stands for.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: PrimitivePlottableProtocol, PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol, PrimitivePlottable == RawValue {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  var plotted: PlottedValue { primitivePlottable._plotted }

  /// The value at a place of an axis; nil where the axis has values of another kind.
  init?(plotted: PlottedValue) {
    guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
