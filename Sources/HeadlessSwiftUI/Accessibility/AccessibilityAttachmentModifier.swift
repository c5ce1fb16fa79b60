/// A modifier that sets accessibility properties of a view.
public struct AccessibilityAttachmentModifier: _ElementModifier {
  let change: @MainActor (inout AccessibilityProperties, EnvironmentValues) -> Void

  public typealias Body = Never
  public func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> _LayoutElement {
    AccessibilityPropertiesElement(child, AccessibilityProperties())
  }
  public func updateElement(_ element: _LayoutElement, _ context: _ElementContext) {
    var properties = AccessibilityProperties()
    change(&properties, context.environment)
    (element as? AccessibilityPropertiesElement)?.properties = properties
  }
}

nonisolated extension View {
  func accessible(
    _ change: @escaping @MainActor (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: change))
  }
  func accessible(
    _ change: @escaping @MainActor (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { properties, _ in change(&properties) })
  }
}
