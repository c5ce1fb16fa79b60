import CPixman
import Foundation
import Graphics

/// Memory for drawing diff images. All loops over pixels are in pixman.
final class PixmanCanvas {
  static let white: UInt32 = 0xFFFF_FFFF
  static let black: UInt32 = 0xFF00_0000

  private let size: PixelSize
  private let memory: UnsafeMutableRawPointer
  private let image: OpaquePointer

  /// Nil without pixels.
  init?(_ memory: UnsafeMutableRawBufferPointer, _ size: PixelSize) {
    guard size.width > 0, size.height > 0, let start = memory.baseAddress,
      let image = PixmanCanvas.image(start, PIXMAN_a8r8g8b8, size.width, size.height)
    else { return nil }
    self.size = size
    self.memory = start
    self.image = image
  }

  deinit {
    pixman_image_unref(image)
  }

  /// Fills all of it.
  func fill(_ color: UInt32) {
    fill(PixelRect(x: 0, y: 0, width: size.width, height: size.height), color)
  }

  /// Fills the part of a rectangle that is within the canvas.
  func fill(_ rect: PixelRect, _ color: UInt32) {
    let part = rect.intersection(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    guard !part.isEmpty else { return }
    pixman_fill(
      memory.assumingMemoryBound(to: UInt32.self), Int32(size.width), 32, Int32(part.minX), Int32(part.minY),
      Int32(part.width), Int32(part.height), color)
  }

  /// Fills the pixels that a mask of the canvas's size marks.
  func fill(_ color: UInt32, through mask: DifferenceMask) {
    guard !mask.rows.isEmpty,
      let shape = PixmanCanvas.image(
        mask.memory, PIXMAN_a8, mask.width, mask.height, bytesPerRow: mask.bytesPerRow)
    else { return }
    defer { pixman_image_unref(shape) }
    var solid = PixmanCanvas.color(color)
    guard let paint = pixman_image_create_solid_fill(&solid) else { return }
    defer { pixman_image_unref(paint) }
    let top = Int32(mask.rows.lowerBound)
    pixman_image_composite32(
      PIXMAN_OP_OVER, paint, shape, image, 0, 0, 0, top, 0, top, Int32(size.width), Int32(mask.rows.count))
  }

  /// Draws a picture above the current content.
  func draw(_ bitmap: Bitmap, x: Int, y: Int) {
    PixmanCanvas.with(bitmap, PIXMAN_a8r8g8b8) { source in
      pixman_image_composite32(
        PIXMAN_OP_OVER, source, nil, image, 0, 0, 0, 0, Int32(x), Int32(y), Int32(bitmap.width), Int32(bitmap.height))
    }
  }

  /// Draws the border of a rectangle, inside its edges.
  func frame(_ rect: PixelRect, lineWidth: Int, _ color: UInt32) {
    let line = min(lineWidth, rect.width, rect.height)
    fill(PixelRect(x: rect.minX, y: rect.minY, width: rect.width, height: line), color)
    fill(PixelRect(x: rect.minX, y: rect.maxY - line, width: rect.width, height: line), color)
    fill(PixelRect(x: rect.minX, y: rect.minY, width: line, height: rect.height), color)
    fill(PixelRect(x: rect.maxX - line, y: rect.minY, width: line, height: rect.height), color)
  }

  /// Squares of white and light gray, eight pixels wide.
  func fillCheckerboard(_ rect: PixelRect) {
    let side = 8
    let tile = UnsafeMutablePointer<UInt32>.allocate(capacity: 4 * side * side)
    defer { tile.deallocate() }
    for index in 0..<4 * side * side {
      let isLight = (index % (2 * side) / side + index / (2 * side) / side) % 2 == 0
      (tile + index).initialize(to: isLight ? PixmanCanvas.white : 0xFFE4_E4E4)
    }
    guard let pattern = PixmanCanvas.image(tile, PIXMAN_a8r8g8b8, 2 * side, 2 * side) else { return }
    defer { pixman_image_unref(pattern) }
    pixman_image_set_repeat(pattern, PIXMAN_REPEAT_NORMAL)
    pixman_image_composite32(
      PIXMAN_OP_SRC, pattern, nil, image, 0, 0, 0, 0, Int32(rect.minX), Int32(rect.minY), Int32(rect.width),
      Int32(rect.height))
  }

  /// Draws the brightness of a picture on white, lightened to nearly white.
  ///
  /// pixman computes the brightness (0.30 red, 0.59 green, 0.11 blue) when it stores into an indexed grey picture; the picture's
  /// table of colours is applied when it is read. Only a strip of rows is processed at a time, which stays in the processor's cache
  /// and takes half the time of passes over the whole picture.
  func drawPaleGray(_ bitmap: Bitmap) {
    let stripHeight = 32
    let bytesPerRow = (size.width + 3) & ~3
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * stripHeight, alignment: 64)
    let table = PixmanCanvas.paleGrays()
    defer {
      memory.deallocate()
      table.deallocate()
    }
    guard let gray = PixmanCanvas.image(memory, PIXMAN_g8, size.width, stripHeight, bytesPerRow: bytesPerRow) else {
      return
    }
    defer { pixman_image_unref(gray) }
    pixman_image_set_indexed(gray, table.assumingMemoryBound(to: pixman_indexed_t.self))
    PixmanCanvas.with(bitmap, PIXMAN_a8r8g8b8) { source in
      var y = 0
      while y < size.height {
        let (top, width, height) = (Int32(y), Int32(size.width), Int32(min(stripHeight, size.height - y)))
        fill(PixelRect(x: 0, y: y, width: size.width, height: stripHeight), PixmanCanvas.white)
        pixman_image_composite32(PIXMAN_OP_OVER, source, nil, image, 0, top, 0, 0, 0, top, width, height)
        pixman_image_composite32(PIXMAN_OP_SRC, image, nil, gray, 0, top, 0, 0, 0, 0, width, height)
        pixman_image_composite32(PIXMAN_OP_SRC, gray, nil, image, 0, 0, 0, 0, 0, top, width, height)
        y += stripHeight
      }
    }
  }

  /// A `pixman_indexed_t`: a flag for colours, 256 colours, and the colours' indices for 32,768 levels of brightness (15 bits).
  private static func paleGrays() -> UnsafeMutableRawPointer {
    let table = UnsafeMutableRawPointer.allocate(byteCount: 4 + 256 * 4 + 32_768, alignment: 8)
    table.storeBytes(of: 0, as: Int32.self)
    for level in 0..<256 {
      let pale = UInt32(255 - (255 - level) * 2 / 5)
      table.storeBytes(of: 0xFF00_0000 | pale * 0x10101, toByteOffset: 4 + level * 4, as: UInt32.self)
      memset(table + 4 + 256 * 4 + level * 128, Int32(level), 128)
    }
    return table
  }

  /// Writes the absolute difference of two pictures, multiplied by a power of two.
  func drawDifference(_ a: Bitmap, _ b: Bitmap, in rect: PixelRect, amplification: Int) {
    subtract(a, b, PIXMAN_x8r8g8b8, in: rect)
    let alpha = Bitmap(width: size.width, height: size.height) { memory in
      // In the format blue-green-red-ignored, the first component is the alpha.
      guard let other = PixmanCanvas(memory, size) else { return }
      other.subtract(a, b, PIXMAN_b8g8r8x8, in: rect)
    }
    var white = PixmanCanvas.color(PixmanCanvas.white)
    guard let paint = pixman_image_create_solid_fill(&white) else { return }
    defer { pixman_image_unref(paint) }
    let (x, y, width, height) = (Int32(rect.minX), Int32(rect.minY), Int32(rect.width), Int32(rect.height))
    PixmanCanvas.with(alpha, PIXMAN_a8r8g8b8) { mask in
      pixman_image_composite32(PIXMAN_OP_ADD, paint, mask, image, 0, 0, x, y, x, y, width, height)
    }
    var factor = 1
    while factor < min(amplification, 128) {
      // Each addition of the picture to itself doubles it, limited to 255.
      pixman_image_composite32(PIXMAN_OP_ADD, image, nil, image, x, y, 0, 0, x, y, width, height)
      factor *= 2
    }
    // The additions include alpha; the result is made opaque.
    var black = PixmanCanvas.color(PixmanCanvas.black)
    guard let ground = pixman_image_create_solid_fill(&black) else { return }
    defer { pixman_image_unref(ground) }
    pixman_image_composite32(PIXMAN_OP_ADD, ground, nil, image, 0, 0, 0, 0, x, y, width, height)
  }

  /// Writes the absolute difference of the colours, read in a format without alpha.
  private func subtract(_ a: Bitmap, _ b: Bitmap, _ format: pixman_format_code_t, in rect: PixelRect) {
    guard let target = PixmanCanvas.image(memory, format, size.width, size.height) else { return }
    defer { pixman_image_unref(target) }
    let (x, y, width, height) = (Int32(rect.minX), Int32(rect.minY), Int32(rect.width), Int32(rect.height))
    PixmanCanvas.with(a, format) { source in
      pixman_image_composite32(PIXMAN_OP_SRC, source, nil, target, x, y, 0, 0, x, y, width, height)
    }
    PixmanCanvas.with(b, format) { source in
      pixman_image_composite32(PIXMAN_OP_DIFFERENCE, source, nil, target, x, y, 0, 0, x, y, width, height)
    }
  }

  private static func color(_ value: UInt32) -> pixman_color_t {
    func component(_ shift: UInt32) -> UInt16 { UInt16(value >> shift & 0xFF) * 0x101 }
    return pixman_color_t(red: component(16), green: component(8), blue: component(0), alpha: component(24))
  }

  private static func with(
    _ bitmap: Bitmap, _ format: pixman_format_code_t, _ body: (OpaquePointer) -> Void
  ) {
    bitmap.withUnsafeBytes { bytes in
      guard bytes.count > 0,
        let image = image(
          UnsafeMutableRawPointer(mutating: bytes.baseAddress!), format, bitmap.width, bitmap.height)
      else { return }
      body(image)
      pixman_image_unref(image)
    }
  }

  private static func image(
    _ memory: UnsafeMutableRawPointer, _ format: pixman_format_code_t, _ width: Int, _ height: Int,
    bytesPerRow: Int? = nil
  ) -> OpaquePointer? {
    pixman_image_create_bits_no_clear(
      format, Int32(width), Int32(height), memory.assumingMemoryBound(to: UInt32.self),
      Int32(bytesPerRow ?? width * 4))
  }
}
