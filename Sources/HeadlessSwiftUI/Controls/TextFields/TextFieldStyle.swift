internal import HeadlessUIKit

/// The appearance of text fields.
@preconcurrency @MainActor public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The type-erased label of a text field.
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  public var body: some View { content }
}

/// The default style: no border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    PlainTextFieldStyle()._body(configuration: configuration)
  }
}

/// The text without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldBorder, .none)
  }
}

/// The text in UIKit's rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldBorder, .roundedRect)
  }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A type-erased text field style.
struct AnyTextFieldStyle {
  private let make: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView

  nonisolated init<Style: TextFieldStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { field in AnyView(StyleBody(style: StyleProperty(style: style)) { $0._body(configuration: field) }) }
  }

  @MainActor func makeView(_ field: TextField<_TextFieldStyleLabel>) -> AnyView { make(field) }
}

private enum Keys {
  enum StylesKey: EnvironmentKey { static var defaultValue: [AnyTextFieldStyle] { [] } }
  enum BorderKey: EnvironmentKey { static var defaultValue: UITextField.BorderStyle { .none } }
}

extension EnvironmentValues {
  /// The styles that views set, the innermost last.
  var textFieldStyles: [AnyTextFieldStyle] {
    get { self[Keys.StylesKey.self] }
    set { self[Keys.StylesKey.self] = newValue }
  }
  /// The border style of UIKit's that fields without a custom style have.
  var textFieldBorder: UITextField.BorderStyle {
    get { self[Keys.BorderKey.self] }
    set { self[Keys.BorderKey.self] = newValue }
  }
}

nonisolated extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let any = AnyTextFieldStyle(style)
    return changingEnvironment(style) { environment, _ in environment.textFieldStyles.append(any) }
  }
}
