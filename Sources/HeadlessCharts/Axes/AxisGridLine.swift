public import HeadlessSwiftUI

/// A line across the plot at an axis' value.
public struct AxisGridLine {
  private let stroke: StrokeStyle?

  /// - Parameter stroke: by default half a point wide; dashed across, and solid along, the width of the plot.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }
}

// In an extension, so that its values are bound to no actor.
extension AxisGridLine: AxisMark {
  public typealias Body = Never
  public func _collect(_ parts: _AxisParts) { parts.parts.append(AxisPart(kind: .grid(stroke))) }
}
