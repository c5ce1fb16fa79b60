/// The answers about tracking. By default, the permission hasn't been requested.
public struct TrackingAnswers: StandInAnswers {
  public var authorizationStatus = ATTrackingManager.AuthorizationStatus.notDetermined
  public var statusAfterRequest = ATTrackingManager.AuthorizationStatus.denied
  public init() {}
}

open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }

  private static var answers: TrackingAnswers {
    StandInScope.answers(framework: "AppTrackingTransparency", asked: "whether tracking is allowed")
  }

  open class var trackingAuthorizationStatus: AuthorizationStatus { answers.authorizationStatus }

  private static var statusAfterRequest: AuthorizationStatus {
    let answers = answers
    return answers.authorizationStatus == .notDetermined ? answers.statusAfterRequest : answers.authorizationStatus
  }

  open class func requestTrackingAuthorization(completionHandler: @escaping (AuthorizationStatus) -> Void) {
    let status = statusAfterRequest
    deliverLater { completionHandler(status) }
  }

  open class func requestTrackingAuthorization() async -> AuthorizationStatus { statusAfterRequest }
}
