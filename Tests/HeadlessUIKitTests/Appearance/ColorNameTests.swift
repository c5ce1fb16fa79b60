import HeadlessUIKit
import Testing

/// Names of colours for assistive technologies.
@MainActor @Suite struct ColorNameTests {
  @Test func namesAreThoseOfTheHue() {
    #expect(UIColor.black.accessibilityName == "black" && UIColor.white.accessibilityName == "white")
    #expect(UIColor.red.accessibilityName == "red" && UIColor.blue.accessibilityName == "blue")
    #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
    #expect(UIColor.brown.accessibilityName == "brown" && UIColor.gray.accessibilityName == "gray")
    #expect(AXNameFromColor(UIColor.green.cgColor) == "green")
  }
}
