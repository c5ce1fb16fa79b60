internal import HeadlessUIKit

/// An action for keys that the focused view inside gets.
struct KeyPressModifier: ViewModifier {
  let phases: KeyPress.Phases
  nonisolated(unsafe) let accepts: (KeyPress) -> Bool
  nonisolated(unsafe) let action: (KeyPress) -> KeyPress.Result

  typealias Body = Never
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    KeyPressNode(view, inputs)
  }
}

/// The current action of a modifier, which views inside keep.
@MainActor final class KeyPressLink {
  fileprivate var modifier: KeyPressModifier?

  fileprivate func take(_ press: KeyPress) -> Bool {
    guard let modifier, modifier.phases.contains(press.phase), modifier.accepts(press) else { return false }
    return modifier.action(press) == .handled
  }
}

extension [KeyPressLink] {
  /// Whether an action handles the key. The innermost comes first, and an action that ignores it passes it on.
  @MainActor func take(_ stroke: KeyStroke) -> Bool {
    guard !isEmpty, let press = KeyPress(stroke) else { return false }
    return reversed().contains { $0.take(press) }
  }
}

private enum KeyPressLinksKey: EnvironmentKey { static var defaultValue: [KeyPressLink] { [] } }

extension EnvironmentValues {
  /// The actions for keys of enclosing views, the innermost last.
  var keyPressLinks: [KeyPressLink] {
    get { self[KeyPressLinksKey.self] }
    set { self[KeyPressLinksKey.self] = newValue }
  }
}

private final class KeyPressNode<Content: View>: _ModifierNode<Content, KeyPressModifier> {
  private let link = KeyPressLink()
  private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

  override var relaysEnvironment: Bool { true }
  override var contentEnvironment: EnvironmentValues {
    if let known, known.outer == environment { return known.inner }
    var inner = environment
    inner.keyPressLinks.append(link)
    known = (environment, inner)
    return inner
  }

  override func modifierWillChange(from old: KeyPressModifier?) { link.modifier = modifier }
}

extension KeyPress {
  /// Nil for input that isn't one key. The characters are those without modifiers.
  fileprivate init?(_ stroke: KeyStroke) {
    guard let key = KeyEquivalent(input: stroke.input) else { return nil }
    self.init(
      phase: stroke.isDown ? .down : .up, key: key, characters: String(key.character),
      modifiers: EventModifiers(stroke.modifiers))
  }
}

extension EventModifiers {
  init(_ flags: UIKeyModifierFlags) {
    self = EventModifiers.pairs.reduce(into: []) { if flags.contains($1.flag) { $0.insert($1.own) } }
  }
}
