public import Graphics

/// A group of neighbouring pixels that differ.
public struct DifferenceCluster: Hashable, Sendable {
  /// The smallest rectangle around them.
  public let rect: PixelRect
  /// The number of pixels.
  public let pixelCount: Int

  /// Creates a group with these values.
  public init(rect: PixelRect, pixelCount: Int) {
    self.rect = rect
    self.pixelCount = pixelCount
  }
}
