internal import HeadlessUIKit

/// The accessibility properties of a view that UIKit shows as an object of its own, such as an item of a bar.
@MainActor struct AccessibleNames {
  private(set) var properties = AccessibilityProperties()
  /// What the view's only image says where no modifier names it: the name of its symbol.
  private(set) var imageLabel: String?

  /// Collects the properties from the outermost view to the only element inside.
  init(of element: _LayoutElement) {
    var element = element
    while true {
      switch element {
      case let described as AccessibilityPropertiesElement:
        var inner = described.properties
        inner.merge(properties)
        properties = inner
      case let trait as _TraitElement where trait.key == ObjectIdentifier(AccessibilityIdentifierKey.self):
        if properties.identifier == nil, let identifier = trait.value as? String, !identifier.isEmpty {
          properties.identifier = identifier
        }
      case let image as _ImageElement: imageLabel = image.spokenLabel
      default: break
      }
      guard element.children.count == 1 else { return }
      element = element.children[0]
    }
  }

  /// Names an item whose title is `title`; nil for an item that shows its image alone.
  func apply(to item: UIBarButtonItem, title: String?) {
    item.accessibilityLabel = properties.label ?? title ?? imageLabel
    item.accessibilityIdentifier = properties.identifier
    item.accessibilityHint = properties.hint
    item.accessibilityValue = properties.value
  }
}
