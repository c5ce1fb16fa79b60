import Foundation

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
