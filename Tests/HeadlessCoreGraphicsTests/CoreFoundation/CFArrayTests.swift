import Foundation
import HeadlessCoreGraphics
import Testing

/// Core Foundation's arrays and numbers.
@Suite struct CFArrayTests {
  private final class Run {}

  @Test func elementsAreFoundByTheirAddress() {
    let runs = [Run(), Run()]
    let array = runs as CFArray
    #expect(CFArrayGetCount(array) == 2)
    #expect(unsafeBitCast(CFArrayGetValueAtIndex(array, 1), to: Run.self) === runs[1])
  }

  @Test func numbersHaveTypes() {
    #expect(CFNumberIsFloatType(NSNumber(value: 1.5)) && !CFNumberIsFloatType(NSNumber(value: 2)))
    #expect(CFNumberGetType(NSNumber(value: Int32(2))) == .sInt32Type)
    #expect(CFBooleanGetValue(kCFBooleanTrue) && !CFBooleanGetValue(kCFBooleanFalse))
  }
}
