/// What is to be recognized. The sound is ignored.
open class SFSpeechRecognitionRequest: NSObject {
  // Stored but unused: one final result is delivered.
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
  open var interactionIdentifier: String?
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  public override init() { super.init() }
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Has no effect: the sound is ignored.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Has no effect: the sound is ignored.
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
  /// Has no effect: the result doesn't wait for it.
  open func endAudio() {}
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// A request under way.
open class SFSpeechRecognitionTask: NSObject {
  open private(set) var state = SFSpeechRecognitionTaskState.running
  open private(set) var isCancelled = false
  open var isFinishing: Bool { state == .finishing }
  open var error: (any Error)? { nil }

  override init() { super.init() }

  open func finish() { if !isCancelled { state = .completed } }
  open func cancel() {
    isCancelled = true
    state = .completed
  }
}
