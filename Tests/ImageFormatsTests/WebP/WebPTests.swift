import Foundation
import Graphics
import Testing

@testable import ImageFormats

/// WebP pictures, created with `cwebp -lossless -exact`, and damaged files.
@Suite struct WebPTests {
  /// Two pixels: red, and (0, 200, 0) with an alpha of 128.
  private let pixels = Data(base64Encoded: "UklGRiAAAABXRUJQVlA4TBMAAAAvAQAAEA8wyPsfD/wPBxWI6H8AAA==")!
  /// The same picture twice, as `webpmux` creates an animation.
  private let frames = Data(
    base64Encoded: """
      UklGRowAAABXRUJQVlA4WAoAAAASAAAAAQAAAAAAQU5JTQYAAAD/////AABBTk1GLAAAAAAAAAAAAAEAAAAAAGQAAABWUDhMEwAAAC8BAAAQDzDI+x8P/A8H\
      FYjofwAAQU5NRiwAAAAAAAAAAAABAAAAAABkAAAAVlA4TBMAAAAvAQAAEA8wyPsfD/wPBxWI6H8AAA==
      """)!

  @Test func pixelsArePremultiplied() throws {
    let header = try WebP.header(of: pixels)
    #expect(header.width == 2 && header.height == 1)
    let bitmap = try WebP.decode(pixels)
    let bytes = bitmap.withUnsafeBytes { Array($0) }
    // 200 * 128 / 255 is 100.4.
    #expect(bytes == [0, 0, 255, 255, 0, 100, 0, 128])
  }

  @Test func whatCannotBeReadIsSaid() throws {
    #expect(throws: WebPError.animated) { try WebP.decode(frames) }
    let half = pixels.prefix(pixels.count - 8)
    #expect(throws: WebPError.damaged(byteCount: half.count)) { try WebP.decode(Data(half)) }
    #expect(throws: WebPError.notWebP(.text, byteCount: 5)) { try WebP.decode(Data("Hello".utf8)) }
    let limits = PNGLimits(maximumPixels: 1, maximumSide: 100)
    #expect(throws: WebPError.tooLarge(width: 2, height: 1, limits: limits)) {
      try WebP.decode(pixels, limits: limits)
    }
  }

  /// Every prefix, and every inverted byte: an error or a picture, never a trap.
  @Test func damagedFilesEndNothing() {
    for length in 0..<pixels.count { _ = try? WebP.decode(Data(pixels.prefix(length))) }
    for place in pixels.indices {
      var damaged = pixels
      damaged[place] ^= 0xFF
      _ = try? WebP.decode(damaged)
    }
  }
}
