/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  private let glass: Glass
  nonisolated public init() { glass = .regular }
  nonisolated public init(_ glass: Glass) { self.glass = glass }
  public func makeBody(configuration: Configuration) -> some View { box.makeView(configuration) }
  nonisolated var box: any AnyButtonStyle { PlainStyleBox(style: GlassLook(glass: glass)) }
}

/// A white label on glass in the tint colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { box.makeView(configuration) }
  nonisolated var box: any AnyButtonStyle { PlainStyleBox(style: BorderedLook(isProminent: true)) }
}

/// Glass below a label, with the insets of bordered buttons.
struct GlassLook: ButtonStyle {
  let glass: Glass
  @Environment(\.buttonSizing) private var sizing

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: sizing == .flexible ? .infinity : nil)
      .padding(.horizontal, 12).padding(.vertical, 7).opacity(configuration.isPressed ? 0.75 : 1)
      .glassEffect(glass)
  }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
