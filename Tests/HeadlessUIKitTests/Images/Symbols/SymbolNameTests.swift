import HeadlessUIKit
import Testing

/// Names of symbols that iOS has are no misspelt ones.
@MainActor @Suite struct SymbolNameTests {
  @Test(arguments: ["nosign", "scribble.variable", "teletype", "moonphase.waxing.gibbous", "2h.circle", "shazam.logo"])
  func namesOfTheSystemHaveAPicture(name: String) { #expect(UIImage(systemName: name) != nil) }

  @Test func otherNamesHaveNone() { #expect(UIImage(systemName: "nosigns") == nil) }
}
