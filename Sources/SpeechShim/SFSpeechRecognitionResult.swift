/// A recognized text.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  public let bestTranscription: SFTranscription
  open var transcriptions: [SFTranscription] { [bestTranscription] }
  open var isFinal: Bool { true }

  init(_ text: String) {
    bestTranscription = SFTranscription(text)
    super.init()
  }
}

open class SFTranscription: NSObject, @unchecked Sendable {
  public let formattedString: String
  /// One part for each word, without times.
  open var segments: [SFTranscriptionSegment] {
    let text = formattedString as NSString
    var place = 0
    return formattedString.split(separator: " ").map { word in
      let rest = NSRange(location: place, length: text.length - place)
      let range = text.range(of: String(word), options: [], range: rest)
      place = range.location + range.length
      return SFTranscriptionSegment(String(word), range)
    }
  }

  init(_ text: String) {
    formattedString = text
    super.init()
  }
}

open class SFTranscriptionSegment: NSObject {
  public let substring: String
  public let substringRange: NSRange
  /// 1: an answer is sure of itself.
  open var confidence: Float { 1 }
  /// 0: an answer has no times.
  open var timestamp: TimeInterval { 0 }
  /// 0: an answer has no times.
  open var duration: TimeInterval { 0 }

  init(_ text: String, _ range: NSRange) {
    (substring, substringRange) = (text, range)
    super.init()
  }
}
