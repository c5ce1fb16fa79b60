import Foundation
import Graphics

/// A picture of pixels given as premultiplied alpha-red-green-blue values.
func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Bitmap {
  Bitmap(width: width, height: height) { memory in
    let pixels = memory.bindMemory(to: UInt32.self)
    for y in 0..<height { for x in 0..<width { pixels[y * width + x] = pixel(x, y) } }
  }
}

extension Bitmap {
  /// The picture with some pixels set to a premultiplied value.
  func setting(_ value: UInt32, at points: [(x: Int, y: Int)]) -> Bitmap {
    Bitmap(width: width, height: height) { memory in
      withUnsafeBytes { memory.copyMemory(from: $0) }
      let pixels = memory.bindMemory(to: UInt32.self)
      for point in points { pixels[point.y * width + point.x] = value }
    }
  }

  /// The premultiplied value of a pixel.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    withUnsafeBytes { $0.load(fromByteOffset: (y * width + x) * 4, as: UInt32.self) }
  }
}

let white: UInt32 = 0xFFFF_FFFF
let black: UInt32 = 0xFF00_0000

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
