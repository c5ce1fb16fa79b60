internal import HeadlessSwiftUI

/// The marks along one axis.
@preconcurrency @MainActor public final class _AxisMarkSets {
  var sets: [AxisMarkSet] = []

  init() {}

  static func of(_ content: some AxisContent) -> [AxisMarkSet] {
    let sets = _AxisMarkSets()
    content._collect(sets)
    return sets.sets
  }
}

/// A set of marks at some values of an axis.
struct AxisMarkSet {
  enum Values {
    case chosen(AxisMarkValues)
    case listed([PlottedValue])
  }

  let values: Values
  let position: AxisMarkPosition
  let preset: AxisMarkPreset
  /// The default stroke of grid lines and ticks.
  let stroke: StrokeStyle?
  let content: (AxisValue) -> any AxisMark
}
