public import Foundation

/// Records sound to a file. Nothing is recorded here: there is no microphone.
open class AVAudioRecorder: NSObject {
  public let url: URL
  public let settings: [String: Any]
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Stored but unused: levels aren't measured.
  open var isMeteringEnabled = false

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }

  /// False: there is no microphone.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// False: there is no microphone.
  @discardableResult open func record() -> Bool { false }
  /// False: there is no microphone.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  open var isRecording: Bool { false }
  /// In seconds.
  open var currentTime: TimeInterval { 0 }
  /// Has no effect: recording isn't simulated.
  open func pause() {}
  /// Has no effect: recording isn't simulated.
  open func stop() {}
  /// False: there is no recording.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Has no effect: levels aren't measured.
  open func updateMeters() {}
  /// Silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Receives the end of a recording. Every method is optional.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
