public import Foundation

/// Random integers and fractions.
public protocol GKRandom: AnyObject {
  /// A 32-bit integer.
  func nextInt() -> Int
  /// An integer from 0 to one less than the bound.
  func nextInt(upperBound: Int) -> Int
  /// From 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of random numbers. Sources with a seed return the same numbers in each run, which aren't Apple's: only the names of the
/// generators are the same.
open class GKRandomSource: NSObject, GKRandom {
  private var state: UInt64

  public override init() {
    state = .random(in: 1...(.max))
    super.init()
  }

  init(state: UInt64) {
    // The generator would return only 0 for the state 0.
    self.state = state == 0 ? 0x9E37_79B9_7F4A_7C15 : state
    super.init()
  }

  /// A separate source, whose numbers differ in each run.
  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

  /// The next number of Marsaglia's generator of 64 bits with a final multiplication (xorshift*).
  private func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }

  open func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(next().multipliedFullWidth(by: UInt64(upperBound)).high) : 0
  }

  open func nextUniform() -> Float { Float(next() >> 40) / Float((1 << 24) - 1) }
  open func nextBool() -> Bool { next() >> 63 == 1 }

  /// The elements in random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for place in stride(from: array.count - 1, to: 0, by: -1) { shuffled.swapAt(place, nextInt(upperBound: place + 1)) }
    return shuffled
  }
}

extension NSArray {
  /// The elements in random order.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }

  public func shuffled() -> [Any] { shuffled(using: GKRandomSource()) }
}

/// A source whose seed consists of bytes.
public final class GKARC4RandomSource: GKRandomSource {
  public let seed: Data

  public override convenience init() { self.init(seed: Data((0..<8).map { _ in UInt8.random(in: 0...255) })) }

  public init(seed: Data) {
    self.seed = seed
    super.init(state: seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// Skips numbers.
  public func dropValues(_ count: Int) { for _ in 0..<count { _ = nextInt() } }
}

/// A source whose seed is a number.
public final class GKMersenneTwisterRandomSource: GKRandomSource {
  public let seed: UInt64

  public override convenience init() { self.init(seed: .random(in: 0...(.max))) }

  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}

/// A source whose seed is a number.
public final class GKLinearCongruentialRandomSource: GKRandomSource {
  public let seed: UInt64

  public override convenience init() { self.init(seed: .random(in: 0...(.max))) }

  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}
