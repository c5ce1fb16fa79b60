/// Two pictures of different sizes.
public struct SizeDifference: Hashable, Sendable, CustomStringConvertible {
  /// The size that was expected.
  public let reference: PixelSize
  /// The size that was found.
  public let actual: PixelSize

  /// Two sizes that differ.
  public init(reference: PixelSize, actual: PixelSize) {
    self.reference = reference
    self.actual = actual
  }

  /// The factor by which both sides of the actual picture are larger, if it is 2, 3, 3/2 or one of their inverses: the picture was
  /// probably painted at another scale. If pictures are so small that rounding allows several factors, the nearest one.
  public var scaleRatio: Double? {
    func deviation(_ ratio: Double) -> Double {
      max(
        abs(Double(reference.width) * ratio - Double(actual.width)),
        abs(Double(reference.height) * ratio - Double(actual.height)))
    }
    let fitting = [2, 3, 1.5, 1.0 / 2, 1.0 / 3, 1.0 / 1.5].filter { deviation($0) <= $0 }
    return fitting.min { deviation($0) < deviation($1) }
  }

  /// Both sizes as a sentence without its final period, with the probable cause that the ratio suggests.
  public var description: String {
    let sizes = "the reference has \(reference) pixels, the actual picture \(actual)"
    return scaleRatio == nil ? sizes : sizes + ", as if painted at another scale"
  }
}
