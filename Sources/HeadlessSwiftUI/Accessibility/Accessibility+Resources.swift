// What VoiceOver reads as localized resources, which string catalogs generate. Disfavoured, so that a literal stays a key.

nonisolated extension View {
  /// Replaces the label where the condition is met.
  @_disfavoredOverload public func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
  }
  /// Replaces the value where the condition is met.
  @_disfavoredOverload public func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueResource), isEnabled: isEnabled)
  }
  /// Replaces the hint where the condition is met.
  @_disfavoredOverload public func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintResource), isEnabled: isEnabled)
  }
  /// Adds an action, which VoiceOver offers by its name.
  @_disfavoredOverload public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameResource), handler)
  }
  /// The names by which Voice Control finds the view.
  @_disfavoredOverload public func accessibilityInputLabels(
    _ inputLabelResources: [LocalizedStringResource]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelResources.map { Text($0) })
  }
}

nonisolated extension TabContent {
  /// The text at the tab's item as a localized resource; nil for none.
  @_disfavoredOverload public func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
    badge(resource.map { Text($0) })
  }
  /// The label of the tab's item as a localized resource.
  @_disfavoredOverload public func accessibilityLabel(
    _ labelResource: LocalizedStringResource
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(labelResource)) }
}
