import Foundation

/// What an app told of an element, made when it first tells something. A class, as `ViewState` is.
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

/// What UIKit's own views tell of themselves where the app says nothing.
@MainActor struct StandardAccessibility {
  var isElement = false
  var label: String?
  var traits: UIAccessibilityTraits = .none

  init(of responder: UIResponder) {
    switch responder {
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
}
