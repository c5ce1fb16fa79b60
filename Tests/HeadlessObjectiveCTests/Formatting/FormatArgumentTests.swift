import Foundation
import HeadlessObjectiveC
import Testing

/// Objects as arguments of format strings, as on Apple's platforms.
@Suite struct FormatArgumentTests {
  @Test func objectsAreWrittenByTheirDescriptions() {
    let error = NSError(domain: "Shop", code: 7)
    #expect(String(format: "%@: %d", NSNumber(value: 3), 4) == "3: 4")
    #expect(String(format: "%@", error) == error.description)
    // A dictionary is bridged to Foundation's class, whose description is a property list.
    #expect(String(format: "%@ and %@", ["a": 1], nil as NSString?) == "{\n    a = 1;\n} and (null)")
  }

  @Test func plainValuesAreFoundations() {
    #expect(String(format: "%@ %.1f %d", "a", 1.5, 2) == "a 1.5 2")
  }

  @Test func textObjectsAreMadeAndExtendedByFormats() {
    #expect(NSString.localizedStringWithFormat("%d of %d", 1, 2) == "1 of 2")
    let text = NSMutableString(string: "a")
    text.appendFormat("%C%d", 0x62 as unichar, 3)
    #expect(text == "ab3")
  }
}
