import Foundation
import HeadlessObjectiveC
import Testing

/// `CGFloat` and `NSNumber` are bridged, as on Apple's platforms.
@Suite struct CGFloatBridgingTests {
  @Test func numbersAreLengths() {
    let values: [String: Any] = ["width": NSNumber(value: 2.5)]
    #expect(values["width"] as? CGFloat == 2.5)
    #expect(CGFloat(truncating: 7) == 7)
    #expect(CGFloat(exactly: NSNumber(value: 0.5)) == 0.5)
  }

  @Test func lengthsAreNumbers() {
    let width: CGFloat = 1.5
    #expect(width as NSNumber == 1.5)
    #expect((width as Any) as? NSNumber == 1.5)
    #expect(NSArray(array: [width]).firstObject as? Double == 1.5)
  }
}
