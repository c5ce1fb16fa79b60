internal import HeadlessUIKit

/// A button among the views of a menu, an alert or a row's swipe actions, which UIKit shows as an action.
@MainActor struct ActionItem {
  let title: String
  let image: UIImage?
  let role: ButtonRole?
  let isEnabled: Bool
  /// Those of the action in a menu, without the role's.
  let menuAttributes: UIMenuElement.Attributes
  let tint: UIColor?
  /// Whether the button has the shortcut of default actions.
  let isDefault: Bool
  let action: @MainActor () -> Void

  init(_ button: any AnyButton, _ node: _AnyNode) {
    title = node.writtenText ?? ""
    image = node.shownImage
    role = button.buttonRole
    isEnabled = node.environment.isEnabled
    menuAttributes = node.environment.menuActionAttributes
    tint = node.environment.tint == nil ? nil : UIColor(node.environment.tintColor)
    isDefault = node.environment.keyboardShortcut == .defaultAction
    action = button.buttonAction
  }

  var contextualAction: UIContextualAction {
    let action = action
    let shown = UIContextualAction(style: role == .destructive ? .destructive : .normal, title: title) { _, _, done in
      action()
      done(true)
    }
    shown.image = image
    if let tint { shown.backgroundColor = tint }
    return shown
  }
}

extension PartNode {
  /// The buttons inside, in order.
  var actions: [ActionItem] {
    _ = content.elements
    var found: [ActionItem] = []
    content.walk { node in
      guard let button = (node as? any ViewHolding)?.anyView as? any AnyButton else { return true }
      found.append(ActionItem(button, node))
      return false
    }
    return found
  }
}
