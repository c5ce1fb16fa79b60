/// What VoiceOver reads of a text, as a text, so that it can be concatenated.
extension Text {
  /// The text's label. Labels of concatenated texts are read in their places.
  public func accessibilityLabel(_ label: Text) -> Text { modified(.spokenLabel(label)) }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
  /// A heading; its level isn't read out.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { modified(.heading) }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    modified(.contentType(value))
  }
  /// Has no effect: how a text is spoken isn't a part of pictures or of the accessibility tree.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Has no effect, as `speechAdjustedPitch(_:)`.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Has no effect, as `speechAdjustedPitch(_:)`.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// Has no effect, as `speechAdjustedPitch(_:)`.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
