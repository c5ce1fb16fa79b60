import Foundation
import HeadlessObjectiveC
import Testing

private protocol Marked { var mark: Int { get } }

/// Comparisons and subscripts whose operands Objective-C converts.
@Suite struct NSObjectEqualityTests {
  private class Plate: NSObject {}
  private final class MarkedPlate: Plate, Marked { let mark = 1 }

  @Test func anOptionalOfAClassAndAProtocolIsCompared() {
    let plate = MarkedPlate()
    let base: Plate = plate
    var marked: (Plate & Marked)? = plate
    #expect(base == marked && !(base != marked) && marked == base)
    #expect(Plate() != marked && marked != Plate())
    marked = nil
    #expect(base != marked && marked != base && marked == nil)
  }

  /// Equality is that of the object.
  @Test func equalNumbersAreEqualObjects() {
    let (number, other): (NSObject, NSObject?) = (NSNumber(value: 3), NSNumber(value: 3))
    #expect(number == other && NSString("a") != other)
  }

  @Test func aDictionaryTakesKeysThatCanBeCopied() {
    let key: any NSCopying = NSString("key")
    let dictionary = NSMutableDictionary()
    dictionary[key] = 3
    #expect(dictionary[key] as? Int == 3 && dictionary.count == 1)
    dictionary[key] = nil
    #expect(dictionary[key] == nil && dictionary.count == 0)
  }
}
