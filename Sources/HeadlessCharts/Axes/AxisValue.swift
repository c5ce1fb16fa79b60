/// A value that an axis shows.
public struct AxisValue {
  /// The place among the axis' values, from 0.
  public let index: Int
  /// How many values the axis shows.
  public let count: Int
  let plotted: PlottedValue

  /// The value as a type; nil where the axis has values of another kind.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value(plotted: plotted) }
}
