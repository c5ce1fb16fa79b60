import Foundation
import Graphics

/// The properties of a picture's pixels: the number of colours, whether they are grey or opaque, and where they repeat.
///
/// Screens are mostly uniform, so blocks of pixels are compared with memcmp, and single pixels are only examined if a block is
/// neither uniform nor equal to the one above it.
struct PixelSurvey {
  enum BlockKind {
    /// Equal to the block above it.
    static let repeated: UInt8 = 0
    /// One colour.
    static let flat: UInt8 = 1
    static let mixed: UInt8 = 2
  }

  /// The pixels per block; a whole number of bytes at any depth.
  static let blockWidth = 64

  let width: Int
  let height: Int
  let blocksPerRow: Int
  private(set) var isOpaque = true
  private(set) var isGray = true
  /// Nil for more than 256 colours.
  private(set) var colors: ColorTable? = ColorTable()
  /// A `BlockKind` for each block, row by row.
  private(set) var kinds: [UInt8]

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    blocksPerRow = (bitmap.width + PixelSurvey.blockWidth - 1) / PixelSurvey.blockWidth
    kinds = [UInt8](repeating: BlockKind.repeated, count: blocksPerRow * bitmap.height)
    guard bitmap.byteCount > 0 else { return }
    bitmap.withUnsafeBytes { bytes in
      survey(bytes.baseAddress!.assumingMemoryBound(to: UInt32.self))
    }
    if let colors {
      isOpaque = colors.pixels.allSatisfy { $0 >> 24 == 255 }
      isGray = colors.pixels.allSatisfy(PixelSurvey.isGray)
    }
  }

  static func isGray(_ pixel: UInt32) -> Bool { (pixel ^ pixel >> 8) & 0xFFFF == 0 }

  private mutating func survey(_ pixels: UnsafePointer<UInt32>) {
    var kinds = kinds
    kinds.withUnsafeMutableBufferPointer { kinds in
      var row = 0
      while row < height {
        let start = pixels + row * width
        if row == 0 || memcmp(start, start - width, width * 4) != 0 {
          surveyRow(start, isFirst: row == 0, kinds.baseAddress! + row * blocksPerRow)
        }
        row += 1
      }
    }
    self.kinds = kinds
  }

  private mutating func surveyRow(
    _ row: UnsafePointer<UInt32>, isFirst: Bool, _ kinds: UnsafeMutablePointer<UInt8>
  ) {
    var x = 0
    var block = 0
    while x < width {
      let pixels = row + x
      let count = min(PixelSurvey.blockWidth, width - x)
      if isFirst || memcmp(pixels, pixels - width, count * 4) != 0 {
        if memcmp(pixels, pixels + 1, (count - 1) * 4) == 0 {
          kinds[block] = BlockKind.flat
          note(pixels, 1)
        } else {
          kinds[block] = BlockKind.mixed
          note(pixels, count)
        }
      }
      x += count
      block += 1
    }
  }

  private mutating func note(_ pixels: UnsafePointer<UInt32>, _ count: Int) {
    if let colors {
      if colors.insert(pixels, count) { return }
      self.colors = nil
      isOpaque = colors.pixels.allSatisfy { $0 >> 24 == 255 }
      isGray = colors.pixels.allSatisfy(PixelSurvey.isGray)
    }
    guard isOpaque || isGray else { return }
    // The bits that all pixels have in common, and those that differ from the next component's. Eight pixels per iteration, because
    // in a picture of noise every pixel is examined.
    var common = UInt64.max
    var unequal: UInt64 = 0
    var index = 0
    func take(_ pixel: UInt32) {
      let pixel = UInt64(pixel)
      common &= pixel << 32 | pixel
      unequal |= pixel ^ pixel >> 8
    }
    if UInt(bitPattern: pixels) & 7 != 0 {
      take(pixels[0])
      index = 1
    }
    let pairs = UnsafeRawPointer(pixels + index).assumingMemoryBound(to: UInt64.self)
    let pairCount = (count - index) / 2
    var pair = 0
    while pair &+ 4 <= pairCount {
      let (a, b, c, d) = (pairs[pair], pairs[pair &+ 1], pairs[pair &+ 2], pairs[pair &+ 3])
      common &= a & b & c & d
      unequal |= (a ^ a >> 8) | (b ^ b >> 8) | (c ^ c >> 8) | (d ^ d >> 8)
      pair &+= 4
    }
    index += 2 * pair
    while index < count {
      take(pixels[index])
      index &+= 1
    }
    isOpaque = isOpaque && common & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
    isGray = isGray && unequal & 0x0000_FFFF_0000_FFFF == 0
  }
}
