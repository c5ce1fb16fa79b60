internal import HeadlessUIKit

/// What VoiceOver's own gestures ask of a view.
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

  /// An action of a name.
  public init(named name: Text) {
    self.name = "named"
    text = name
  }

  /// The name that the action is offered under; nil for a gesture of VoiceOver's.
  var ownName: Text? { text }

  public static func == (one: Self, other: Self) -> Bool { one.name == other.name && one.text == other.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
