extension Text {
  /// The relative scale of a text.
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  /// Text with the secondary scale has the default size here: the factor on iOS isn't published.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

nonisolated extension View {
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}
