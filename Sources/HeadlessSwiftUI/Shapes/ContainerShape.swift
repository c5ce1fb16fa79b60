internal import Foundation
internal import SwiftUILayout

/// The outline of `ContainerRelativeShape` where a shape is drawn.
struct ContainerOutline: Sendable {
  /// Set only while an outline is created, for the shapes inside, which are passed only their rectangle.
  @TaskLocal static var current: ContainerOutline?

  /// The container's bounds in the coordinates of the shape that is drawn, in points.
  let bounds: CGRect
  /// Returns the container's shape in a rectangle that is inset from its bounds by the given points at the closest edge.
  let outline: @Sendable (CGRect, _ inset: CGFloat) -> Path

  /// The radii of the container's corners in points; nil if its shape isn't a rounded rectangle.
  let radii: @Sendable (CGSize) -> RectangleCornerRadii?

  /// The radii of the corners of a rectangle, less than those of the container by the larger distance from its edges.
  func concentricRadii(in rect: CGRect) -> [Edge.Corner: CGFloat] {
    guard let radii = radii(bounds.size) else { return [:] }
    let (left, top) = (rect.minX - bounds.minX, rect.minY - bounds.minY)
    let (right, bottom) = (bounds.maxX - rect.maxX, bounds.maxY - rect.maxY)
    let largest = min(bounds.width, bounds.height) / 2
    return [
      .topLeading: min(radii.topLeading, largest) - max(left, top),
      .topTrailing: min(radii.topTrailing, largest) - max(right, top),
      .bottomLeading: min(radii.bottomLeading, largest) - max(left, bottom),
      .bottomTrailing: min(radii.bottomTrailing, largest) - max(right, bottom),
    ]
  }

  func path(in rect: CGRect) -> Path {
    let distances = [
      rect.minX - bounds.minX, rect.minY - bounds.minY, bounds.maxX - rect.maxX, bounds.maxY - rect.maxY,
    ]
    return outline(rect, max(0, distances.min() ?? 0))
  }
}

/// Holds the shape that container-relative shapes inside use.
final class ContainerShapeElement: _UnaryElement {
  fileprivate var outline: (@Sendable (CGRect, CGFloat) -> Path)?
  fileprivate var radii: @Sendable (CGSize) -> RectangleCornerRadii? = { _ in nil }
}

extension _LayoutElement {
  /// Returns an outline in the element's own coordinates, with access to the container's shape.
  ///
  /// - Parameter isInContainer: whether an enclosing view has a container shape.
  func outlining<Outline>(_ isInContainer: Bool, _ make: () -> Outline) -> Outline {
    guard isInContainer else { return make() }
    var origin = CGPoint.zero
    var element: _LayoutElement? = self
    while let current = element {
      if let container = current as? ContainerShapeElement, let outline = container.outline {
        let bounds = CGRect(x: -origin.x, y: -origin.y, width: container.size.width, height: container.size.height)
        return ContainerOutline.$current.withValue(
          ContainerOutline(bounds: bounds, outline: outline, radii: container.radii), operation: make)
      }
      origin.x += current.origin.x
      origin.y += current.origin.y
      element = current.parent
    }
    return make()
  }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether an enclosing view has a container shape.
  var isInContainerShape: Bool {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the shape of `ContainerRelativeShape` inside, in the bounds of this view.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.isInContainerShape, true)
      .wrapping({ ContainerShapeElement($0) }) { element in
        element.radii = { shape.cornerRadii(in: $0) }
        element.outline = { rect, inset in
          shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
        }
      }
  }
}

extension InsettableShape {
  /// The radii of the corners in a size, in points; nil for a shape that isn't a rounded rectangle.
  nonisolated fileprivate func cornerRadii(in size: CGSize) -> RectangleCornerRadii? {
    let radius: CGFloat
    switch self {
    case let shape as UnevenRoundedRectangle: return shape.cornerRadii
    case let shape as RoundedRectangle: radius = min(shape.cornerSize.width, shape.cornerSize.height)
    case is Capsule, is Circle: radius = min(size.width, size.height) / 2
    case is Rectangle: radius = 0
    default: return nil
    }
    return RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}
