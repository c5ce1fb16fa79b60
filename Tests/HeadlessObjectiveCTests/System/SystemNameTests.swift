import Foundation
import HeadlessObjectiveC
import Testing

/// Names that Foundation has on Apple's platforms.
@Suite struct SystemNameTests {
  @Test func exceptionsSayWhatTheyAre() {
    let exception = NSException(name: .invalidArgumentException, reason: "no key", userInfo: ["a": 1])
    #expect(exception.name.rawValue == "NSInvalidArgumentException" && exception.description == "no key")
    #expect(NSException(name: .rangeException, reason: nil).description == "NSRangeException")
    #expect(exception.userInfo?["a"] as? Int == 1)
  }

  @Test func integersHaveObjectiveCsNames() {
    let (number, size): (NSInteger, NSUInteger) = (-3, 3)
    #expect(number == -3 as Int && size == 3 as UInt)
  }
}
