import Foundation

/// Numbers by chance that follow from a seed: SplitMix64, by Sebastiano Vigna (public domain).
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &self) }

  mutating func hits(oneIn count: Int) -> Bool { below(count) == 0 }

  mutating func of<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// A length that is mostly sensible, and seldom what no code expects.
  mutating func length() -> CGFloat {
    switch below(40) {
    case 0: of([.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 0, -0.0])
    case 1: CGFloat(below(2_000_000) - 1_000_000)
    default: CGFloat(below(1200) - 200) / 4
    }
  }
}
