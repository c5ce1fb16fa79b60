/// The answers about speech. By default, the permission hasn't been requested, and nothing is heard.
public struct SpeechAnswers: StandInAnswers {
  public var authorizationStatus = SFSpeechRecognizerAuthorizationStatus.notDetermined
  public var statusAfterRequest = SFSpeechRecognizerAuthorizationStatus.denied
  /// The text that is recognized in every request, as a final result; nil where nothing is heard.
  public var transcription: String?

  public init() {}
  public init(authorizationStatus: SFSpeechRecognizerAuthorizationStatus, transcription: String? = nil) {
    (self.authorizationStatus, self.transcription) = (authorizationStatus, transcription)
  }

  static func current(asked question: String? = nil) -> SpeechAnswers {
    StandInScope.answers(framework: "Speech", asked: question)
  }
}

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
