public import Foundation

/// Uniformly distributed random numbers in a range.
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom

  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    self.lowestValue = lowestValue
    self.highestValue = highestValue
    super.init()
  }

  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }

  /// From 1 to the number of sides.
  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

  open class func d6() -> Self { Self.die(6) }
  open class func d20() -> Self { Self.die(20) }

  /// A separate class, because only required initialisers create an object of the caller's class.
  private class func die(_ sides: Int) -> Self {
    let die =
      self == GKShuffledDistribution.self
      ? GKShuffledDistribution(forDieWithSideCount: sides) : GKRandomDistribution(forDieWithSideCount: sides)
    guard let own = die as? Self else { fatalError("\(self) has no dice of its own.") }
    return own
  }

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// A number of the range below the bound.
  open func nextInt(upperBound: Int) -> Int {
    lowestValue + source.nextInt(upperBound: max(0, min(upperBound - 1, highestValue) - lowestValue + 1))
  }

  /// The position of a number in the range, from 0 to 1.
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
  }

  open func nextBool() -> Bool { source.nextBool() }
}

/// Random numbers in a range, each of which occurs once before any of them is repeated.
public final class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []

  public override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...max(lowestValue, highestValue)) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}
