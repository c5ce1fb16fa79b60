public import Graphics

/// The limits for decoding pictures and their texts; checked before memory is allocated.
public struct PNGLimits: Hashable, Sendable {
  /// The maximum total number of pixels.
  public var maximumPixels: Int
  /// The maximum number of pixels per side; never more than `Bitmap.maximumSide`.
  public var maximumSide: Int
  /// The maximum total size of texts, in bytes of the file.
  public var maximumTextBytes = 16 << 20

  /// Sides larger than `Bitmap.maximumSide` are reduced to it.
  public init(maximumPixels: Int = 64 << 20, maximumSide: Int = Bitmap.maximumSide) {
    self.maximumPixels = maximumPixels
    self.maximumSide = min(maximumSide, Bitmap.maximumSide)
  }

  /// 64 megapixels, which take 256 MB.
  public static let standard = PNGLimits()

  func allow(width: Int, height: Int) -> Bool {
    width <= maximumSide && height <= maximumSide && width * height <= maximumPixels
  }
}
