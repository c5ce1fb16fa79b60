// The built-in styles. `ButtonLooks.swift` defines their appearance.

/// The style of the context: in a list the row acts as the button, elsewhere the label has the tint colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { styled(configuration, AutomaticLook()) }
  var box: any AnyButtonStyle { PlainStyleBox(style: AutomaticLook()) }
}

/// The label unchanged, dimmed while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { styled(configuration, PlainLook()) }
  var box: any AnyButtonStyle { PlainStyleBox(style: PlainLook()) }
}

/// The label in the tint colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { styled(configuration, BorderlessLook()) }
  var box: any AnyButtonStyle { PlainStyleBox(style: BorderlessLook()) }
}

/// A label in the tint colour on a grey or lightly tinted shape.
public struct BorderedButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    styled(configuration, BorderedLook(isProminent: false))
  }
  var box: any AnyButtonStyle { PlainStyleBox(style: BorderedLook(isProminent: false)) }
}

/// A white label on a shape in the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    styled(configuration, BorderedLook(isProminent: true))
  }
  var box: any AnyButtonStyle { PlainStyleBox(style: BorderedLook(isProminent: true)) }
}

@MainActor private func styled<Look: ButtonStyle>(
  _ configuration: PrimitiveButtonStyleConfiguration, _ look: Look
) -> some View {
  PressedButton(style: look, configuration: configuration)
}

/// A built-in style, which makes its appearance directly.
@MainActor protocol NamedButtonStyle {
  var box: any AnyButtonStyle { get }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let box = PlainStyleBox(style: style)
    return changingEnvironment(style) { environment, _ in environment.buttonStyleValue = box }
  }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let box: any AnyButtonStyle = (style as? any NamedButtonStyle)?.box ?? PrimitiveStyleBox(style: style)
    return changingEnvironment(style) { environment, _ in environment.buttonStyleValue = box }
  }
  /// Disables the views inside; they can't be enabled again.
  public func disabled(_ disabled: Bool) -> some View {
    changingEnvironment(disabled) { $0.isEnabled = $0.isEnabled && !$1 }
  }
}
