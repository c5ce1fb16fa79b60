/// External memory that contains a picture: its address and its pixel format.
public struct PixelMemory {
  /// The components of a pixel in the order of their bytes; alpha is premultiplied, `x` is an ignored byte.
  public enum Format: Hashable, Sendable {
    case bgra, rgba, argb, abgr
    case bgrx, rgbx, xrgb, xbgr
    /// One byte of luminance.
    case gray
    /// One byte of alpha.
    case alpha

    public var bytesPerPixel: Int { self == .gray || self == .alpha ? 1 : 4 }
  }

  public let address: UnsafeMutableRawPointer
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  public let bytesPerRow: Int
  public let format: Format

  /// - Parameter address: the address of `bytesPerRow * height` bytes that outlive this value.
  public init(
    address: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format
  ) {
    self.address = address
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.format = format
  }
}
