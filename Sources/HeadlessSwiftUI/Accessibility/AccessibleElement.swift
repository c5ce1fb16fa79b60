internal import Foundation
internal import HeadlessUIKit

/// An element with accessibility values.
@MainActor package protocol AccessibleElement: _LayoutElement {
  /// The spoken label; nil for an element that isn't an accessibility element.
  var spokenLabel: String? { get }
  var spokenValue: String? { get }
  var spokenTraits: UIAccessibilityTraits { get }
  /// Performs the action of a double tap; false if the element has no action.
  func activate() -> Bool
}

extension AccessibleElement {
  package var spokenValue: String? { nil }
  package func activate() -> Bool { false }
}

/// The properties that modifiers set on the content.
final class AccessibilityPropertiesElement: _UnaryElement {
  override var keepsDrawing: Bool { true }

  var properties: AccessibilityProperties

  init(_ child: _LayoutElement, _ properties: AccessibilityProperties) {
    self.properties = properties
    super.init(child)
  }
}

extension _TextElement: AccessibleElement {
  package var spokenLabel: String? { content?.text.spoken ?? snapshotText }
  package var spokenTraits: UIAccessibilityTraits {
    content?.text.isHeading == true ? [.staticText, .header] : .staticText
  }

  /// A double tap opens the only link of a text.
  package func activate() -> Bool {
    guard let link = links.first, links.allSatisfy({ $0.number == link.number }) else { return false }
    return link.activate()
  }
}

extension _ImageElement: AccessibleElement {
  package var spokenLabel: String? { label ?? (isDecorative ? nil : snapshotText) }
  package var spokenTraits: UIAccessibilityTraits { .image }
}

extension PressElement: AccessibleElement {
  package var spokenLabel: String? { nil }
  package var spokenTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }

  package func activate() -> Bool {
    guard isEnabled else { return false }
    action()
    return true
  }
}
