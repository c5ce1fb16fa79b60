/// A field for a secret text: dots replace the characters. Its appearance is that of the current text field style.
public struct SecureField<Label: View>: View {
  private var field: TextField<Label>

  nonisolated private init(
    _ text: Binding<String>, _ label: Label, _ prompt: Text?, onCommit: @escaping () -> Void = {}
  ) {
    field = TextField(TextFieldContent(text), label, prompt: prompt)
    field.isSecure = true
    field.onCommit = onCommit
  }

  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, label(), prompt)
  }

  public var body: some View { field }
}

nonisolated extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text, Text(titleKey), nil) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, Text(title), nil)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, Text(titleKey), prompt)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, Text(title), prompt)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, Text(titleKey), nil, onCommit: onCommit)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, Text(title), nil, onCommit: onCommit)
  }
}
