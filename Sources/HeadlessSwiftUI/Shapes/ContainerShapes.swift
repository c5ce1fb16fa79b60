public import Foundation

/// A rectangle whose corners are concentric with the enclosing container's; here they have their minimum radii.
public struct ConcentricRectangle: Shape {
  private var radii: RectangleCornerRadii

  public init() { radii = RectangleCornerRadii() }
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    radii = Self.radii(corners, corners, corners, corners)
  }
  /// Creates a rectangle whose corners have styles of their own.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { radii = Self.radii(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner) }
  /// Creates a rectangle whose corners at the top are equal, and those at the bottom.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    radii = Self.radii(uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners)
  }
  /// Creates a rectangle whose corners at the top are equal.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { radii = Self.radii(uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner) }
  /// Creates a rectangle whose corners at the bottom are equal.
  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) { radii = Self.radii(topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners) }
  /// Creates a rectangle whose corners at the leading edge are equal, and those at the trailing edge.
  public init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) {
    radii = Self.radii(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners)
  }

  private static func radii(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
    _ bottomTrailing: Edge.Corner.Style
  ) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.minimum, bottomLeading: bottomLeading.minimum, bottomTrailing: bottomTrailing.minimum,
      topTrailing: topTrailing.minimum)
  }

  public func path(in rect: CGRect) -> Path { UnevenRoundedRectangle(cornerRadii: radii).path(in: rect) }
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
