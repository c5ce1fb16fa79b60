internal import Foundation
internal import Graphics

/// The drawing of an element at a place.
struct KeptDrawing {
  /// The position of the element's top left corner on the canvas, in points.
  let origin: CGPoint
  /// Pixels per point.
  let scale: CGFloat
  let items: [DisplayItem]
}

extension _LayoutElement {
  /// Containers with this number of children keep the drawings of each: keeping those of fewer ones saves little.
  private static let keepingCount = 8

  /// Draws the children, in order of their `zIndex`.
  public final func drawChildren(_ canvas: inout ElementCanvas) {
    let ordered = children.inDrawingOrder
    guard ordered.count >= Self.keepingCount else {
      for child in ordered { canvas.draw(child) }
      return
    }
    for child in ordered { canvas.drawKept(child) }
  }

  /// Discards the kept drawings that contain the element: has to be called after a change of what it draws. Those around an element
  /// that wasn't drawn since its last change don't contain it.
  public final func drawingDidChange() {
    var element: _LayoutElement? = self
    while let current = element, current.isDrawn {
      current.isDrawn = false
      current.keptDrawing = nil
      element = current.parent
    }
  }
}

extension [_LayoutElement] {
  /// Sorted by `zIndex`; elements with the same value keep their order.
  @MainActor package var inDrawingOrder: [_LayoutElement] {
    guard count > 1 else { return self }
    var index = 0
    while index < count, self[index].zIndex == 0 { index += 1 }
    if index == count { return self }
    return enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }
}

/// The key of `zIndex(_:)` among an element's traits; its value is a `Double`.
public enum _ZIndexKey {}

extension _LayoutElement {
  /// Known until `invalidateLayout()`: hit testing and drawing ask each child of each container, which looks through all modifiers.
  package final var zIndex: Double {
    if let knownZIndex { return knownZIndex }
    let index = trait(ObjectIdentifier(_ZIndexKey.self)) as? Double ?? 0
    knownZIndex = index
    return index
  }
}
