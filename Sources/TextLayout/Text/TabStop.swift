public import Foundation

/// A place that a tab leads to.
public struct TabStop: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    /// The text after the tab starts at the stop.
    case leading
    /// It ends there.
    case trailing
    /// Its middle lies there.
    case center
  }

  /// In points from the paragraph's leading edge.
  public var location: CGFloat
  public var alignment: Alignment
  /// Characters that end the text that is aligned, as a decimal point does, so that it is what lies at the stop. Without
  /// one, and without another tab, a line's end does.
  public var terminators: String

  public init(_ location: CGFloat, alignment: Alignment = .leading, terminators: String = "") {
    self.location = location
    self.alignment = alignment
    self.terminators = terminators
  }
}
