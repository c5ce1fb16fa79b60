import Synchronization

/// A live activity: stored until it ends, and not displayed.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// The content of an activity, which its attributes name.
  public typealias ContentState = Attributes.ContentState

  private struct Values {
    var content: ActivityContent<ContentState>
    var state = ActivityState.active
    var lastAlert: AlertConfiguration?
  }

  /// The activities of a test.
  private final class Running: Sendable {
    let all = Mutex<[Activity]>([])
    let begun = ActivityBroadcast<Activity>()
  }

  public let id = UUID().uuidString
  public let attributes: Attributes
  public let style: ActivityStyle
  private let values: Mutex<UncheckedValue<Values>>
  private let states = ActivityBroadcast<ActivityState>()
  private let contents = ActivityBroadcast<UncheckedValue<ActivityContent<ContentState>>>()

  public var content: ActivityContent<ContentState> { values.withLock(\.value).content }
  public var activityState: ActivityState { values.withLock(\.value).state }
  /// Nil: there is no push service.
  public var pushToken: Data? { nil }
  public static var pushToStartToken: Data? { nil }
  public var contentState: ContentState { content.state }
  /// The alert of the last update that had one. For tests: Apple's class has no such property.
  public var lastAlert: AlertConfiguration? { values.withLock(\.value).lastAlert }

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>, _ style: ActivityStyle) {
    (self.attributes, self.style) = (attributes, style)
    values = Mutex(UncheckedValue(value: Values(content: content)))
  }

  private func change(_ body: (inout Values) -> Void) {
    values.withLock { held in
      var copy = held.value
      body(&copy)
      held = UncheckedValue(value: copy)
    }
  }

  private static var running: Running { StandInScope.shared { Running() } }
  /// The activities that haven't ended, in the order of their beginnings.
  public static var activities: [Activity] { running.all.withLock { $0 } }

  /// - Throws: ``ActivityAuthorizationError/denied`` unless the test's ``ActivityAnswers`` allow activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard
  ) throws -> Activity {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { throw ActivityAuthorizationError.denied }
    let activity = Activity(attributes, content, style)
    running.all.withLock { $0.append(activity) }
    running.begun.send(activity)
    return activity
  }

  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
  }

  // MARK: Updates

  /// Has no effect once the activity has ended.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {
    guard activityState != .ended, activityState != .dismissed else { return }
    change { values in
      values.content = content
      if let alertConfiguration { values.lastAlert = alertConfiguration }
    }
    contents.send(UncheckedValue(value: content))
  }

  /// - Parameter timestamp: of the data. Updates arrive in the order of the calls here, and it has no effect.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async {
    await update(content, alertConfiguration: alertConfiguration)
  }

  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    var content = content
    content.state = contentState
    await update(content, alertConfiguration: alertConfiguration)
  }

  /// Ends the activity. With the policy `immediate` it is dismissed, with others it stays ended: no time passes here. A dismissed
  /// activity stays dismissed.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    guard activityState != .dismissed else { return }
    if let content { await update(content) }
    if activityState != .ended { move(to: .ended) }
    if case .immediate = dismissalPolicy {
      move(to: .dismissed)
      states.finish()
      contents.finish()
    }
    Activity.running.all.withLock { all in all.removeAll { $0 === self } }
  }

  /// - Parameter timestamp: of the data; it has no effect.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    await end(content, dismissalPolicy: dismissalPolicy)
  }

  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: content.staleDate) }, dismissalPolicy: dismissalPolicy)
  }

  private func move(to state: ActivityState) {
    change { $0.state = state }
    states.send(state)
  }

  // MARK: Sequences

  // Apple's documents don't say whether sequences begin with the present value. Its sample (Emoji Rangers) reads that value
  // before it iterates, so they don't here.
  public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates(stream: states.stream()) }
  public var contentUpdates: ContentUpdates { ContentUpdates(stream: contents.stream()) }
  public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates(stream: contents.stream()) }
  public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
  public static var pushToStartTokenUpdates: PushToStartTokenUpdates { PushToStartTokenUpdates() }
  public static var activityUpdates: ActivityUpdates { ActivityUpdates(stream: running.begun.stream()) }
}
