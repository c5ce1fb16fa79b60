import SourceTranslation
import Testing

/// The translation of `#Preview` and of preview providers.
@Suite struct PreviewConstructTests {
  private let swiftUI = TranslationSettings(modules: ["UIKit", "HeadlessUIKit", "HeadlessSwiftUI"])

  private func left(_ source: String, _ settings: TranslationSettings = TranslationSettings()) -> Translation {
    Translation("import UIKit\n" + source + "\nstruct After {}", settings: settings)
  }

  @Test func aPreviewIsFoundByTheProtocolThatItsEnumerationAdopts() {
    let translation = Translation(
      """
      import UIKit
      class Screen: UIViewController { @objc func tap() {} }
      #Preview { Screen() }
      @available(iOS 17, *)
      #Preview("Dark", traits: .landscapeLeft) {
        class Inner: UIViewController { @objc func inner() {} }
        _ = #selector(Screen.tap)
        return Inner()
      }
      struct After {}
      """)
    let lines = translation.originalLines()
    #expect(lines[3]?.hasPrefix("enum UIKitPreview_") == true)
    #expect(lines[3]?.contains("PreviewDeclaration { HeadlessUIKit.Preview { Screen() } } } }") == true)
    #expect(lines[4] == "@available(iOS 17, *)")
    #expect(lines[5]?.contains("HeadlessUIKit.Preview(\"Dark\", traits: .landscapeLeft) {") == true)
    #expect(lines[9] == "} } } }")
    #expect(lines[10] == "struct After {}")
    // The code in a preview is translated like other code.
    #expect(translation.output.contains("Selector(\"tap\"") && !translation.output.contains("#selector"))
    #expect(translation.problems.isEmpty)
  }

  @Test func theBodyOfAPreviewMayBeAnArgument() {
    let translation = left(
      "#Preview(body: {\n  Screen()\n})\n#Preview(\"Two\", traits: .landscapeLeft, body: { Screen() })")
    let lines = translation.originalLines()
    #expect(lines[2]?.contains("PreviewDeclaration { HeadlessUIKit.Preview(body: {") == true)
    #expect(lines[4] == "}) } } }")
    #expect(
      lines[5]?.contains("HeadlessUIKit.Preview(\"Two\", traits: .landscapeLeft, body: { Screen() }) } } }") == true)
    #expect(lines[6] == "struct After {}" && translation.problems.isEmpty)
  }

  @Test func aPreviewOfSomethingElseIsLeftOutWithAWarning() {
    for source in [
      "#Preview(\"Small\", as: .systemSmall) { Card() } timeline: { Entry() }",
      "#Preview(as: .systemSmall, widget: {\n  Card()\n}, timeline: {\n  Entry(value: 1)\n  Entry(value: 2)\n})",
      "#Preview(\"All\", arguments: [1, 2]) { number in Label(number) }",
      "struct Holder {\n  #Preview { Screen() }\n}",
    ] {
      let translation = left(source)
      #expect(!translation.output.contains("Preview"), "\(translation.output)")
      #expect(translation.problems.count == 1 && translation.problems[0].contains("this preview is left out"))
      #expect(translation.output.contains("struct After {}"))
    }
  }

  @Test func aTargetThatAsksForNonePreviewsHasNone() {
    var settings = swiftUI
    settings.keepsPreviews = false
    let translation = left("#Preview { Screen() }", settings)
    #expect(!translation.output.contains("Preview") && translation.problems.isEmpty)
    let provider = Translation(
      "import SwiftUI\nstruct Card_Previews: PreviewProvider { static var previews: some View { Card() } }",
      settings: settings)
    #expect(!provider.output.contains("PreviewListing"))
    // Tests have no previews of their own.
    let tests = left("#Preview { Screen() }", TranslationSettings(product: .test))
    #expect(!tests.output.contains("Preview"))
  }

  @Test func aProviderSaysWhichTypeItIsAndWhereItBegins() {
    let output = Translation(
      """
      import SwiftUI
      #if DEBUG
      private struct Card_Previews: PreviewProvider {
        static var previews: some View { Card() }
      }
      #endif
      struct Other: View, PreviewList { var body: some View { Text("") } }
      """, settings: swiftUI
    ).output
    #expect(output.components(separatedBy: ": PreviewListing {").count == 2)
    #expect(output.contains("PreviewDeclaration(provider: Card_Previews.self, named: \"Card_Previews\", line: 3)"))
    // Within the braces of the type, and so under its conditions.
    let end = output.range(of: "#endif")?.lowerBound ?? output.startIndex
    #expect(output[..<end].contains("PreviewListing"))
  }

  /// Within the type, that name refers to the views of its previews.
  @Test func aProviderMayHaveTheNamePreviews() {
    let output = Translation(
      "import SwiftUI\nstruct Previews: PreviewProvider { static var previews: some View { Text(\"\") } }",
      settings: swiftUI
    ).output
    #expect(output.contains("_Provider = Self") && output.contains("_Provider.self, named: \"Previews\""))
  }

  @Test func previewableStatesBecomePropertiesOfAView() {
    let translation = Translation(
      """
      import SwiftUI
      #Preview("Toggle") {
        @Previewable @State var isOn = false
        @Previewable @FocusState
        var isFocused: Bool
        Toggle("Wi-Fi", isOn: $isOn)
          .focused($isFocused)
      }
      struct After {}
      """, settings: swiftUI)
    let lines = translation.originalLines()
    #expect(lines[2]?.hasSuffix("HeadlessUIKit.Preview(\"Toggle\") { struct UIKitPreviewable: View { ") == true)
    #expect(lines[3]?.trimmingPrefix(while: { $0 == " " }) == "@State var isOn = false")
    #expect(lines[5] == "  var isFocused: Bool; var body: some View { ")
    #expect(lines[6] == "  Toggle(\"Wi-Fi\", isOn: $isOn)")
    #expect(lines[8] == " } }; return UIKitPreviewable() } } } }")
    #expect(lines[9] == "struct After {}")
    #expect(!translation.output.contains("@Previewable"))
  }

  @Test func otherStatementsBeforePreviewableStatesStayInTheBody() throws {
    let output = Translation(
      """
      import SwiftUI
      #Preview {
        let name = "Ada"
        @Previewable @State var isOn = false
        Toggle(name, isOn: $isOn)
      }
      """, settings: swiftUI
    ).output
    let state = try #require(output.range(of: "@State var isOn"))
    let name = try #require(output.range(of: "let name = \"Ada\""))
    let body = try #require(output.range(of: "var body: some View {"))
    #expect(state.lowerBound < body.lowerBound && body.lowerBound < name.lowerBound)
  }

  @Test func playgroundsAreLeftOutWithoutAWarning() {
    let translation = Translation(
      "import Playgrounds\nimport SwiftUI\n#Playground(\"a\") {\n  let b = 1\n}\nstruct After {}", settings: swiftUI)
    #expect(!translation.output.contains("Playground") && !translation.output.contains("let b"))
    #expect(translation.problems.isEmpty)
    #expect(translation.originalLines()[6] == "struct After {}")
  }
}
