public import Foundation

/// Colours along a line of length 1, interpolated in straight sRGB, as in Core Graphics and Core Animation: between white and
/// `clear`, which is black with an alpha of 0, there is grey.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    /// The position along the gradient, from 0 to 1.
    public var location: CGFloat
    public var color: Color

    public init(location: CGFloat, color: Color) {
      self.location = location
      self.color = color
    }
  }

  public var stops: [Stop]
  /// Whether the first colour continues before the gradient's start.
  public var extendsBeforeStart: Bool
  /// Whether the last colour continues after the gradient's end.
  public var extendsAfterEnd: Bool

  public init(stops: [Stop], extendsBeforeStart: Bool = true, extendsAfterEnd: Bool = true) {
    self.stops = stops
    self.extendsBeforeStart = extendsBeforeStart
    self.extendsAfterEnd = extendsAfterEnd
  }
}
