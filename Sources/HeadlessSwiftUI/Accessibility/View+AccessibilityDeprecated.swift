/// The modifiers' names in iOS 13.
nonisolated extension View {
  public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }
  public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value)
  }
  public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint)
  }
  public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden)
  }
  public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAddTraits(traits) }
  public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityRemoveTraits(traits) }
  public func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilitySortPriority(sortPriority) }
  public func accessibility(
    inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityInputLabels(inputLabels) }
  public func accessibility(
    activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityActivationPoint(activationPoint) }
  public func accessibility(
    activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityActivationPoint(activationPoint) }
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// A value that identifies one of several views, like a tag.
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { tag(selectionIdentifier) }
}
