public import Foundation
internal import StandIns

/// Speaks texts, which isn't audible here: the first one is being spoken until it is stopped, and the others wait.
// Unchecked: as on iOS, its settings are made before it is shared.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { !waiting.isEmpty }
  open private(set) var isPaused = false
  /// Stored but unused: nothing is audible.
  open var usesApplicationAudioSession = true
  private var waiting: [AVSpeechUtterance] = []

  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    if waiting.count == 1 { begin(utterance) }
  }

  private func begin(_ utterance: AVSpeechUtterance) {
    deliverLater { [weak self] in
      guard let self, waiting.first === utterance else { return }
      delegate?.speechSynthesizer(self, didStart: utterance)
    }
  }

  /// Ends the text that is being spoken, for tests: the delegate is called, and the next text begins. Not a part of AVFoundation.
  public func finishUtterance() {
    guard !waiting.isEmpty else { return }
    let spoken = waiting.removeFirst()
    delegate?.speechSynthesizer(self, didFinish: spoken)
    if let next = waiting.first { begin(next) }
  }

  /// - Returns: whether something was spoken.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard !waiting.isEmpty else { return false }
    let left = waiting
    (waiting, isPaused) = ([], false)
    deliverLater { [self] in for utterance in left { delegate?.speechSynthesizer(self, didCancel: utterance) } }
    return true
  }

  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let spoken = waiting.first, !isPaused else { return false }
    isPaused = true
    deliverLater { [self] in delegate?.speechSynthesizer(self, didPause: spoken) }
    return true
  }

  @discardableResult open func continueSpeaking() -> Bool {
    guard let spoken = waiting.first, isPaused else { return false }
    isPaused = false
    deliverLater { [self] in delegate?.speechSynthesizer(self, didContinue: spoken) }
    return true
  }
}

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// Receives the steps of texts. Words aren't reported, as none is spoken.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

// Optional in AVFAudio.
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
