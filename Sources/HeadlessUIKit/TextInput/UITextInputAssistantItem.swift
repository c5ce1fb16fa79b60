public import Foundation

/// The shortcuts at both ends of a tablet's bar for suggestions.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// Stored but unused: bars are never hidden by a gesture, and customization isn't simulated.
  open var allowsHidingShortcuts = true
  /// Those at the leading end: undoing, doing again and pasting, unless an app says otherwise.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [
    UIBarButtonItemGroup(
      barButtonItems: ["arrow.uturn.backward", "arrow.uturn.forward", "doc.on.clipboard"].map { symbol in
        UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
      }, representativeItem: nil)
  ]
  /// Those at the trailing end.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  /// The shortcuts beside the suggestions while the responder is typed into. The keyboard shows them on tablets.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let known = objc_getAssociatedObject(self, InputAssistant.key) as? UITextInputAssistantItem { return known }
    let made = UITextInputAssistantItem()
    objc_setAssociatedObject(self, InputAssistant.key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}

@MainActor private enum InputAssistant {
  /// What responders' items are kept by.
  static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}
