public import Foundation

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

/// A voice: one for each of some languages, under the names that iOS has for them.
// Unchecked: a voice isn't changed once it is made.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The code of language and region, "en-US".
  public let language: String
  public let name: String
  open var identifier: String { "com.apple.voice.compact.\(language).\(name)" }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  private init(known: (language: String, name: String)) {
    (language, name) = known
    super.init()
  }

  /// The voice of a language; nil if there is none. The one of the process's language without a code.
  public convenience init?(language languageCode: String?) {
    let code = (languageCode ?? Self.currentLanguageCode()).replacing("_", with: "-")
    let language = code.split(separator: "-").first.map(String.init) ?? code
    let known =
      Self.known.first { $0.language.lowercased() == code.lowercased() }
      ?? (code.contains("-") ? nil : Self.known.first { $0.language.hasPrefix(language + "-") })
    guard let known else { return nil }
    self.init(known: known)
  }

  public convenience init?(identifier: String) {
    let known = Self.known.first { "com.apple.voice.compact.\($0.language).\($0.name)" == identifier }
    guard let known else { return nil }
    self.init(known: known)
  }

  open class func speechVoices() -> [AVSpeechSynthesisVoice] { known.map(AVSpeechSynthesisVoice.init(known:)) }
  open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }

  private static var known: [(language: String, name: String)] {
    [
      ("ar-001", "Maged"), ("cs-CZ", "Zuzana"), ("da-DK", "Sara"), ("de-DE", "Anna"), ("el-GR", "Melina"),
      ("en-US", "Samantha"), ("en-AU", "Karen"), ("en-GB", "Daniel"), ("en-IE", "Moira"), ("en-ZA", "Tessa"),
      ("es-ES", "Monica"), ("es-MX", "Paulina"), ("fi-FI", "Satu"), ("fr-FR", "Thomas"), ("fr-CA", "Amelie"),
      ("he-IL", "Carmit"), ("hi-IN", "Lekha"), ("hu-HU", "Mariska"), ("id-ID", "Damayanti"), ("it-IT", "Alice"),
      ("ja-JP", "Kyoko"), ("ko-KR", "Yuna"), ("nl-NL", "Xander"), ("nb-NO", "Nora"), ("pl-PL", "Zosia"),
      ("pt-BR", "Luciana"), ("pt-PT", "Joana"), ("ro-RO", "Ioana"), ("ru-RU", "Milena"), ("sv-SE", "Alva"),
      ("th-TH", "Kanya"), ("tr-TR", "Yelda"), ("zh-CN", "Tingting"), ("zh-HK", "Sinji"), ("zh-TW", "Meijia"),
    ]
  }
}
