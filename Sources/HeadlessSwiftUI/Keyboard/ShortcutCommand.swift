internal import HeadlessUIKit

/// The key command of a button with a keyboard shortcut.
final class ShortcutCommand: UIKeyCommand {
  private weak var button: PressElement?

  /// - Parameter title: the button's label.
  init(_ button: PressElement, _ shortcut: KeyboardShortcut, title: String) {
    self.button = button
    super.init(
      title: title, action: Selector("runShortcut:", UIViewController.runShortcut), input: shortcut.key.input,
      modifierFlags: shortcut.modifiers.flags)
  }

  required init?(coder: NSCoder) { nil }

  func run() { _ = button?.activate() }
}

extension UIViewController {
  /// A controller's commands with those of the buttons with keyboard shortcuts in its view.
  func commandsWithShortcuts(_ own: [UIKeyCommand]?) -> [UIKeyCommand]? {
    let commands = (own ?? []) + (viewIfLoaded?.shortcutCommands ?? [])
    return commands.isEmpty ? nil : commands
  }

  /// The action of a shortcut's command, whose first responder with the action is the hosting controller that has the command.
  fileprivate func runShortcut(_ command: UIKeyCommand) { (command as? ShortcutCommand)?.run() }
}

extension UIView {
  /// The commands of the enabled buttons of SwiftUI's in the view, in VoiceOver's order. Of several with one shortcut the first
  /// one counts.
  var shortcutCommands: [UIKeyCommand] {
    if isHidden { return [] }
    let hosted = (self as? _ElementHostView)?.accessibilityElements?.flatMap(HostedAccessibilityElement.all)
    let own = hosted?.compactMap { element -> UIKeyCommand? in
      guard let button = element.element as? PressElement,
        button.isEnabled, let shortcut = button.shortcut
      else { return nil }
      return ShortcutCommand(button, shortcut, title: element.accessibilityLabel ?? "")
    }
    return (own ?? []) + subviews.flatMap { $0.shortcutCommands }
  }
}

extension KeyEquivalent {
  /// The key as UIKit's commands name it.
  fileprivate var input: String {
    switch self {
    case .upArrow: UIKeyCommand.inputUpArrow
    case .downArrow: UIKeyCommand.inputDownArrow
    case .leftArrow: UIKeyCommand.inputLeftArrow
    case .rightArrow: UIKeyCommand.inputRightArrow
    case .escape: UIKeyCommand.inputEscape
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    default: String(character)
    }
  }
}

extension EventModifiers {
  fileprivate var flags: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if contains(.capsLock) { flags.insert(.alphaShift) }
    if contains(.shift) { flags.insert(.shift) }
    if contains(.control) { flags.insert(.control) }
    if contains(.option) { flags.insert(.alternate) }
    if contains(.command) { flags.insert(.command) }
    if contains(.numericPad) { flags.insert(.numericPad) }
    return flags
  }
}
