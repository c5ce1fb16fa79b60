public import Graphics

/// A group of differing pixels that lie near each other.
public struct DifferenceCluster: Hashable, Sendable {
  /// The smallest rectangle around them.
  public let rect: PixelRect
  /// How many they are.
  public let pixelCount: Int

  /// A group with these figures.
  public init(rect: PixelRect, pixelCount: Int) {
    self.rect = rect
    self.pixelCount = pixelCount
  }
}
