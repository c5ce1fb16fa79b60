public import Foundation

/// A scale that extends over the plot, with padding at its ends.
public struct PlotDimensionScaleRange: Sendable {
  let start: CGFloat
  let end: CGFloat

  public static var plotDimension: PlotDimensionScaleRange { plotDimension() }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }
}
