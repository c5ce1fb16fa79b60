public import Foundation
public import HeadlessSwiftUI

/// A short line outside of the plot at an axis' value.
public struct AxisTick {
  /// How long a tick is.
  public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    let points: CGFloat?
    let reachesLabel: Bool

    public static let automatic = Length(points: nil, reachesLabel: false)
    /// As long as the label beside it is high.
    public static let label = Length(points: nil, reachesLabel: true)
    /// As long as the label beside it is high, and some points more.
    public static func label(extendPastBy points: CGFloat) -> Length { Length(points: points, reachesLabel: true) }
    /// As long as the longest label, and some points more.
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

    /// The height of a line of a label's default text, where the tick reaches along the label.
    var length: CGFloat? { reachesLabel ? 13 + (points ?? 0) : points }
  }

  private let length: Length
  private let stroke: StrokeStyle?

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    self.length = length
    self.stroke = stroke
  }
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(length: Length(length), stroke: stroke)
  }
}

// In an extension, so that its values are bound to no actor.
extension AxisTick: AxisMark {
  public typealias Body = Never
  public func _collect(_ parts: _AxisParts) {
    parts.parts.append(AxisPart(kind: .tick(length: length.length, stroke)))
  }
}
