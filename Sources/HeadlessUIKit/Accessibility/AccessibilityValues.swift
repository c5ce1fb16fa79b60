import Foundation

/// The accessibility values that an app set for an element, created with the first value. A class, as `ViewState` is.
@MainActor final class AccessibilityValues {
  var isElement: Bool?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var identifier: String?
  var inputLabels: [NSAttributedString]?
  var elementsAreHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var respondsToInteraction: Bool?
  var textualContext: UIAccessibilityTextualContext?
  var elements: [Any]?
  var automationElements: [Any]?
  var headerElements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var ignoresInvertColors = false
  var showsLargeContent = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
  var customContent: [AXCustomContent] = []
  /// The names of the declared properties that are being read or written.
  var accessed: Set<String> = []
  var focusObservers: [any AccessibilityFocusObserver] = []
  /// The values by the names of their properties.
  var blocks: [String: Any] = [:]
}

extension UIResponder {
  final var accessibilityToChange: AccessibilityValues {
    if let accessibility { return accessibility }
    let made = AccessibilityValues()
    accessibility = made
    return made
  }

  func _accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}
