/// What iOS answers an app that asks about notifications.
public struct NotificationAnswers: StandInAnswers {
  /// What Settings has of the app.
  public var authorizationStatus = UNAuthorizationStatus.notDetermined
  /// The answer of the asked person, where the status is ``UNAuthorizationStatus/notDetermined``.
  public var grantsRequest = false

  public init() {}

  public init(authorizationStatus: UNAuthorizationStatus, grantsRequest: Bool = false) {
    self.authorizationStatus = authorizationStatus
    self.grantsRequest = grantsRequest
  }
}
