import SourceTranslation
import Testing

/// The translation of sources that import SwiftUI.
@Suite struct SwiftUIConstructTests {
  private func translation(_ sources: String...) -> Translation {
    Translation(
      sources.map { "import SwiftUI\n" + $0 }, settings: TranslationSettings(modules: ["UIKit", "HeadlessSwiftUI"]))
  }

  @Test func theProductStandsInForTheModule() {
    let source = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nlet a: SwiftUI.Color = .red"
    let hosted = Translation(source, settings: TranslationSettings(modules: ["UIKit", "HeadlessSwiftUI"]))
    #expect(hosted.output.contains("import HeadlessSwiftUI\n") && hosted.output.contains("#if true"))
    #expect(hosted.output.contains("HeadlessSwiftUI.Color") && hosted.problems.isEmpty)
    #expect(!Translation(source).output.contains("Headless"))
  }

  @Test func theRefusalNamesTheProduct() throws {
    let problem = try #require(Translation("import SwiftUI").problems.first)
    #expect(problem.contains("Linux doesn't have SwiftUI. Add the product \"SwiftUI\" of the package onionskin"))
  }

  @Test func viewsAreCompiledAsTheyAre() {
    let source = """
      struct Card: View {
        @State private var isOn = false
        var body: some View {
          VStack { Text("a").bold() }
            .padding()
        }
      }
      @main struct Orchard: App { var body: some Scene { WindowGroup { Card() } } }
      """
    let output = translation(source).output
    for line in source.split(separator: "\n") where !line.contains("@main") {
      #expect(output.contains(line), "\(line)\n\(output)")
    }
    #expect(output.contains("struct Orchard: App { var body: some Scene { WindowGroup { Card() } } }"))
  }

  @Test func entriesHaveTheKeysOfTheirType() {
    let output = translation(
      "extension Transaction { @Entry var isFast = false }",
      "extension ContainerValues { @Entry var width: Double = 1 }",
      "extension FocusedValues { @Entry var name: String? }"
    ).outputs
    #expect(
      output[0].contains("struct Entry_isFast: TransactionKey, _EntryKey { static let entry = _EntryDefault { false"))
    #expect(output[1].contains("struct Entry_width: ContainerValueKey {"))
    #expect(output[2].contains("struct Entry_name: FocusedValueKey { typealias Value = String }"))
  }

  @Test func linesStay() {
    let lines = translation(
      """
      struct Card: View {
        var body: some View {
          Text("a")
        }
        let after = 1
      }
      """
    ).originalLines()
    #expect(lines[6] == "  let after = 1" && lines[7] == "}")
  }

  @Test func filesWithoutSwiftUIAreLeftAlone() {
    let translation = Translation(
      "import UIKit\nstruct A { var body: some View { Text(\"a\") } }",
      settings: TranslationSettings(modules: ["UIKit", "HeadlessSwiftUI"]))
    #expect(translation.output.contains("Text(\"a\")"))
  }

}
