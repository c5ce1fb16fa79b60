// Modifiers for interactions with texts and controls, which have no effect on a picture, except through values of the environment
// that views of apps read.

nonisolated extension View {
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    environment(\.writingToolsBehavior, behavior)
  }
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  public func typeSelectEquivalent(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func typeSelectEquivalent<S: StringProtocol>(_ text: S) -> some View { self }
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }
  public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

/// The extent to which the system's Writing Tools can change a text.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// A double tap of Apple Pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// A squeeze of Apple Pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable { case active, ended, failed }

nonisolated extension View {
  /// Prints that the view was evaluated. SwiftUI also prints the changed properties, which the graph here doesn't record.
  public static func _printChanges() { print("\(Self.self): evaluated.") }
  public static func _logChanges() { _printChanges() }
}
