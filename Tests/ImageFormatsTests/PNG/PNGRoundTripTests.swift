import Foundation
import Graphics
import ImageFormats
import Testing

/// A picture of pixels given as premultiplied alpha-red-green-blue values.
func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Bitmap {
  Bitmap(width: width, height: height) { memory in
    let pixels = memory.bindMemory(to: UInt32.self)
    for y in 0..<height { for x in 0..<width { pixels[y * width + x] = pixel(x, y) } }
  }
}

/// A fixed sequence of pseudorandom numbers.
struct FixedRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64, by Sebastiano Vigna (public domain).
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}

@Suite("PNG: pixels survive the way into a file and back")
struct PNGRoundTripTests {
  @Test("every premultiplied pair of alpha and component")
  func everyPair() throws {
    // Column: component; row: alpha. Components above the alpha don't exist, so they are limited to it.
    let pairs = picture(256, 256) { x, y in
      let component = UInt32(min(x, y))
      let other = UInt32(min(255 - x, y))
      return UInt32(y) << 24 | component << 16 | other << 8 | UInt32(y / 2)
    }
    let data = try PNG.encode(pairs)
    #expect(try PNG.header(of: data).colorType == .rgba)
    #expect(try PNG.decode(data) == pairs)
  }

  @Test("every premultiplied pair of alpha and gray")
  func everyGrayPair() throws {
    let pairs = picture(256, 256) { x, y in UInt32(y) << 24 | UInt32(min(x, y)) * 0x10101 }
    let data = try PNG.encode(pairs)
    #expect(try PNG.header(of: data).colorType == .grayAlpha)
    #expect(try PNG.decode(data) == pairs)
  }

  /// In any position: pictures of many colours are searched eight pixels at a time.
  @Test func onePixelUnlikeAllOthersSurvives() throws {
    func noise(_ x: Int, _ y: Int) -> UInt32 { UInt32(truncatingIfNeeded: (y * 71 + x) &* 2_654_435_761) & 0xFF_FFFF }
    func gray(_ x: Int, _ y: Int) -> UInt32 {
      let alpha = UInt32(100 + (y * 71 + x) % 150)
      return alpha << 24 | (UInt32(x * 3 + y) % alpha) * 0x10101
    }
    for place in 0..<71 {
      let translucent = picture(71, 30) { x, y in
        (x, y) == (place, 29) ? 0x7F10_2030 : 0xFF00_0000 | noise(x, y)
      }
      #expect(try PNG.decode(PNG.encode(translucent)) == translucent, "column \(place)")
      let coloured = picture(71, 30) { x, y in (x, y) == (place, 29) ? 0xC010_1011 : gray(x, y) }
      #expect(try PNG.decode(PNG.encode(coloured)) == coloured, "column \(place)")
    }
  }

  @Test("translucent palettes", arguments: [1, 2, 17, 128, 254, 255])
  func translucentPalette(alpha: Int) throws {
    let bitmap = picture(70, 40) { x, y in
      let component = UInt32((x + y) % 8 * alpha / 7)
      return UInt32(alpha) << 24 | component << 16 | UInt32(alpha) - component
    }
    let data = try PNG.encode(bitmap)
    #expect(try PNG.header(of: data).colorType == .palette)
    #expect(try PNG.decode(data) == bitmap)
  }

  @Test(
    "layouts, at widths around a byte's and a block's end",
    arguments: [1, 2, 3, 7, 8, 9, 31, 63, 64, 65, 127, 128, 129, 191, 200])
  func widths(width: Int) throws {
    var random = FixedRandom(seed: UInt64(width))
    for colors in [1, 2, 3, 4, 5, 16, 17, 256, 257, 5000] {
      for mask: UInt32 in [0xFFFF_FFFF, 0xFF00_0000] {
        let table = (0..<colors).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) | mask }
        let bitmap = picture(width, 33) { x, y in
          // Flat areas, repeated rows and mixed blocks, so that every fast path is used.
          if y % 5 == 3 { return table[(x / 70) % colors] }
          if y % 5 == 4 { return table[(x / 70) % colors] }
          return table[(x * 7 + y / 3 * 13 + x * x) % colors]
        }
        #expect(try PNG.decode(try PNG.encode(bitmap)) == bitmap, "\(colors) colours, \(width) pixels wide")
      }
    }
  }
}
