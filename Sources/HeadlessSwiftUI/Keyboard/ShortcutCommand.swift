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
  /// The commands of the enabled buttons of SwiftUI's in the view, in the order of the views. Of several with one shortcut the
  /// first one counts. Buttons that aren't seen have theirs, too: `hidden()` and `opacity(0)` leave shortcuts alone.
  var shortcutCommands: [UIKeyCommand] {
    if isHidden { return [] }
    let own = (self as? _ElementHostView)?.root.map { root in
      let spoken = accessibilityElements?.flatMap(HostedAccessibilityElement.all) ?? []
      return root.pressElements.compactMap { button -> UIKeyCommand? in
        guard button.isEnabled, let shortcut = button.shortcut else { return nil }
        let label = spoken.first { $0.element === button }?.accessibilityLabel
        return ShortcutCommand(button, shortcut, title: label ?? button.writtenTexts)
      }
    }
    return (own ?? []) + subviews.flatMap { $0.shortcutCommands }
  }
}

extension _LayoutElement {
  /// The buttons in the element, without those in views of UIKit's.
  fileprivate var pressElements: [PressElement] {
    if self is _PlatformElement { return [] }
    return ((self as? PressElement).map { [$0] } ?? []) + children.flatMap(\.pressElements)
  }

  /// The texts in the element, which an unseen button is called by.
  fileprivate var writtenTexts: String {
    func texts(_ element: _LayoutElement) -> [String] {
      ((element as? any DescribedElement)?.snapshotText.map { [$0] } ?? []) + element.children.flatMap(texts)
    }
    return texts(self).joined(separator: " ")
  }
}

extension KeyEquivalent {
  /// The keys for which UIKit's commands have names.
  private static var named: [(key: KeyEquivalent, input: String)] {
    [
      (.upArrow, UIKeyCommand.inputUpArrow), (.downArrow, UIKeyCommand.inputDownArrow),
      (.leftArrow, UIKeyCommand.inputLeftArrow), (.rightArrow, UIKeyCommand.inputRightArrow),
      (.escape, UIKeyCommand.inputEscape), (.home, UIKeyCommand.inputHome), (.end, UIKeyCommand.inputEnd),
      (.pageUp, UIKeyCommand.inputPageUp), (.pageDown, UIKeyCommand.inputPageDown),
      (.deleteForward, UIKeyCommand.inputDelete),
    ]
  }

  /// The key as UIKit's commands name it.
  fileprivate var input: String { Self.named.first { $0.key == self }?.input ?? String(character) }

  /// The key that UIKit's commands name so; nil for several characters.
  init?(input: String) {
    if let named = Self.named.first(where: { $0.input == input }) {
      self = named.key
    } else if input == "\n" {
      self = .return
    } else {
      guard input.count == 1, let character = input.first else { return nil }
      self.init(character)
    }
  }
}

extension EventModifiers {
  /// The modifiers with UIKit's names for them.
  static var pairs: [(own: EventModifiers, flag: UIKeyModifierFlags)] {
    [
      (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate), (.command, .command),
      (.numericPad, .numericPad),
    ]
  }

  fileprivate var flags: UIKeyModifierFlags {
    Self.pairs.reduce(into: []) { if contains($1.own) { $0.insert($1.flag) } }
  }
}
