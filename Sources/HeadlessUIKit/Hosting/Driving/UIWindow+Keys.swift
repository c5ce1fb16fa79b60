import Foundation

extension UIWindow {
  /// Presses a key and lets it go, as on a keyboard beside the device: for tests. Not a part of UIKit.
  ///
  /// A key that types goes into the text input that is the first responder, unless a command wants priority. Of the commands
  /// the first one counts, from the first responder up the chain, whose input and modifiers are the key's; it is performed by
  /// the first responder from there on up that has its method. A key without a taker is a press that begins and ends at the
  /// first responder. SwiftUI's actions for keys (`onKeyPress`) come before the typing, and where nothing types after the commands.
  ///
  /// - Parameters:
  ///   - input: a character, or one of `UIKeyCommand`'s constants; `"\u{8}"` is the backspace.
  ///   - modifiers: the keys that are held.
  /// - Returns: the command that was performed; nil for none.
  @discardableResult
  public func sendKey(_ input: String, modifiers: UIKeyModifierFlags = []) -> UIKeyCommand? {
    layoutIfNeeded()
    defer { layoutIfNeeded() }
    let first = keyReceiver
    let taker = first.keyStrokeTaker
    defer { _ = taker?.take(KeyStroke(input: input, modifiers: modifiers, isDown: false)) }
    let down = KeyStroke(input: input, modifiers: modifiers, isDown: true)
    let found = KeyPress.command(input, modifiers, from: first)
    let types = first is any UIKeyInput
    if found?.command.wantsPriorityOverSystemBehavior != true {
      if types, taker?.take(down) == true { return nil }
      if KeyPress.type(input, modifiers, into: first) { return nil }
    }
    if let found, found.perform() { return found.command }
    if !types, taker?.take(down) == true { return nil }
    if let standard = KeyPress.standard(input, modifiers, first) { return standard }
    KeyPress.press(input, modifiers, first, in: self)
    return nil
  }

  /// The responder that keys go to: the first responder, or the controller that is presented above the others.
  private var keyReceiver: UIResponder {
    if let first = app.firstResponder.current(beside: self) { return first }
    var top = rootViewController
    while let presented = top?.core.presented, !presented.core.isBeingDismissed { top = presented }
    return top ?? self
  }

  /// The enabled key commands that a key would find, the nearest to the first responder first; of several for the same keys the first.
  package var availableKeyCommands: [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    _ = ResponderChain(from: keyReceiver).first { responder -> Bool? in
      for command in responder.keyCommands ?? [] where !command.attributes.contains(.disabled) {
        let isKnown = commands.contains { $0.input == command.input && $0.modifierFlags == command.modifierFlags }
        if !isKnown { commands.append(command) }
      }
      return nil
    }
    return commands
  }
}

/// The effect of a key.
@MainActor private struct KeyPress {
  let command: UIKeyCommand
  /// The responder that has the command.
  let owner: UIResponder

  static func command(_ input: String, _ modifiers: UIKeyModifierFlags, from first: UIResponder) -> KeyPress? {
    ResponderChain(from: first).first { owner in
      let own = owner.keyCommands?.first { command in
        command.input?.lowercased() == input.lowercased() && command.modifierFlags == modifiers
          && !command.attributes.contains(.disabled)
      }
      return own.map { KeyPress(command: $0, owner: owner) }
    }
  }

  /// Performs the main menu's command for a key, if a responder in the chain can; returns nil if there is none.
  static func standard(_ input: String, _ modifiers: UIKeyModifierFlags, _ first: UIResponder) -> UIKeyCommand? {
    guard let action = StandardEditCommands.action(forKey: input, modifiers) else { return nil }
    let command = UIKeyCommand(input: input, modifierFlags: modifiers, action: action)
    guard let target = first.target(forAction: action, withSender: command) as? UIResponder,
      action.call(on: target, sender: command)
    else { return nil }
    return command
  }

  /// Whether a responder has the command's method.
  func perform() -> Bool {
    ResponderChain(from: owner).first { command.action.call(on: $0, sender: command) ? true : nil } ?? false
  }

  /// Whether the key types something into a text input.
  static func type(_ input: String, _ modifiers: UIKeyModifierFlags, into responder: UIResponder) -> Bool {
    guard let text = responder as? any UIKeyInput, modifiers.isDisjoint(with: [.command, .control, .alternate]) else {
      return false
    }
    if input == "\u{8}" {
      TypedKey.backspace(in: text)
      return true
    }
    guard input.count == 1, let key = input.first else { return false }
    if key.isNewline {
      TypedKey.press("\n", in: text)
    } else {
      for character in modifiers.contains(.shift) ? input.uppercased() : input { TypedKey.press(character, in: text) }
    }
    return true
  }

  static func press(
    _ input: String, _ modifiers: UIKeyModifierFlags, _ responder: UIResponder, in window: UIWindow
  ) {
    guard let code = UIKeyboardHIDUsage(typing: input) else { return }
    let press = UIPress()
    let shown = modifiers.contains(.shift) ? input.uppercased() : input
    press.key = UIKey(shown, ignoringModifiers: input, modifiers, code)
    press.type = UIPress.PressType(arrow: code) ?? press.type
    press.responder = responder
    press.window = window
    let event = UIPressesEvent()
    event.allPresses = [press]
    responder.pressesBegan([press], with: event)
    press.phase = .ended
    responder.pressesEnded([press], with: event)
  }
}

extension UIPress.PressType {
  /// The direction of an arrow key as VoiceOver names it.
  fileprivate init?(arrow code: UIKeyboardHIDUsage) {
    switch code {
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    default: return nil
    }
  }
}
