public import HeadlessUIKit

/// Labels, values and hints, given as texts, localized keys or strings.
nonisolated extension View {
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { $0.label = label.plainString(in: $1) }
  }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(key))
  }
  @_disfavoredOverload public func accessibilityLabel<Label: StringProtocol>(
    _ label: Label
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(label)) }
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible { properties, environment in if isEnabled { properties.label = label.plainString(in: environment) } }
  }
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload public func accessibilityLabel<Label: StringProtocol>(
    _ label: Label, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(label), isEnabled: isEnabled) }
  public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { $0.value = valueDescription.plainString(in: $1) }
  }
  public func accessibilityValue(_ key: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(key))
  }
  @_disfavoredOverload public func accessibilityValue<Value: StringProtocol>(
    _ valueDescription: Value
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(valueDescription)) }
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible { properties, environment in
      if isEnabled { properties.value = valueDescription.plainString(in: environment) }
    }
  }
  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload public func accessibilityValue<Value: StringProtocol>(
    _ valueDescription: Value, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueDescription), isEnabled: isEnabled)
  }
  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { $0.hint = hint.plainString(in: $1) }
  }
  public func accessibilityHint(_ key: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(key))
  }
  @_disfavoredOverload public func accessibilityHint<Hint: StringProtocol>(
    _ hint: Hint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hint)) }
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessible { properties, environment in if isEnabled { properties.hint = hint.plainString(in: environment) } }
  }
  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload public func accessibilityHint<Hint: StringProtocol>(
    _ hint: Hint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessible { properties, environment in
      properties.inputLabels = inputLabels.map { $0.plainString(in: environment) }
    }
  }
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  @_disfavoredOverload public func accessibilityInputLabels<Label: StringProtocol>(
    _ inputLabels: [Label]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityInputLabels(inputLabels.map { Text($0) }) }

  /// Names by which Voice Control finds the view, if they are enabled. API of iOS 18.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessible { properties, environment in
      if isEnabled { properties.inputLabels = inputLabels.map { $0.plainString(in: environment) } }
    }
  }
  /// Names by which Voice Control finds the view, if they are enabled. API of iOS 18.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled) }
  /// Names by which Voice Control finds the view, if they are enabled. API of iOS 18.
  @_disfavoredOverload public func accessibilityInputLabels<Label: StringProtocol>(
    _ inputLabels: [Label], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  // MARK: Details

  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { properties, environment in
      let content = AXCustomContent(
        label: label.plainString(in: environment), value: value.plainString(in: environment))
      content.importance = importance
      properties.customContent = [content]
    }
  }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }
  @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key.label, value ?? Text(verbatim: ""), importance: importance)
  }
  @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key.label, Text(value), importance: importance)
  }
}

/// Identifies a detail, so that an enclosing view can replace it.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let label: Text
  private let id: String

  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: labelKey.key) }

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
