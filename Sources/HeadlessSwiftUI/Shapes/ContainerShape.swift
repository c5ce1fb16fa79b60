internal import Foundation
internal import SwiftUILayout

/// The outline that `ContainerRelativeShape` has where a shape is drawn.
struct ContainerOutline: Sendable {
  /// Set only while an outline is made, for the shapes that are made within; they are given nothing but their rectangle.
  @TaskLocal static var current: ContainerOutline?

  /// The container's bounds in the coordinates of the shape that is drawn, in points.
  let bounds: CGRect
  /// The container's shape in a rectangle that lies inside its bounds by some points on the closest edge.
  let outline: @Sendable (CGRect, _ inset: CGFloat) -> Path

  func path(in rect: CGRect) -> Path {
    let distances = [
      rect.minX - bounds.minX, rect.minY - bounds.minY, bounds.maxX - rect.maxX, bounds.maxY - rect.maxY,
    ]
    return outline(rect, max(0, distances.min() ?? 0))
  }
}

/// Keeps the shape that shapes inside are relative to.
final class ContainerShapeElement: _UnaryElement {
  fileprivate var outline: (@Sendable (CGRect, CGFloat) -> Path)?
}

extension _LayoutElement {
  /// Makes an outline in the element's own coordinates, with the container's shape known to it.
  ///
  /// - Parameter isInContainer: whether an enclosing view has a container shape.
  func outlining<Outline>(_ isInContainer: Bool, _ make: () -> Outline) -> Outline {
    guard isInContainer else { return make() }
    var origin = CGPoint.zero
    var element: _LayoutElement? = self
    while let current = element {
      if let container = current as? ContainerShapeElement, let outline = container.outline {
        let bounds = CGRect(x: -origin.x, y: -origin.y, width: container.size.width, height: container.size.height)
        return ContainerOutline.$current.withValue(ContainerOutline(bounds: bounds, outline: outline), operation: make)
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

extension View {
  /// Sets the shape that `ContainerRelativeShape` inside is, where it has the bounds of this view.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.isInContainerShape, true)
      .wrapping({ ContainerShapeElement($0) }) { element in
        element.outline = { rect, inset in
          shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
        }
      }
  }
}
