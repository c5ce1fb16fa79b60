public import Foundation
public import HeadlessSwiftUI

/// Converts between values and positions in a chart's plot, once the chart has been laid out.
public struct ChartProxy {
  let plan: ChartPlan
  /// The plot in global coordinates; nil before the first layout.
  let frame: CGRect?

  private var geometry: ChartGeometry? { frame.map { ChartGeometry(plan: plan, size: $0.size) } }

  /// The size of the plot, in points.
  public var plotSize: CGSize { frame?.size ?? .zero }
  public var plotAreaSize: CGSize { plotSize }
  /// The plot's frame; nil before the first layout.
  public var plotFrame: Anchor<CGRect>? { frame.map { Anchor(globalFrame: $0) } }
  public var plotAreaFrame: Anchor<CGRect> { Anchor(globalFrame: frame ?? .zero) }
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  /// The position of a value, in points from the plot's left edge; nil for values that aren't on the axis.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry?.x(value.plotted) }
  /// The position of a value, in points from the plot's top edge.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry?.y(value.plotted) }
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The value at a position, in points from the plot's left edge.
  public func value<P: Plottable>(atX place: CGFloat, as type: P.Type = P.self) -> P? {
    plan.x.scale.value(at: place, along: plotSize.width, like: plan.x.sample).flatMap(P.init(plotted:))
  }
  public func value<P: Plottable>(atY place: CGFloat, as type: P.Type = P.self) -> P? {
    plan.y.scale.value(at: plotSize.height - place, along: plotSize.height, like: plan.y.sample)
      .flatMap(P.init(plotted:))
  }
  public func value<X: Plottable, Y: Plottable>(
    at point: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: point.x, as: X.self), let y = value(atY: point.y, as: Y.self) else { return nil }
    return (x, y)
  }
}
