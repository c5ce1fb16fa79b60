public import Foundation

/// The positions in the plot between which a scale extends.
public protocol PositionScaleRange {
  var _range: PlotDimensionScaleRange { get }
}

/// A scale that extends over the plot, with padding at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  let start: CGFloat
  let end: CGFloat
  /// The distance of the scale's ends, in points; nil for the plot's length without the padding.
  var length: CGFloat?

  public var _range: PlotDimensionScaleRange { self }

  public static var plotDimension: PlotDimensionScaleRange { plotDimension() }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange.plotDimension() }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }
}

/// Positions in points from the start of the axis.
extension ClosedRange: PositionScaleRange where Bound: Plottable & Numeric {
  public var _range: PlotDimensionScaleRange {
    let (lower, upper) = (lowerBound.plotted.scalar ?? 0, upperBound.plotted.scalar ?? 0)
    return PlotDimensionScaleRange(start: lower, end: 0, length: upper - lower)
  }
}
