public import Foundation

/// The shortcuts at both ends of a tablet's bar for suggestions.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// Stored but unused: bars are never hidden by a gesture, and customization isn't simulated.
  open var allowsHidingShortcuts = true
  /// The leading buttons: undo, redo and paste by default.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [
    UIBarButtonItemGroup(
      barButtonItems: ["arrow.uturn.backward", "arrow.uturn.forward", "doc.on.clipboard"].map { symbol in
        UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
      }, representativeItem: nil)
  ]
  /// The trailing buttons.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  /// The shortcuts beside the suggestions while the responder is edited, which the keyboard shows on iPads.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let known = objc_getAssociatedObject(self, InputAssistant.key) as? UITextInputAssistantItem { return known }
    let made = UITextInputAssistantItem()
    objc_setAssociatedObject(self, InputAssistant.key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}

@MainActor private enum InputAssistant {
  /// The storage of responders' items.
  static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}
