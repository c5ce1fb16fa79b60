import Foundation
import HeadlessObjectiveC
import Testing

/// Objects as arguments of formats, as Apple's platforms take them.
@Suite struct FormatArgumentTests {
  @Test func objectsAreWrittenByTheirDescriptions() {
    let error = NSError(domain: "Shop", code: 7)
    #expect(String(format: "%@: %d", NSNumber(value: 3), 4) == "3: 4")
    #expect(String(format: "%@", error) == error.description)
    // A dictionary becomes Foundation's, which describes itself as a property list.
    #expect(String(format: "%@ and %@", ["a": 1], nil as NSString?) == "{\n    a = 1;\n} and (null)")
  }

  @Test func plainValuesAreFoundations() {
    #expect(String(format: "%@ %.1f %d", "a", 1.5, 2) == "a 1.5 2")
  }
}
