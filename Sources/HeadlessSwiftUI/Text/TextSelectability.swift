/// Whether text can be selected.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
  /// Whether a long press on a text inside shows a menu that copies it. The innermost modifier counts. Text in a list's rows
  /// doesn't show the menu.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    wrapping({ SelectableTextElement($0) }) { $0.isEnabled = S.allowsSelection }
  }
}
