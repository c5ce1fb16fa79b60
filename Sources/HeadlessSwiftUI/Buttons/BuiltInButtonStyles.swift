// The built-in styles. `ButtonLooks.swift` defines their appearance.

/// The style of the context: in a list the row acts as the button, elsewhere the label has the tint colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { styled(configuration, AutomaticLook()) }
  nonisolated var box: any AnyButtonStyle { PlainStyleBox(style: AutomaticLook()) }
}

/// The label unchanged, dimmed while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { styled(configuration, PlainLook()) }
  nonisolated var box: any AnyButtonStyle { PlainStyleBox(style: PlainLook()) }
}

/// The label in the tint colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { styled(configuration, BorderlessLook()) }
  nonisolated var box: any AnyButtonStyle { PlainStyleBox(style: BorderlessLook()) }
}

/// A label in the tint colour on a grey or lightly tinted shape.
public struct BorderedButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    styled(configuration, BorderedLook(isProminent: false))
  }
  nonisolated var box: any AnyButtonStyle { PlainStyleBox(style: BorderedLook(isProminent: false)) }
}

/// A white label on a shape in the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    styled(configuration, BorderedLook(isProminent: true))
  }
  nonisolated var box: any AnyButtonStyle { PlainStyleBox(style: BorderedLook(isProminent: true)) }
}

@MainActor private func styled<Look: ButtonStyle>(
  _ configuration: PrimitiveButtonStyleConfiguration, _ look: Look
) -> some View {
  PressedButton(style: look, configuration: configuration)
}

/// A built-in style, which makes its appearance directly.
protocol NamedButtonStyle {
  var box: any AnyButtonStyle { get }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated extension View {
  @_disfavoredOverload public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
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
