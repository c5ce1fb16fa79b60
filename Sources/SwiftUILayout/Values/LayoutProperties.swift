/// What a kind of layout is like.
public struct LayoutProperties: Sendable {
  /// The axis that spacers and dividers in the layout follow; nil for none.
  public var stackOrientation: Axis?

  public init() {}
}
