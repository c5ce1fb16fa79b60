import CCairo
import CPixman
import Foundation

/// Scratch pixels: premultiplied ARGB32, or only coverage. Returns its memory when its last owner is released.
final class PixelPlane {
  enum Format {
    case argb32
    case a8

    var bytesPerPixel: Int { self == .argb32 ? 4 : 1 }
    var cairo: cairo_format_t { self == .argb32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
    var pixman: pixman_format_code_t { self == .argb32 ? PIXMAN_a8r8g8b8 : PIXMAN_a8 }
  }

  let format: Format
  let width: Int
  let height: Int
  let stride: Int
  let memory: UnsafeMutableRawPointer
  private let capacity: Int
  private let pool: ScratchPool

  /// - Parameter clear: whether the pixels are transparent at the start; otherwise they have arbitrary values.
  init(_ format: Format, width: Int, height: Int, clear: Bool, from pool: ScratchPool) throws {
    self.format = format
    self.width = width
    self.height = height
    self.pool = pool
    stride = (width * format.bytesPerPixel + 3) & ~3
    (memory, capacity) = try pool.take(stride * height)
    if clear { memset(memory, 0, stride * height) }
  }

  deinit {
    pool.give(memory, capacity: capacity, counted: !isKept)
  }

  private var isKept = false

  /// Excludes the plane from the memory in use: it stays in a cache, which has its own limit.
  func keep() {
    guard !isKept else { return }
    isKept = true
    pool.discount(capacity)
  }

  var byteCount: Int { stride * height }

  /// A Cairo surface of these pixels, which must be destroyed before the plane.
  func makeSurface() -> OpaquePointer {
    cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(width), Int32(height), Int32(stride))
  }

  /// A pixman image of these pixels, which must be released before the plane.
  func makeImage() -> OpaquePointer {
    PixelPlane.makeImage(format, width: width, height: height, memory: memory, stride: stride)
  }

  static func makeImage(
    _ format: Format, width: Int, height: Int, memory: UnsafeMutableRawPointer, stride: Int
  ) -> OpaquePointer {
    pixman_image_create_bits(
      format.pixman, Int32(width), Int32(height), memory.assumingMemoryBound(to: UInt32.self), Int32(stride))
  }
}
