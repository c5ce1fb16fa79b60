/// A style of an app's that resolves to a colour, in place of which a colour stands.
struct ColorOfStyle: Hashable, Sendable, CustomStringConvertible {
  private let style: any Hashable & Sendable
  let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  init<Style: Hashable & ShapeStyle>(_ style: Style) where Style.Resolved == Color.Resolved {
    self.style = style
    resolve = { style.resolve(in: $0) }
  }

  var description: String { "\(style)" }

  static func == (left: ColorOfStyle, right: ColorOfStyle) -> Bool {
    AnyHashable(left.style) == AnyHashable(right.style)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }
}
