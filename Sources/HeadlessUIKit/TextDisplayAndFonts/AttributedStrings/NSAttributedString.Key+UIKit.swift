public import Foundation

// The raw values are Apple's, so that archived and bridged attributes keep their meaning.
extension NSAttributedString.Key {
  /// UIFont; the default is the system font of 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// NSParagraphStyle.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// UIColor; the default is black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// UIColor; none by default.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: 0 for no ligatures, 1, the default, for those of the font.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number: points after every character; 0 switches the font's own kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: points after every character.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// UIColor; the text's own by default.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: the stroke's width in percent of the font's size; negative to fill as well.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// NSShadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The raw value of an `NSAttributedString.TextEffectStyle`.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// NSTextAttachment; at the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// URL or String.
  public static let link = NSAttributedString.Key("NSLink")
  /// A number: points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// UIColor; the text's own by default.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// UIColor; the text's own by default.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An array of numbers: directions joined with `NSWritingDirectionFormatType`.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// A number: the glyphs' skew.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number: the logarithm of the glyphs' widening.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// A number: 0 for horizontal text, the only one there is.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// A number: the raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// A ``PresentationIntent``: the blocks that contain the text.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  /// String: the language of the text, as `en` or `de-CH`; words are divided by its rules.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// String: a name by which a text view's delegate identifies a part of the text.
  public static let textItemTag = NSAttributedString.Key("NSTextItemTag")

  // For assistive technology, which isn't there.

  /// A Boolean number.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  /// String: a language.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// A number from 0 to 2.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// A Boolean number.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The raw value of a ``UIAccessibilityPriority``.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// String: the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// A Boolean number.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// A number from 0 for none to 6.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
  /// Strings.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
}

extension NSAttributedString {
  /// An effect on text, such as letterpress.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
