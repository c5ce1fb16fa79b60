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

  /// How many times larger the actual picture is on both sides, where that is one of 2, 3, 3/2 or their inverses: then it
  /// is likely painted at another scale. The nearest of them, where pictures are so small that rounding allows several.
  public var scaleRatio: Double? {
    func deviation(_ ratio: Double) -> Double {
      max(
        abs(Double(reference.width) * ratio - Double(actual.width)),
        abs(Double(reference.height) * ratio - Double(actual.height)))
    }
    let fitting = [2, 3, 1.5, 1.0 / 2, 1.0 / 3, 1.0 / 1.5].filter { deviation($0) <= $0 }
    return fitting.min { deviation($0) < deviation($1) }
  }

  /// Both sizes in a sentence without its end, with what the ratio suggests.
  public var description: String {
    let sizes = "the reference has \(reference) pixels, the actual picture \(actual)"
    return scaleRatio == nil ? sizes : sizes + ", as if painted at another scale"
  }
}
