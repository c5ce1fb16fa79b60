import Foundation
import Graphics

/// What a picture's pixels are like: how many colours, whether gray, whether opaque, and where they repeat.
///
/// Screens are mostly flat, so runs of pixels are compared by memcmp as blocks, and single pixels are looked at only
/// where a block is neither flat nor a copy of the one above it.
struct PixelSurvey {
  enum BlockKind {
    /// The same as the block above it.
    static let repeated: UInt8 = 0
    /// One colour.
    static let flat: UInt8 = 1
    static let mixed: UInt8 = 2
  }

  /// Pixels of a block; a whole number of bytes at any depth.
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
    var common: UInt32 = 0xFFFF_FFFF
    var unequal: UInt32 = 0
    var index = 0
    while index < count {
      let pixel = pixels[index]
      common &= pixel
      unequal |= pixel ^ pixel >> 8
      index &+= 1
    }
    isOpaque = isOpaque && common >> 24 == 255
    isGray = isGray && unequal & 0xFFFF == 0
  }
}
