nonisolated extension View {
  @_disfavoredOverload public func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<[AnyShapeStyle]>> {
    settingForeground([AnyShapeStyle(style)])
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    settingForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    settingForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }
  /// Nil for the views' default colour.
  @_disfavoredOverload public func foregroundColor(_ color: Color?) -> some View {
    settingForeground(color.map { [AnyShapeStyle($0)] } ?? [])
  }

  package func settingForeground(_ styles: [AnyShapeStyle]) -> ModifiedContent<
    Self, _EnvironmentKeyWritingModifier<[AnyShapeStyle]>
  > {
    changingEnvironment(styles) { environment, styles in
      let outer = environment.foregroundStyles
      environment.foregroundStyles = styles.isEmpty ? nil : ForegroundStyles(styles, around: outer)
    }
  }

  /// A level of the enclosing style, which still counts as a style of the context unless a view set it.
  package func placeForeground<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment(AnyShapeStyle(style)) { environment, style in
      let outer = environment.foregroundStyles
      environment.foregroundStyles = ForegroundStyles([style], around: outer, isOfPlace: outer?.isOfPlace ?? true)
    }
  }

  /// The default style of a control, which a style set by an enclosing view replaces.
  package func controlForeground<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment(AnyShapeStyle(style)) { environment, style in
      guard environment.foregroundStyles?.isOfPlace ?? true else { return }
      environment.foregroundStyles = ForegroundStyles([style], around: nil, isOfPlace: true)
    }
  }

  public func tint(_ tint: Color?) -> some View {
    changingEnvironment(tint) { $0.tint = $1.map { AnyShapeStyle($0) } }
  }
  @_disfavoredOverload public func tint<S: ShapeStyle>(
    _ tint: S
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<AnyShapeStyle>> {
    changingEnvironment(AnyShapeStyle(tint)) { $0.tint = $1 }
  }
  public func accentColor(_ accentColor: Color?) -> some View { changingEnvironment(accentColor) { $0.accent = $1 } }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment(AnyShapeStyle(style)) { $0.backgroundStyle = $1 }
  }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changingEnvironment(colorScheme) { $0.colorScheme = $1 }
  }
  /// The colour scheme of the enclosing presentation; nil leaves it unchanged.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// The colour scheme that a view prefers for the enclosing presentation.
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}
