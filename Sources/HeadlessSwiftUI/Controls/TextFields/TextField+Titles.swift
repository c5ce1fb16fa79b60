public import Foundation

nonisolated extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextFieldContent(text), Text(titleKey))
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(TextFieldContent(text), Text(title))
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldContent(text), Text(titleKey), prompt: prompt)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldContent(text), Text(title), prompt: prompt)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) } }

  // MARK: Values

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(value, format), Text(titleKey), prompt: prompt)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(value, format), Text(title), prompt: prompt)
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(value, format), Text(titleKey), prompt: prompt)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(value, format), Text(title), prompt: prompt)
  }
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(TextFieldContent(value, formatter), Text(titleKey), prompt: prompt)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(TextFieldContent(value, formatter), Text(title), prompt: prompt)
  }
}

// The initialisers of iOS 13, which report editing through closures.
nonisolated extension TextField where Label == Text {
  private init(
    _ content: TextFieldContent, _ label: Text, _ onEditingChanged: @escaping (Bool) -> Void,
    _ onCommit: @escaping () -> Void
  ) {
    self.init(content, label)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) { self.init(TextFieldContent(text), Text(titleKey), onEditingChanged, onCommit) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) { self.init(TextFieldContent(text), Text(title), onEditingChanged, onCommit) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(TextFieldContent(text), Text(titleKey), onEditingChanged, {})
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(TextFieldContent(text), Text(title), onEditingChanged, {})
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(TextFieldContent(text), Text(titleKey), { _ in }, onCommit)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(TextFieldContent(text), Text(title), { _ in }, onCommit)
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(TextFieldContent(value, formatter), Text(titleKey), onEditingChanged, onCommit) }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(TextFieldContent(value, formatter), Text(title), onEditingChanged, onCommit) }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) { self.init(TextFieldContent(value, formatter), Text(titleKey), { _ in }, onCommit) }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) { self.init(TextFieldContent(value, formatter), Text(title), { _ in }, onCommit) }
}
