import AVFoundation
import Testing
import UIKit

/// Texts that are spoken: the first one until it is stopped.
@MainActor @Suite struct SpokenTextTests {
  private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
    var steps: [String] = []
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      steps.append("start " + utterance.speechString)
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      steps.append("finish " + utterance.speechString)
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      steps.append("cancel " + utterance.speechString)
    }
  }

  @Test func textsFollowEachOther() async throws {
    let synthesizer = AVSpeechSynthesizer()
    let listener = Listener()
    synthesizer.delegate = listener
    #expect(!synthesizer.stopSpeaking(at: .immediate) && !synthesizer.isSpeaking)
    for text in ["one", "two"] { synthesizer.speak(AVSpeechUtterance(string: text)) }
    #expect(synthesizer.isSpeaking)
    while listener.steps.isEmpty { await Task.yield() }
    synthesizer.finishUtterance()
    while listener.steps.count < 3 { await Task.yield() }
    #expect(synthesizer.pauseSpeaking(at: .word) && synthesizer.isPaused && synthesizer.continueSpeaking())
    #expect(synthesizer.stopSpeaking(at: .immediate) && !synthesizer.isSpeaking)
    while listener.steps.count < 4 { await Task.yield() }
    #expect(listener.steps == ["start one", "finish one", "start two", "cancel two"])
    withExtendedLifetime(listener) {}
  }

  @Test func voicesAreThoseOfLanguages() throws {
    #expect(AVSpeechSynthesisVoice(language: "de-DE")?.name == "Anna")
    #expect(AVSpeechSynthesisVoice(language: "fr")?.language == "fr-FR")
    #expect(AVSpeechSynthesisVoice(language: "tlh") == nil && AVSpeechSynthesisVoice(language: "de-XX") == nil)
    let voice = try #require(AVSpeechSynthesisVoice.speechVoices().first)
    #expect(AVSpeechSynthesisVoice(identifier: voice.identifier)?.language == voice.language)
    #expect(AVSpeechUtterance(string: "a").rate == AVSpeechUtteranceDefaultSpeechRate)
  }
}
