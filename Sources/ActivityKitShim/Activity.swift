/// The content of an app's live activity.
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

/// The answers about live activities. By default they aren't allowed.
public struct ActivityAnswers: StandInAnswers {
  public var areActivitiesEnabled = false
  public init() {}
}

public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale }
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

public struct PushType: Sendable, Hashable {
  public static let token = PushType()
}

public enum ActivityAuthorizationError: Error, Sendable { case denied, unsupported }

public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool {
    let answers: ActivityAnswers = StandInScope.answers(
      framework: "ActivityKit", asked: "whether live activities are allowed")
    return answers.areActivitiesEnabled
  }
  public var frequentPushesEnabled: Bool { false }
}

/// A live activity: stored until it ends, and not displayed.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  private final class Running: @unchecked Sendable {
    var all: [Activity] = []
  }

  public let id = UUID().uuidString
  public let attributes: Attributes
  public private(set) var content: ActivityContent<Attributes.ContentState>
  public private(set) var activityState = ActivityState.active
  public var pushToken: Data? { nil }
  public var contentState: Attributes.ContentState { content.state }

  private init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
    (self.attributes, self.content) = (attributes, content)
  }

  private static var running: Running { StandInScope.shared { Running() } }
  public static var activities: [Activity] { running.all }

  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { throw ActivityAuthorizationError.denied }
    let activity = Activity(attributes, content)
    running.all.append(activity)
    return activity
  }

  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
  }

  public func update(_ content: ActivityContent<Attributes.ContentState>) async { self.content = content }
  public func update(using contentState: Attributes.ContentState) async { content.state = contentState }

  public func end(
    using contentState: Attributes.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: content.staleDate) }, dismissalPolicy: dismissalPolicy)
  }

  public func end(
    _ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
    activityState = .ended
    Activity.running.all.removeAll { $0 === self }
  }
}
