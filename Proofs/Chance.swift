import Foundation

/// Numbers by chance that follow from a seed: SplitMix64, by Sebastiano Vigna (public domain). Or numbers that a fuzzer chose.
struct Chance: RandomNumberGenerator {
  private var state: UInt64
  /// Where numbers come from instead of the seed; zeros once they are used up, so that each reader ends.
  private var bytes: Data?

  init(seed: UInt64) { state = seed }

  init(bytes: Data) {
    state = 0
    self.bytes = bytes
  }

  mutating func next() -> UInt64 {
    if bytes != nil { return taken(8) }
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int {
    guard bytes != nil else { return Int.random(in: 0..<max(count, 1), using: &self) }
    return count <= 1 ? 0 : Int(taken(count <= 256 ? 1 : 4) % UInt64(count))
  }

  private mutating func taken(_ count: Int) -> UInt64 {
    var result: UInt64 = 0
    for _ in 0..<count { result = result << 8 | UInt64(bytes?.popFirst() ?? 0) }
    return result
  }

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
