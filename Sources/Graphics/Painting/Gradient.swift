public import Foundation

/// Colours along a line of length one, interpolated in sRGB without premultiplying, as Core Graphics and Core Animation do:
/// on the way from white to `clear`, which is a black without alpha, there is grey.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    /// The place along the gradient, from 0 to 1.
    public var location: CGFloat
    public var color: Color

    public init(location: CGFloat, color: Color) {
      self.location = location
      self.color = color
    }
  }

  public var stops: [Stop]
  /// Whether the first colour goes on before the gradient's start.
  public var extendsBeforeStart: Bool
  /// Whether the last colour goes on after the gradient's end.
  public var extendsAfterEnd: Bool

  public init(stops: [Stop], extendsBeforeStart: Bool = true, extendsAfterEnd: Bool = true) {
    self.stops = stops
    self.extendsBeforeStart = extendsBeforeStart
    self.extendsAfterEnd = extendsAfterEnd
  }
}
