internal import Foundation

/// Random numbers that are the same in every run: SplitMix64 by Steele, Lea and Flood, with one sequence per particle.
struct ParticleRandom {
  private var state: UInt64

  init(seed: UInt64, number: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ number &* 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  /// A number from 0 up to, but not including, 1.
  mutating func next() -> CGFloat {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return CGFloat(z >> 11) / CGFloat(1 << 53)
  }

  /// A number that differs from 0 by at most half of a range.
  mutating func spread(_ range: CGFloat) -> CGFloat { (next() - 0.5) * range }
}
