public import Graphics

/// How large a picture and the texts beside it may be to be decoded; checked before memory is taken.
public struct PNGLimits: Hashable, Sendable {
  /// The most pixels in all.
  public var maximumPixels: Int
  /// The most pixels a side; never more than `Bitmap.maximumSide`.
  public var maximumSide: Int
  /// The most bytes of texts in all, as they stand in the file.
  public var maximumTextBytes = 16 << 20

  /// Sides beyond `Bitmap.maximumSide` are lowered to it.
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
