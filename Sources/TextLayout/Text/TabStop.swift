public import Foundation

/// The position to which a tab advances.
public struct TabStop: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    /// The text after the tab starts at the stop.
    case leading
    /// The text ends at the stop.
    case trailing
    /// The text is centred at the stop.
    case center
  }

  /// In points from the paragraph's leading edge.
  public var location: CGFloat
  public var alignment: Alignment
  /// Characters that end the aligned text, such as a decimal point, which is then placed at the stop. Without one, the text ends at
  /// the next tab or at the end of the line.
  public var terminators: String

  public init(_ location: CGFloat, alignment: Alignment = .leading, terminators: String = "") {
    self.location = location
    self.alignment = alignment
    self.terminators = terminators
  }
}
