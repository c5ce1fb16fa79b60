extension Text {
  /// How large a text is beside others.
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  /// Text of a secondary scale is as large as other text here: how much smaller iOS has it isn't published.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

extension View {
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}
