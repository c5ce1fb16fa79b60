/// The answers about notifications.
public struct NotificationAnswers: StandInAnswers {
  /// The app's status in Settings.
  public var authorizationStatus = UNAuthorizationStatus.notDetermined
  /// The user's answer to the permission request, if the status is ``UNAuthorizationStatus/notDetermined``.
  public var grantsRequest = false

  public init() {}

  public init(authorizationStatus: UNAuthorizationStatus, grantsRequest: Bool = false) {
    self.authorizationStatus = authorizationStatus
    self.grantsRequest = grantsRequest
  }
}
