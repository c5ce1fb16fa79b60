import Foundation

/// What an app set for an element, made with the first value that is set. A class, as `ViewState` is.
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
  /// By the names of the properties.
  var blocks: [String: Any] = [:]
}

/// The values of UIKit's own views where the app sets none.
@MainActor struct StandardAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none

  init(of responder: UIResponder) {
    switch responder {
    case let field as UITextField: read(field)
    case let text as UITextView: read(text)
    case let label as UILabel:
      isElement = true
      self.label = label.snapshotText
      traits = .staticText
      if !label.isEnabled { traits.insert(.notEnabled) }
    case let button as UIButton:
      isElement = true
      label = button.snapshotText
      traits = .button
      if !button.isEnabled { traits.insert(.notEnabled) }
      if button.isSelected { traits.insert(.selected) }
    case let control as UIControl:
      if !control.isEnabled { traits.insert(.notEnabled) }
      if control.isSelected { traits.insert(.selected) }
    case is UIImageView: traits = .image
    default: break
    }
  }

  /// An empty field says its placeholder.
  private mutating func read(_ field: UITextField) {
    isElement = true
    value = field.text?.isEmpty == false ? field.text : field.placeholder
    if field.isSecureTextEntry, let text = field.text, !text.isEmpty {
      value = String(repeating: "\u{2022}", count: text.count)
    }
    traits = .textEntry
    if field is UISearchTextField { traits.insert(.searchField) }
    if field.isSecureTextEntry { traits.insert(.secureTextField) }
    if field.isFirstResponder { traits.insert(.isEditing) }
    if !field.isEnabled { traits.insert(.notEnabled) }
  }

  private mutating func read(_ text: UITextView) {
    isElement = true
    value = text.text
    guard text.isEditable else {
      traits = .staticText
      return
    }
    traits = [.textEntry, .textArea]
    if text.isFirstResponder { traits.insert(.isEditing) }
  }
}
