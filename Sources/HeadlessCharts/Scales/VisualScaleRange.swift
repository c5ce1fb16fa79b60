public import HeadlessSwiftUI

/// The styles that a scale assigns to values: a list, which repeats, or a gradient.
public protocol VisualScaleRange {
  associatedtype VisualValue
  var _styles: _VisualStyles { get }
}

/// The styles of a scale in the form that charts use.
public enum _VisualStyles {
  case list([AnyShapeStyle])
  case gradient(Gradient)
}

extension Array: VisualScaleRange where Element: ShapeStyle {
  public typealias VisualValue = Element
  public var _styles: _VisualStyles { .list(map { AnyShapeStyle($0) }) }
}

/// Numbers and dates have the gradient's colours at their places between the smallest and the largest one; names have colours at even
/// distances.
extension Gradient: VisualScaleRange {
  public typealias VisualValue = Color
  public var _styles: _VisualStyles { .gradient(self) }
}

extension Gradient {
  /// The colour at a fraction of the way.
  func color(at fraction: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= fraction }) else { return stops.last?.color ?? .clear }
    guard next > 0 else { return stops[0].color }
    let (first, second) = (stops[next - 1], stops[next])
    guard second.location > first.location else { return second.color }
    return first.color.mix(
      with: second.color, by: (fraction - first.location) / (second.location - first.location), in: .device)
  }
}
