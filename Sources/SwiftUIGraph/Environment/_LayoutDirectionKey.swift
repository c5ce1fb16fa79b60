public import SwiftUILayout

/// The key of the layout direction, which the elements of views need besides the views.
public enum _LayoutDirectionKey: EnvironmentKey {
  public static var defaultValue: LayoutDirection { .leftToRight }
}

/// The elements of views for which a modifier changes the layout direction.
@MainActor final class DirectedElements {
  private var wrapped: [ObjectIdentifier: _DirectionElement] = [:]
  /// The direction of the views; nil for that of the elements around them.
  private(set) var direction: LayoutDirection?

  /// - Returns: whether there are other elements than before.
  func update(_ direction: LayoutDirection?) -> Bool {
    let old = self.direction
    self.direction = direction
    guard let direction else { return old != nil }
    for element in wrapped.values { element.direction = direction }
    return old == nil
  }

  func wrap(_ child: _LayoutElement) -> _LayoutElement {
    guard let direction else { return child }
    if let element = wrapped[ObjectIdentifier(child)] {
      element.direction = direction
      child.parent = element
      return element
    }
    let element = _DirectionElement(child, direction: direction)
    wrapped[ObjectIdentifier(child)] = element
    return element
  }

  /// Forgets the elements around others than these.
  func keep(_ children: [_LayoutElement]) {
    guard wrapped.count > children.count || direction == nil else { return }
    let present = direction == nil ? [] : Set(children.map { ObjectIdentifier($0) })
    wrapped = wrapped.filter { present.contains($0.key) }
  }
}
