import Foundation
import Testing

@testable import SourceGeneration

/// A class repeats in its body what apps override.
@Suite struct RepeatedMembersTests {
  private let keeper = """
    open class Keeper: Feeding {
      open func cat(_ cat: Cat, didEat food: Food) { note(food) }

      // MARK: Repeated from Feeding by `make generate`

      open func old() {}

      // MARK: End of what is repeated
    }

    """

  private func sources(_ methods: String) throws -> RepeatedMembers.Sources {
    let text = "// Optional in UIKit.\nextension Feeding {\n\(methods)\n}\n"
    return RepeatedMembers.Sources(protocols: ["Feeding": try #require(OptionalProtocol.all(in: text).first).body])
  }

  @Test func aProtocolsOptionalMethodsAreOpenInTheClass() throws {
    let sources = try sources(
      """
        /// Said once.
        public func cat(_ cat: Cat, willEat food: Food) -> Bool {
          OptionalMethod.missing(true)
        }

        @available(*, deprecated)
        public func cat(_ cat: Cat, didPlayWith toy: Toy) { OptionalMethod.missing() }
      """)
    let text = try #require(try RepeatedMembers.updated(keeper, path: "Keeper.swift", from: sources))
    #expect(
      text.contains(
        """
          // MARK: Feeding

          open func cat(_ cat: Cat, willEat food: Food) -> Bool {
            OptionalMethod.missing(true)
          }
          @available(*, deprecated)
          open func cat(_ cat: Cat, didPlayWith toy: Toy) { OptionalMethod.missing() }

          // MARK: End of what is repeated
        """))
    #expect(!text.contains("old()"))
    #expect(try RepeatedMembers.updated(text, path: "Keeper.swift", from: sources) == text)
  }

  @Test func whatTheClassHasItselfIsNotRepeated() throws {
    let sources = try sources("  public func cat(_ cat: Cat, didEat food: Food) { OptionalMethod.missing() }")
    let text = try #require(try RepeatedMembers.updated(keeper, path: "Keeper.swift", from: sources))
    #expect(text.components(separatedBy: "didEat").count == 2)
  }

  @Test func membersBetweenMarksAreRepeatedAsTheyStand() throws {
    let shelter = """
      open class Shelter {
        // MARK: Repeated by other classes

        /// Grams a day.
        open var portion = 60

        // MARK: End of what is repeated
      }

      """
    let shared = try #require(RepeatedMembers.shared(in: shelter))
    let sources = RepeatedMembers.Sources(classes: ["Feeding": shared])
    let text = try #require(try RepeatedMembers.updated(keeper, path: "Keeper.swift", from: sources))
    #expect(text.contains("\n\n  /// Grams a day.\n  open var portion = 60\n\n  // MARK: End"))
  }

  @Test func anUnknownNameIsAnError() {
    #expect(throws: GenerationError.self) {
      try RepeatedMembers.updated(keeper, path: "Keeper.swift", from: RepeatedMembers.Sources())
    }
  }
}
