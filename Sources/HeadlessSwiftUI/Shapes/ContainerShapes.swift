public import Foundation

/// A rectangle whose corners are concentric with the enclosing container's; here they have their minimum radii.
public struct ConcentricRectangle: Shape {
  private let minimum: CGFloat

  public init() { minimum = 0 }
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { minimum = corners.minimum }

  public func path(in rect: CGRect) -> Path { RoundedRectangle(cornerRadius: minimum).path(in: rect) }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The style of a corner.
    public struct Style: Hashable, Sendable {
      /// In points.
      let minimum: CGFloat
      public static let concentric = Style(minimum: 0)
      public static func concentric(minimum: Style) -> Style { minimum }
      public static func fixed(_ radius: CGFloat) -> Style { Style(minimum: radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { minimum = value }
  public init(integerLiteral value: Int) { minimum = CGFloat(value) }
}

nonisolated extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
