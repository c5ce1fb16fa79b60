public import Graphics

/// A line along the text: an underline or a strikethrough.
public struct LineDecoration: Hashable, Sendable {
  public enum Style: Hashable, Sendable { case single, thick, double }
  public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  public var style: Style
  public var pattern: Pattern
  /// The colour; nil for the text's own.
  public var color: Color?
  /// Whether the line omits whitespace.
  public var byWord: Bool

  public init(style: Style = .single, pattern: Pattern = .solid, color: Color? = nil, byWord: Bool = false) {
    self.style = style
    self.pattern = pattern
    self.color = color
    self.byWord = byWord
  }
}
