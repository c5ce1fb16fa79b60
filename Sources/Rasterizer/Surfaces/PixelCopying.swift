import CPixman
import Foundation
import Graphics

/// Copies bitmaps to the memory of contexts and back, between formats, with pixman's loops.
enum PixelCopying {
  /// The picture in a block of memory, with an address for a bitmap's pixels.
  static func copy(_ memory: PixelMemory, to pixels: UnsafeMutableRawPointer) {
    withAligned(memory, reads: true, writes: false) { image in
      composite(image, bitmap(memory, pixels), memory)
    }
  }

  /// Copies a bitmap's pixels from an address to the memory.
  static func copy(_ pixels: UnsafeMutableRawPointer, to memory: PixelMemory) {
    withAligned(memory, reads: false, writes: true) { image in
      composite(bitmap(memory, pixels), image, memory)
    }
  }

  private static func bitmap(_ memory: PixelMemory, _ pixels: UnsafeMutableRawPointer) -> OpaquePointer? {
    pixman_image_create_bits(
      PIXMAN_a8r8g8b8, Int32(memory.width), Int32(memory.height), pixels.assumingMemoryBound(to: UInt32.self),
      Int32(memory.width * 4))
  }

  /// Releases both images.
  private static func composite(_ source: OpaquePointer?, _ destination: OpaquePointer?, _ size: PixelMemory) {
    if let source, let destination {
      pixman_image_composite32(
        PIXMAN_OP_SRC, source, nil, destination, 0, 0, 0, 0, 0, 0, Int32(size.width), Int32(size.height))
    }
    if let source { pixman_image_unref(source) }
    if let destination { pixman_image_unref(destination) }
  }

  /// Runs `body` with an image of the memory, or of a copy if rows don't start at word boundaries, which pixman requires.
  private static func withAligned(
    _ memory: PixelMemory, reads: Bool, writes: Bool, _ body: (OpaquePointer?) -> Void
  ) {
    let isAligned = memory.bytesPerRow % 4 == 0 && UInt(bitPattern: memory.address) % 4 == 0
    if isAligned { return body(image(memory, memory.address, memory.bytesPerRow)) }
    let length = memory.width * memory.format.bytesPerPixel
    let stride = (length + 3) & ~3
    let copy = UnsafeMutableRawPointer.allocate(byteCount: stride * memory.height, alignment: 4)
    defer { copy.deallocate() }
    if reads {
      for row in 0..<memory.height { memcpy(copy + row * stride, memory.address + row * memory.bytesPerRow, length) }
    }
    body(image(memory, copy, stride))
    if writes {
      for row in 0..<memory.height { memcpy(memory.address + row * memory.bytesPerRow, copy + row * stride, length) }
    }
  }

  private static func image(
    _ memory: PixelMemory, _ address: UnsafeMutableRawPointer, _ stride: Int
  ) -> OpaquePointer? {
    let image = pixman_image_create_bits(
      memory.format.pixman, Int32(memory.width), Int32(memory.height),
      address.assumingMemoryBound(to: UInt32.self), Int32(stride))
    if memory.format == .gray { pixman_image_set_indexed(image, GrayLevels.shared.table) }
    return image
  }
}

extension PixelMemory.Format {
  fileprivate var pixman: pixman_format_code_t {
    switch self {
    // Words, whose least significant byte comes first in memory.
    case .bgra: PIXMAN_a8r8g8b8
    case .rgba: PIXMAN_a8b8g8r8
    case .argb: PIXMAN_b8g8r8a8
    case .abgr: PIXMAN_r8g8b8a8
    case .bgrx: PIXMAN_x8r8g8b8
    case .rgbx: PIXMAN_x8b8g8r8
    case .xrgb: PIXMAN_b8g8r8x8
    case .xbgr: PIXMAN_r8g8b8x8
    case .gray: PIXMAN_g8
    case .alpha: PIXMAN_a8
    }
  }
}

/// pixman's table for pictures with 256 greys: each level's colour, and the level of each 15-bit luminance.
// Unchecked: the table is only written here.
private final class GrayLevels: @unchecked Sendable {
  static let shared = GrayLevels()

  let table: UnsafePointer<pixman_indexed_t>

  /// The table's fields as in pixman.h: a flag for colours, 256 colours, 32,768 levels. Swift doesn't import arrays of that length.
  private init() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 + 256 * 4 + 32_768, alignment: 4)
    memory.storeBytes(of: 0, as: UInt32.self)
    for level in 0..<256 {
      memory.storeBytes(of: 0xFF00_0000 | UInt32(level) * 0x01_0101, toByteOffset: 4 + level * 4, as: UInt32.self)
    }
    for luminance in 0..<32_768 {
      memory.storeBytes(of: UInt8(min((luminance + 64) / 128, 255)), toByteOffset: 1028 + luminance, as: UInt8.self)
    }
    table = UnsafePointer(memory.assumingMemoryBound(to: pixman_indexed_t.self))
  }
}
