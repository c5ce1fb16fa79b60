import Foundation
import Testing

@testable import SourceGeneration

/// What is written for a protocol follows from the extension with its defaults.
@Suite struct OptionalCallsTests {
  private func text(_ methods: String) throws -> String {
    let subject = try OptionalProtocol.all(in: "// Optional in UIKit.\nextension Feeding {\n\(methods)\n}\n")
    return OptionalCalls(subject: try #require(subject.first)).text(source: "Feeding.swift")
  }

  @Test func aMethodWithOneArgumentIsAPropertyAlone() throws {
    let text = try text("  public func didFeed(_ cat: Cat) -> Bool { true }")
    #expect(text.contains("var didFeed: OptionalCall<Cat, Bool>? {"))
    #expect(!text.contains("callAsFunction"))
  }

  @Test func methodsWithLabelsAreCalledWithThem() throws {
    let text = try text(
      """
        public func cat(_ cat: Cat, willEat food: [String: Int], at place: Place) -> Int? { nil }
        public func cat(_ cat: Cat, didEat food: Food) {}
      """)
    #expect(text.contains("  /// The methods of this name"))
    #expect(text.contains("(_ cat: Cat, willEat food: [String: Int], at place: Place) -> Int? {"))
    #expect(text.contains("OptionalMethod.call { target.cat(cat, willEat: food, at: place) } ?? nil"))
    #expect(text.contains("(_ cat: Cat, didEat food: Food) -> Void? {"))
  }

  /// The one of `method!(...)` gives the method's result, the one of `method?(...)` that or nil.
  @Test func methodsHaveTwoCallsUnlessTheirResultIsOptional() throws {
    let text = try text(
      """
        public func cat(_ cat: Cat, eats food: Food) -> Bool { true }
        public func cat(_ cat: Cat, at place: Place) -> Int? { nil }
      """)
    let parts = text.components(separatedBy: "extension OptionalMethodCalls where Target == any Feeding {")
    #expect(parts.count == 2)
    #expect(parts[0].contains("(_ cat: Cat, eats food: Food) -> Bool {\n    callAsFunction(cat, eats: food)!\n"))
    #expect(parts[0].contains("(_ cat: Cat, at place: Place) -> Int? {"))
    #expect(parts[1].contains("(_ cat: Cat, eats food: Food) -> Bool? {") && !parts[1].contains("Place"))
  }

  /// Two base names whose methods are called alike: what the property gives knows which one it is.
  @Test func methodsThatAreCalledAlikeAreDistinguishedByName() throws {
    let text = try text(
      """
        public func count(for cat: Cat) -> Int { 0 }
        public func index(for cat: Cat) -> Int { 0 }
      """)
    #expect(text.contains("var index: OptionalMethods<any Feeding>? { OptionalMethods(self, named: \"index\") }"))
    #expect(text.contains("if name == \"index\" {"))
    #expect(text.split(separator: "func callAsFunction").count == 3)
  }

  @Test func aResultMayStandOnALineOfItsOwn() throws {
    let text = try text(
      """
        public func cat(_ cat: Cat, at place: Place)
          -> Int
        { 0 }
        public func cat(_ cat: Cat, didEat food: Food) {}
      """)
    #expect(text.contains("(_ cat: Cat, at place: Place) -> Int? {"))
    #expect(text.contains("(_ cat: Cat, didEat food: Food) -> Void? {"))
  }

  /// Each method has a call that traps and one that may be nil, in the extension of each kind.
  @Test func theCallsOfManyMethodsStandInOneFile() throws {
    let methods = (0..<90).map { "  public func cat(_ cat: Cat, at\($0) place: Place) {}" }
    let text = try text(methods.joined(separator: "\n"))
    #expect(text.split(separator: "func callAsFunction").count == 181)
    #expect(text.split(separator: "\nextension ").count == 4)
    #expect(GeneratedFile.isGenerated(text))
  }

  @Test func deprecatedMethodsAreCalledWithAWarningOnly() throws {
    let text = try text("  @available(*, deprecated)\n  public func cat(_ cat: Cat, at place: Place) {}")
    #expect(text.contains("  @available(*, deprecated)\n  public func callAsFunction("))
    #expect(text.contains("  @available(*, deprecated)\n  @discardableResult public func callAsFunction("))
  }

  @Test func aMarkAboveAnythingElseIsAnError() {
    #expect(throws: GenerationError.self) {
      try OptionalProtocol.all(in: "// Optional in UIKit.\nfunc feed() {}\n")
    }
  }
}
