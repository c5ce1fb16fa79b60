public import Foundation

/// A control for editing text.
public struct TextField<Label: View>: View {
  nonisolated(unsafe) let content: TextFieldContent
  nonisolated(unsafe) let label: Label
  var prompt: Text?
  /// The axis along which the field grows with its text.
  var axis = Axis.horizontal
  /// Whether the characters are replaced with dots.
  var isSecure = false
  /// The text selection, which is read and written.
  var selection: Binding<TextSelection?>?
  nonisolated(unsafe) var onEditingChanged: (Bool) -> Void = { _ in }
  nonisolated(unsafe) var onCommit: () -> Void = {}
  @Environment(\.textFieldStyles) private var styles

  nonisolated init(_ content: TextFieldContent, _ label: Label, prompt: Text? = nil) {
    self.content = content
    self.label = label
    self.prompt = prompt
  }

  public var body: some View {
    if let style = styles.last {
      // A field in the body of the style gets the outer style, to avoid an infinite recursion.
      style.makeView(configuration)
        .changingEnvironment(styles.count - 1) { environment, count in
          environment.textFieldStyles = Array(environment.textFieldStyles.prefix(count))
        }
    } else if axis == .vertical {
      MultilineInput(values: values)
    } else {
      SingleLineInput(values: values)
    }
  }

  private var configuration: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(content, _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt)
    field.axis = axis
    field.isSecure = isSecure
    field.selection = selection
    field.onEditingChanged = onEditingChanged
    field.onCommit = onCommit
    return field
  }

  private var values: TextInputValues {
    TextInputValues(
      content: content, label: (label as? any TextCarrying)?.carriedText, prompt: prompt, isSecure: isSecure,
      selection: selection, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

nonisolated extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextFieldContent(text), label(), prompt: prompt)
  }
  /// - Parameter axis: the direction in which the field grows with its text.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(TextFieldContent(text), label(), prompt: prompt)
    self.axis = axis
  }
  /// - Parameters:
  ///   - selection: the selected part of the text.
  ///   - axis: the direction in which the field grows with its text; horizontal if nil.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(TextFieldContent(text), label(), prompt: prompt)
    self.selection = selection
    self.axis = axis ?? .horizontal
  }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(value, format), label(), prompt: prompt)
  }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(value, format), label(), prompt: prompt)
  }
  public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextFieldContent(value, formatter), label(), prompt: prompt)
  }
}
