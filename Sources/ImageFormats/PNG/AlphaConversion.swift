import CPixman
import Foundation

/// Converts between the straight colours of files and the premultiplied colours of bitmaps, with pixman's loops, which are
/// optimized in every build.
enum AlphaConversion {
  /// Multiplies straight blue-green-red-alpha pixels by their alpha, in place, rounding to nearest.
  static func premultiply(_ memory: UnsafeMutableRawBufferPointer, width: Int, height: Int) {
    guard let base = memory.baseAddress, width > 0, height > 0 else { return }
    // The colours, treated as opaque, through a mask with the same pixels' alpha.
    guard let colors = image(base, PIXMAN_x8r8g8b8, width, height),
      let alpha = image(base, PIXMAN_a8r8g8b8, width, height),
      let result = image(base, PIXMAN_a8r8g8b8, width, height)
    else { return }
    pixman_image_composite32(
      PIXMAN_OP_SRC, colors, alpha, result, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
    pixman_image_unref(colors)
    pixman_image_unref(alpha)
    pixman_image_unref(result)
  }

  /// A premultiplied pixel with its colours divided by its alpha, rounded to nearest; blue is in the lowest byte.
  ///
  /// Multiplying the result by the alpha restores the argument, because an error of half a step is reduced by the alpha.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    let half = alpha / 2
    let blue = min(((pixel & 0xFF) &* 255 &+ half) / alpha, 255)
    let green = min(((pixel >> 8 & 0xFF) &* 255 &+ half) / alpha, 255)
    let red = min(((pixel >> 16 & 0xFF) &* 255 &+ half) / alpha, 255)
    return blue | green << 8 | red << 16 | alpha << 24
  }

  /// An image of memory whose rows follow each other without padding, with four bytes per pixel.
  static func image(
    _ memory: UnsafeMutableRawPointer, _ format: pixman_format_code_t, _ width: Int, _ height: Int,
    bytesPerRow: Int? = nil
  ) -> OpaquePointer? {
    pixman_image_create_bits_no_clear(
      format, Int32(width), Int32(height), memory.assumingMemoryBound(to: UInt32.self),
      Int32(bytesPerRow ?? width * 4))
  }
}
