internal import Foundation

/// A value that a chart can place, or distinguish by colours or symbols.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value that is plotted.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from a plotted one; nil if no value corresponds to it.
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

  /// The value at a position of an axis; nil if the axis has values of another kind.
  init?(plotted: PlottedValue) {
    guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
