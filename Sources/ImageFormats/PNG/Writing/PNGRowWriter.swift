import CPixman
import Foundation
import Graphics

/// Creates the rows to compress, one at a time in one buffer. Parts that are equal to the row above stay in the buffer and aren't
/// created again.
final class PNGRowWriter {
  /// The filter byte at the start of the row, 0 for none, and the row.
  var row: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: output - 1, count: byteCount + 1) }

  private let survey: PixelSurvey
  private let layout: PixelLayout
  private let pixels: UnsafePointer<UInt32>
  private let byteCount: Int
  private let storage: UnsafeMutableRawPointer
  private let output: UnsafeMutablePointer<UInt8>
  /// The indices of the pixels' values, for grey and palettes.
  private let numbers: ColorTable?
  /// A row of straight pixels.
  private let straight: UnsafeMutablePointer<UInt32>
  private let source: OpaquePointer?
  private let destination: OpaquePointer?

  init(_ pixels: UnsafePointer<UInt32>, _ survey: PixelSurvey, _ layout: PixelLayout) {
    self.pixels = pixels
    self.survey = survey
    self.layout = layout
    byteCount = (survey.width * layout.bitsPerPixel + 7) / 8
    // The row starts at an aligned address, as pixman requires; the filter byte precedes it.
    storage = .allocate(byteCount: byteCount + 128, alignment: 64)
    memset(storage, 0, byteCount + 128)
    output = (storage + 64).assumingMemoryBound(to: UInt8.self)
    straight = .allocate(capacity: survey.width)
    straight.initialize(repeating: 0, count: survey.width)
    let paddedByteCount = (byteCount + 3) & ~3
    switch layout {
    case .palette(_, let entries):
      numbers = ColorTable(entries)
      (source, destination) = (nil, nil)
    case .gray, .grayAlpha:
      numbers = nil
      (source, destination) = (nil, nil)
    case .rgb:
      numbers = nil
      source = AlphaConversion.image(
        UnsafeMutableRawPointer(mutating: pixels), PIXMAN_x8r8g8b8, survey.width, survey.height)
      destination = AlphaConversion.image(output, PIXMAN_b8g8r8, survey.width, 1, bytesPerRow: paddedByteCount)
    case .rgba:
      numbers = nil
      source = AlphaConversion.image(straight, PIXMAN_a8r8g8b8, survey.width, 1)
      destination = AlphaConversion.image(output, PIXMAN_a8b8g8r8, survey.width, 1)
    }
  }

  deinit {
    if let source { pixman_image_unref(source) }
    if let destination { pixman_image_unref(destination) }
    storage.deallocate()
    straight.deallocate()
  }

  /// Fills the buffer with a row; rows must be requested from first to last.
  func write(_ y: Int) {
    survey.kinds.withUnsafeBufferPointer { kinds in
      let kinds = kinds.baseAddress! + y * survey.blocksPerRow
      // All blocks are equal to those above.
      if memchr(kinds, Int32(PixelSurvey.BlockKind.flat), survey.blocksPerRow) == nil,
        memchr(kinds, Int32(PixelSurvey.BlockKind.mixed), survey.blocksPerRow) == nil
      {
        return
      }
      switch layout {
      case .gray(let depth), .palette(let depth, _): writeNumbers(y, kinds, depth: depth)
      case .grayAlpha:
        writeStraight(y, kinds)
        interleaveGrayAlpha()
      case .rgb: convert(row: y)
      case .rgba:
        writeStraight(y, kinds)
        convert(row: 0)
      }
    }
  }

  private func convert(row: Int) {
    guard let source, let destination else { return }
    pixman_image_composite32(
      PIXMAN_OP_SRC, source, nil, destination, 0, Int32(row), 0, 0, 0, 0, Int32(survey.width), 1)
  }

  private func writeNumbers(_ y: Int, _ kinds: UnsafePointer<UInt8>, depth: Int) {
    var block = 0
    while block < survey.blocksPerRow {
      let x = block * PixelSurvey.blockWidth
      let count = min(PixelSurvey.blockWidth, survey.width - x)
      let source = pixels + y * survey.width + x
      let target = output + x * depth / 8
      if kinds[block] == PixelSurvey.BlockKind.flat {
        // 255 / (2^depth - 1) repeats a number in a byte.
        let pattern = Int32(number(of: source[0], depth)) * Int32(255 / ((1 << depth) - 1))
        memset(target, pattern, (count * depth + 7) / 8)
      } else if kinds[block] == PixelSurvey.BlockKind.mixed {
        pack(source, count, depth, target)
      }
      block += 1
    }
  }

  private func pack(
    _ source: UnsafePointer<UInt32>, _ count: Int, _ depth: Int, _ target: UnsafeMutablePointer<UInt8>
  ) {
    var last = source[0]
    var number = number(of: last, depth)
    var target = target
    var byte: UInt8 = 0
    var free = 8
    var index = 0
    while index < count {
      let pixel = source[index]
      if pixel != last {
        last = pixel
        number = self.number(of: pixel, depth)
      }
      free &-= depth
      byte |= number << UInt8(truncatingIfNeeded: free)
      if free == 0 {
        target.pointee = byte
        target += 1
        byte = 0
        free = 8
      }
      index &+= 1
    }
    if free < 8 { target.pointee = byte }
  }

  private func number(of pixel: UInt32, _ depth: Int) -> UInt8 {
    if let numbers { return numbers.number(of: pixel) }
    return UInt8(truncatingIfNeeded: pixel) >> UInt8(truncatingIfNeeded: 8 &- depth)
  }

  private func writeStraight(_ y: Int, _ kinds: UnsafePointer<UInt8>) {
    var block = 0
    while block < survey.blocksPerRow {
      let x = block * PixelSurvey.blockWidth
      let count = min(PixelSurvey.blockWidth, survey.width - x)
      if kinds[block] != PixelSurvey.BlockKind.repeated {
        divide(pixels + y * survey.width + x, count, straight + x)
      }
      block += 1
    }
  }

  private func divide(_ source: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutablePointer<UInt32>) {
    var last: UInt32 = 0
    var result: UInt32 = 0
    var index = 0
    while index < count {
      let pixel = source[index]
      if pixel != last {
        last = pixel
        result = AlphaConversion.straight(pixel)
      }
      target[index] = result
      index &+= 1
    }
  }

  private func interleaveGrayAlpha() {
    var index = 0
    while index < survey.width {
      let pixel = straight[index]
      output[index &* 2] = UInt8(truncatingIfNeeded: pixel)
      output[index &* 2 &+ 1] = UInt8(truncatingIfNeeded: pixel >> 24)
      index &+= 1
    }
  }
}
