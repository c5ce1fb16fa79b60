public import Graphics

/// A line along the text: an underline, or one that strikes it through.
public struct LineDecoration: Hashable, Sendable {
  public enum Style: Hashable, Sendable { case single, thick, double }
  public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  public var style: Style
  public var pattern: Pattern
  /// The text's own colour where it is nil.
  public var color: Color?
  /// Whether whitespace is left out.
  public var byWord: Bool

  public init(style: Style = .single, pattern: Pattern = .solid, color: Color? = nil, byWord: Bool = false) {
    self.style = style
    self.pattern = pattern
    self.color = color
    self.byWord = byWord
  }
}
