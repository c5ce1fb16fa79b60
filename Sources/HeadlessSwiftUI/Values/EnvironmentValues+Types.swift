/// The reasons to redact content.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The operational state of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// The visibility of an element.
public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}
