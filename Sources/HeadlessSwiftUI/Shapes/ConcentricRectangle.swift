public import Foundation

/// A rectangle whose corners are concentric with those of the enclosing `containerShape(_:)`.
///
/// A concentric corner has the radius of the container's corner, less the larger one of its distances from the container's edges: how
/// unequal distances count isn't documented. In containers whose shape isn't a rounded rectangle, a capsule or a circle, and without a
/// container, it has its least radius; the corners of the screen don't count.
public struct ConcentricRectangle: InsettableShape {
  private var styles: [Edge.Corner: Edge.Corner.Style]
  /// Groups of corners; each corner has the largest radius of its group.
  private var uniform: [[Edge.Corner]] = []
  private var insetAmount: CGFloat = 0

  private init(_ styles: [Edge.Corner: Edge.Corner.Style], uniform: [[Edge.Corner]] = []) {
    self.styles = styles
    self.uniform = uniform
  }

  /// Creates a rectangle whose corners are concentric with those of the container.
  public init() { self.init(corners: .concentric) }
  /// - Parameter isUniform: whether all corners have the largest of their radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
    if isUniform { uniform = [[.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]] }
  }
  /// Creates a rectangle whose corners have styles of their own.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init([
      .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner, .bottomLeading: bottomLeadingCorner,
      .bottomTrailing: bottomTrailingCorner,
    ])
  }
  /// Creates a rectangle whose corners at the top are equal, and those at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(uniformTopCorners, uniformBottomCorners, Self.top, Self.bottom)
  }
  /// Creates a rectangle whose corners at the top are equal.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(uniformTopCorners, Self.top, bottomLeadingCorner, .bottomLeading, bottomTrailingCorner, .bottomTrailing)
  }
  /// Creates a rectangle whose corners at the bottom are equal.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) { self.init(uniformBottomCorners, Self.bottom, topLeadingCorner, .topLeading, topTrailingCorner, .topTrailing) }
  /// Creates a rectangle whose corners at the leading edge are equal, and those at the trailing edge.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) { self.init(uniformLeadingCorners, uniformTrailingCorners, Self.leading, Self.trailing) }
  /// Creates a rectangle whose corners at the leading edge are equal.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, Self.leading, topTrailingCorner, .topTrailing, bottomTrailingCorner, .bottomTrailing)
  }
  /// Creates a rectangle whose corners at the trailing edge are equal.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTrailingCorners, Self.trailing, topLeadingCorner, .topLeading, bottomLeadingCorner, .bottomLeading)
  }

  private static let top: [Edge.Corner] = [.topLeading, .topTrailing]
  private static let bottom: [Edge.Corner] = [.bottomLeading, .bottomTrailing]
  private static let leading: [Edge.Corner] = [.topLeading, .bottomLeading]
  private static let trailing: [Edge.Corner] = [.topTrailing, .bottomTrailing]

  private init(
    _ one: Edge.Corner.Style, _ other: Edge.Corner.Style, _ corners: [Edge.Corner], _ others: [Edge.Corner]
  ) {
    let styles = corners.map { ($0, one) } + others.map { ($0, other) }
    self.init(Dictionary(uniqueKeysWithValues: styles), uniform: [corners, others])
  }
  private init(
    _ style: Edge.Corner.Style, _ corners: [Edge.Corner], _ style1: Edge.Corner.Style, _ corner1: Edge.Corner,
    _ style2: Edge.Corner.Style, _ corner2: Edge.Corner
  ) {
    let styles = corners.map { ($0, style) } + [(corner1, style1), (corner2, style2)]
    self.init(Dictionary(uniqueKeysWithValues: styles), uniform: [corners])
  }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    guard !rect.isNull else { return Path() }
    return UnevenRoundedRectangle(cornerRadii: radii(in: rect)).path(in: rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.insetAmount += amount
    return shape
  }

  /// In points. Fixed radii become smaller by the inset, so that the outline stays concentric.
  private func radii(in rect: CGRect) -> RectangleCornerRadii {
    let container = ContainerOutline.current?.concentricRadii(in: rect) ?? [:]
    var radii = styles.mapValues { max($0.radius - insetAmount, 0) }
    for (corner, style) in styles where style.isConcentric {
      radii[corner] = max(radii[corner] ?? 0, container[corner] ?? 0)
    }
    for corners in uniform {
      let largest = corners.compactMap { radii[$0] }.max()
      for corner in corners { radii[corner] = largest }
    }
    return RectangleCornerRadii(
      topLeading: radii[.topLeading] ?? 0, bottomLeading: radii[.bottomLeading] ?? 0,
      bottomTrailing: radii[.bottomTrailing] ?? 0, topTrailing: radii[.topTrailing] ?? 0)
  }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable, CaseIterable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The style of a corner.
    public struct Style: Hashable, Sendable {
      /// In points; the least radius of a concentric corner.
      let radius: CGFloat
      var isConcentric = false

      /// A corner that is concentric with the container's corner.
      public static let concentric = Style(radius: 0, isConcentric: true)
      /// A corner that is concentric with the container's corner.
      /// - Parameter minimum: the least radius.
      public static func concentric(minimum: Style) -> Style { Style(radius: minimum.radius, isConcentric: true) }
      /// - Parameter radius: in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(radius: value) }
  public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }
}

nonisolated extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners have one style.
  /// - Parameter isUniform: whether all corners have the largest of their radii.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
  /// A rectangle whose corners have styles of their own.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle whose corners at the top are equal, and those at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
}
