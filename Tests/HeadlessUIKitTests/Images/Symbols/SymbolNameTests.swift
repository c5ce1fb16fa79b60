import HeadlessUIKit
import Testing

/// Names of iOS symbols aren't reported as misspelled.
@MainActor @Suite struct SymbolNameTests {
  @Test(arguments: ["nosign", "scribble.variable", "teletype", "moonphase.waxing.gibbous", "2h.circle", "shazam.logo"])
  func namesOfTheSystemHaveAPicture(name: String) { #expect(UIImage(systemName: name) != nil) }

  @Test func otherNamesHaveNone() { #expect(UIImage(systemName: "nosigns") == nil) }
}
