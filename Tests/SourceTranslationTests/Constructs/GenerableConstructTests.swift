import SourceTranslation
import Testing

/// The translation of FoundationModels' macros.
@Suite struct GenerableConstructTests {
  private func output(_ source: String) -> String {
    Translation(
      ["import FoundationModels\n" + source],
      settings: TranslationSettings(modules: ["UIKit", "FoundationModels"])
    ).outputs.joined()
  }

  @Test func aStructureGetsItsMembersInAnExtension() {
    let output = output(
      """
      enum Kitchen {
        @Generable(description: "A dish")
        struct Recipe: Equatable {
          @Guide(description: "Its name", .anyOf(["Soup", "Pie"]))
          let name: String
          var steps: [String]?
          var isLong: Bool { steps?.count ?? 0 > 3 }
        }
      }
      """)
    #expect(!output.contains("@Generable") && !output.contains("@Guide"))
    #expect(output.contains("nonisolated extension Kitchen.Recipe: FoundationModels.Generable {"))
    #expect(
      output.contains(
        "_guided(\"name\", (String).self, description: \"Its name\", .anyOf([\"Soup\", \"Pie\"])\n)"))
    #expect(output.contains("_guided(\"steps\", ([String]?).self)"))
    #expect(output.contains("let steps: ([String]).PartiallyGenerated?"))
    #expect(output.contains("[\"name\": self.name, \"steps\": self.steps]"))
    #expect(!output.contains("\"isLong\""))
    #expect(output.contains("let id: FoundationModels.GenerationID"))
  }

  @Test func anEnumerationIsOneOfItsNames() {
    let output = output(
      "@Generable enum Size: String { case small, `default` = \"d\"\n case big = \"b\"; var a: Int { 1 } }")
    #expect(output.contains("anyOf: [\"small\", \"default\", \"big\"]"))
    #expect(output.contains("case \"default\": self = .`default`"))
    #expect(output.contains("case .big: \"big\".generatedContent"))
  }

  @Test func aPropertyNamedIdIsTheIdentity() {
    let output = output("@Generable struct Item { var id: String }")
    #expect(output.contains("let id: (String).PartiallyGenerated?") && !output.contains("GenerationID"))
  }

  @Test func aCaseWithValuesIsAnObject() {
    let output = output("@Generable enum Order { case tea, coffee(String, sugar: Int?) }")
    #expect(output.contains("case \"tea\": self = .tea\n"))
    #expect(
      output.contains(
        "self = .coffee(try values.value(forProperty: \"_0\"), sugar: try values.value(forProperty: \"sugar\"))"))
    #expect(output.contains("case .coffee(let value0, let value1): .init(properties: [\"coffee\": "))
  }

  @Test func anInitialValueIsNoType() {
    let translation = Translation(
      ["import FoundationModels\n@Generable struct Item { var count = 1 }"],
      settings: TranslationSettings(modules: ["UIKit", "FoundationModels"]))
    #expect(translation.problems.count == 1 && translation.problems.first?.contains(":2:") == true)
  }

  @Test func otherFilesStay() {
    let source = "@Generable struct Item { @Guide(description: \"a\") var name: String }"
    let output = Translation(source, settings: TranslationSettings(modules: ["UIKit", "FoundationModels"])).output
    #expect(output.contains(source))
  }
}
