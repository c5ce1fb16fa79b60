public import Foundation
public import HeadlessSwiftUI

/// A short line outside the plot at each value of an axis.
public struct AxisTick {
  /// The length of a tick.
  public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    let points: CGFloat?
    let reachesLabel: Bool

    public static let automatic = Length(points: nil, reachesLabel: false)
    /// The height of the label.
    public static let label = Length(points: nil, reachesLabel: true)
    /// The height of the label, extended by a number of points.
    public static func label(extendPastBy points: CGFloat) -> Length { Length(points: points, reachesLabel: true) }
    /// The height of the longest label, extended by a number of points.
    public static func longestLabel(extendPastBy points: CGFloat) -> Length {
      Length(points: points, reachesLabel: true)
    }
    public static let longestLabel = Length(points: nil, reachesLabel: true)

    init(points: CGFloat?, reachesLabel: Bool) {
      self.points = points
      self.reachesLabel = reachesLabel
    }
    public init(floatLiteral value: Double) { self.init(points: value, reachesLabel: false) }
    public init(integerLiteral value: Int) { self.init(points: CGFloat(value), reachesLabel: false) }
    public init(_ value: CGFloat) { self.init(points: value, reachesLabel: false) }

    /// The length in points; ticks along labels use the line height of a label's default text. Nil for the default.
    var length: CGFloat? { reachesLabel ? 13 + (points ?? 0) : points }
  }

  private let isCentered: Bool
  private let length: Length
  private let stroke: StrokeStyle?

  /// - Parameter centered: whether the tick is in the middle between its value and the next one; false by default.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.length = length
    self.stroke = stroke
  }
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(length), stroke: stroke)
  }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension AxisTick: AxisMark {
  public typealias Body = Never
  public func _collect(_ parts: _AxisParts) {
    parts.parts.append(AxisPart(kind: .tick(length: length.length, stroke), isCentered: isCentered))
  }
}
