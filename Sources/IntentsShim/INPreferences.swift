/// The answers about Siri and Shortcuts. By default, the permission hasn't been requested, and there are no shortcuts.
public struct IntentsAnswers: StandInAnswers {
  public var siriAuthorizationStatus = INSiriAuthorizationStatus.notDetermined
  /// The phrases of shortcuts that the user has added.
  public var voiceShortcuts: [String] = []

  public init() {}

  static func current(asked question: String) -> IntentsAnswers {
    StandInScope.answers(framework: "Intents", asked: question)
  }
}

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    IntentsAnswers.current(asked: "whether Siri is allowed").siriAuthorizationStatus
  }

  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    let status = siriAuthorizationStatus()
    deliverLater { handler(status) }
  }

  open class func siriLanguageCode() -> String { "en-US" }
}
