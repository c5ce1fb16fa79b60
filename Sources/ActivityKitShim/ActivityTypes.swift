/// The content of an app's live activity.
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

/// The answers about live activities. By default they aren't allowed.
public struct ActivityAnswers: StandInAnswers {
  public var areActivitiesEnabled = false
  public init() {}
}

/// The state of a live activity. No time passes here, so that no activity becomes stale.
public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale }
/// When the system removes an activity that has ended.
public enum ActivityUIDismissalPolicy: Sendable { case `default`, immediate, after(Date) }

/// The state of a live activity, and how long it is valid.
public struct ActivityContent<State: Codable & Hashable> {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// How a server updates an activity. Stored but unused: there is no push service.
public struct PushType: Sendable, Hashable {
  private let channel: String?
  public static let token = PushType(channel: nil)
  /// Updates that all subscribers of a channel receive.
  public static func channel(_ identifier: String) -> PushType { PushType(channel: identifier) }
}

/// Why a live activity can't begin. Only ``denied`` is thrown here.
public enum ActivityAuthorizationError: Error, Sendable, Hashable {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
  case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget
  case visibility
}

/// Whether live activities are allowed, by the test's ``ActivityAnswers``.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool {
    let answers: ActivityAnswers = StandInScope.answers(
      framework: "ActivityKit", asked: "whether live activities are allowed")
    return answers.areActivitiesEnabled
  }
  public var frequentPushesEnabled: Bool { false }
}
