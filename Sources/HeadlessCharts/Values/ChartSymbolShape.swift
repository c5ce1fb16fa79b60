public import Foundation
public import HeadlessSwiftUI

/// A shape that marks a point.
public protocol ChartSymbolShape: Shape {
  /// The part of the unit square that the shape appears to fill.
  var perceptualUnitRect: CGRect { get }
}

nonisolated extension ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
