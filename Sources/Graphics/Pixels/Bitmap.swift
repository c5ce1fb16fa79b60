import Foundation

/// An immutable picture: 32-bit pixels, premultiplied, blue-green-red-alpha in memory, in sRGB. This is Cairo's ARGB32 on
/// little-endian machines, so painting, hashing and comparing need no conversion.
///
/// Values share their memory; a buffer is returned to a pool when the last value is released, because new memory for a phone screen
/// costs more in page faults than painting it. Two values are equal if their pixels are.
public struct Bitmap: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  private let buffer: PixelBuffer

  /// The maximum side of a picture, in pixels; Cairo's own limit is 32,767.
  public static let maximumSide = 32_767

  /// Rows follow each other without padding.
  public var bytesPerRow: Int { width * 4 }

  public var byteCount: Int { bytesPerRow * height }

  /// Creates a picture of `width` x `height` pixels, which `fill` writes.
  ///
  /// - Parameter fill: receives the memory, `width * height * 4` bytes. It may contain an older picture's pixels.
  public init(
    width: Int, height: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void
  ) rethrows {
    guard (0...Bitmap.maximumSide).contains(width), (0...Bitmap.maximumSide).contains(height) else {
      fatalError("A bitmap of \(width) x \(height) pixels: no side may be longer than \(Bitmap.maximumSide)")
    }
    self.width = width
    self.height = height
    buffer = PixelBuffer.take(byteCount: width * height * 4)
    try fill(UnsafeMutableRawBufferPointer(start: buffer.memory, count: width * height * 4))
  }

  /// A picture of one colour.
  public init(width: Int, height: Int, color: Color) {
    self.init(width: width, height: height) { memory in
      var pixel = color.premultipliedPixel
      guard memory.count > 0 else { return }
      // Doubling the copied part avoids a loop in Swift.
      memcpy(memory.baseAddress!, &pixel, 4)
      var filled = 4
      while filled < memory.count {
        let next = min(filled, memory.count - filled)
        memcpy(memory.baseAddress! + filled, memory.baseAddress!, next)
        filled += next
      }
    }
  }

  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    defer { withExtendedLifetime(buffer) {} }
    return try body(UnsafeRawBufferPointer(start: buffer.memory, count: byteCount))
  }

  /// The straight colour of the pixel at a column and row; components are whole 255ths.
  public subscript(x: Int, y: Int) -> Color {
    precondition(x >= 0 && y >= 0 && x < width && y < height, "pixel (\(x), \(y)) of \(width) x \(height)")
    return withUnsafeBytes { bytes in
      let offset = y * bytesPerRow + x * 4
      let alpha = CGFloat(bytes[offset + 3])
      guard alpha > 0 else { return Color.clear }
      func component(_ index: Int) -> CGFloat { (CGFloat(bytes[offset + index]) * 255 / alpha).rounded() / 255 }
      return Color(red: component(2), green: component(1), blue: component(0), alpha: alpha / 255)
    }
  }

  /// Whether both values share their memory, so that they are equal without a comparison.
  public func isIdentical(to other: Bitmap) -> Bool { buffer === other.buffer }
}

extension Bitmap: Hashable {
  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    guard a.width == b.width, a.height == b.height else { return false }
    if a.isIdentical(to: b) || a.byteCount == 0 { return true }
    return a.withUnsafeBytes { left in
      b.withUnsafeBytes { right in memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0 }
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0.prefix(4096))) }
  }
}

extension Color {
  /// The colour as a pixel of a `Bitmap`. Values that aren't numbers are treated as 0.
  public var premultipliedPixel: UInt32 {
    func clamp(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    let a = clamp(alpha)
    func component(_ value: CGFloat) -> UInt32 { UInt32((clamp(value) * a * 255).rounded()) }
    return component(blue) | component(green) << 8 | component(red) << 16 | UInt32((a * 255).rounded()) << 24
  }
}
