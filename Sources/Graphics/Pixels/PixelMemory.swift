/// Foreign memory that holds a picture: where it lies, and how a pixel is written.
public struct PixelMemory {
  /// A pixel's components in the order of their bytes; alpha is premultiplied, `x` is a byte that isn't looked at.
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

  /// - Parameter address: of `bytesPerRow * height` bytes that outlive this value.
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
