/// Turns speech into text: the text in ``SpeechAnswers``.
// No `NSObject`, whose initializer can't be overridden by one that may fail.
// Unchecked: as on iOS, its settings are made before it is shared.
open class SFSpeechRecognizer: @unchecked Sendable {
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Stored but unused: results arrive on the main queue.
  open var queue = OperationQueue.main
  /// Stored but unused: every request is answered in the same way.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified

  public convenience init?() { self.init(locale: .current) }

  /// Never nil: on iOS it is for languages that can't be recognized.
  public init?(locale: Locale) { self.locale = locale }

  open var isAvailable: Bool { true }
  /// False, as in the simulator.
  open var supportsOnDeviceRecognition: Bool { false }

  open class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en-US")] }

  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    SpeechAnswers.current(asked: "whether speech may be recognized").authorizationStatus
  }

  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    let answers = SpeechAnswers.current(asked: "whether speech may be recognized")
    let isOpen = answers.authorizationStatus == .notDetermined
    let status = isOpen ? answers.statusAfterRequest : answers.authorizationStatus
    deliverLater { handler(status) }
  }

  /// Delivers the text of the answers once, as a final result; without one nothing is delivered.
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    if let text = SpeechAnswers.current(asked: "what was said").transcription {
      let result = SFSpeechRecognitionResult(text)
      deliverLater {
        guard !task.isCancelled else { return }
        task.finish()
        resultHandler(result, nil)
      }
    }
    return task
  }
}

/// Never called: the recognizer stays available.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

// Optional on iOS.
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }
