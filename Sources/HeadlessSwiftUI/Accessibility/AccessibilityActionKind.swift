internal import HeadlessUIKit

/// The kind of an accessibility action: a standard VoiceOver gesture, or a named action.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  private let text: Text?

  private init(_ name: String) {
    self.name = name
    text = nil
  }

  public static let `default` = AccessibilityActionKind("default")
  public static let escape = AccessibilityActionKind("escape")
  public static let magicTap = AccessibilityActionKind("magicTap")
  public static let delete = AccessibilityActionKind("delete")
  public static let showMenu = AccessibilityActionKind("showMenu")

  /// Creates a named action.
  public init(named name: Text) {
    self.name = "named"
    text = name
  }

  /// The name of a named action; nil for the action of a VoiceOver gesture.
  var ownName: Text? { text }

  public static func == (one: Self, other: Self) -> Bool { one.name == other.name && one.text == other.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
