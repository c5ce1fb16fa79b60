public import HeadlessUIKit

/// The answers about recordings of the screen. By default recording isn't available, as in the simulator.
public struct RecordingAnswers: StandInAnswers {
  public var isAvailable = false

  public init() {}

  static func current(asked question: String) -> RecordingAnswers {
    StandInScope.answers(framework: "ReplayKit", asked: question)
  }
}

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

public struct RPRecordingError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case unknown = -5800
    case userDeclined = -5801
    case disabled = -5802
    case failedToStart = -5803
    case failed = -5804

    public static var domain: String { RPRecordingErrorDomain }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Records the screen: nothing is recorded here. It starts and stops if ``RecordingAnswers`` says that recording is available.
open class RPScreenRecorder: NSObject {
  open class func shared() -> RPScreenRecorder { StandInScope.shared { RPScreenRecorder() } }

  open private(set) var isRecording = false
  open weak var delegate: (any RPScreenRecorderDelegate)?
  // Stored but unused: there is no microphone and no camera.
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false
  open var cameraPreviewView: UIView? { nil }
  open var isAvailable: Bool { RecordingAnswers.current(asked: "whether the screen can be recorded").isAvailable }

  open func startRecording(handler: (((any Error)?) -> Void)? = nil) {
    let error = isAvailable ? nil : RPRecordingError(.disabled)
    isRecording = error == nil
    if let handler { deliverLater { handler(error) } }
  }

  open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    let wasRecording = isRecording
    isRecording = false
    guard let asked = handler else { return }
    nonisolated(unsafe) let answer = asked
    deliverLater {
      MainActor.assumeIsolated {
        wasRecording ? answer(RPPreviewViewController(), nil) : answer(nil, RPRecordingError(.failed))
      }
    }
  }

  open func discardRecording(handler: @escaping () -> Void) {
    isRecording = false
    deliverLater { handler() }
  }
}

public protocol RPScreenRecorderDelegate: NSObjectProtocol {
  /// Never called: recordings don't end by themselves.
  func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
    error: (any Error)?)
  /// Never called.
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

// Optional in ReplayKit.
extension RPScreenRecorderDelegate {
  public func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
    error: (any Error)?
  ) {}
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// A placeholder for the editor of recordings.
@preconcurrency @MainActor open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Screen Recording", detail: nil)
  }
}

@preconcurrency @MainActor public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
  func previewController(
    _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}

// Optional in ReplayKit.
extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
  public func previewController(
    _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
  ) {}
}
