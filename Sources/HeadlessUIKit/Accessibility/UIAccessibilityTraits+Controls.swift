// Traits that UIKit's controls have and Apple doesn't publish. Their bits are those of AXRuntime's symbols, as the parser of
// AccessibilitySnapshot lists them.

extension UIAccessibilityTraits {
  /// The trait of text inputs.
  package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// Text that is being typed into.
  package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  package static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
  package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  package static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
  /// Text of several lines that is typed into.
  package static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
}
