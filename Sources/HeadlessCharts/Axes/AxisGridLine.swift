public import HeadlessSwiftUI

/// A line across the plot at each value of an axis.
public struct AxisGridLine {
  private let isCentered: Bool
  private let stroke: StrokeStyle?

  /// - Parameters:
  ///   - centered: whether the line is in the middle between its value and the next one; false by default.
  ///   - stroke: the style of the line; by default half a point wide, dashed if the line is vertical.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.stroke = stroke
  }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension AxisGridLine: AxisMark {
  public typealias Body = Never
  public func _collect(_ parts: _AxisParts) {
    parts.parts.append(AxisPart(kind: .grid(stroke), isCentered: isCentered))
  }
}
