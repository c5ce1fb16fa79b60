import SourceTranslation
import Testing

/// The translation of TipKit's macros.
@Suite struct TipConstructTests {
  private func output(_ sources: String...) -> String {
    Translation(
      sources.map { "import SwiftUI\nimport TipKit\n" + $0 },
      settings: TranslationSettings(modules: ["UIKit", "HeadlessSwiftUI", "TipKit"])
    ).outputs.joined()
  }

  @Test func parametersReadAndWriteTheStateOfTips() {
    let output = output(
      """
      struct SignInTip: Tip {
        @Parameter static var isSignedIn: Bool = false
        @Parameter(.transient)
        public static var count = 3
        var rules: [Rule] { #Rule(Self.$isSignedIn) { $0 } }
      }
      """)
    #expect(
      output.contains(
        "static var isSignedIn: Bool { get { tipParameter_isSignedIn.wrappedValue } "
          + "set { tipParameter_isSignedIn.wrappedValue = newValue } }"))
    #expect(
      output.contains(
        "static let tipParameter_isSignedIn = TipKit.Tips.Parameter<Bool>(id: \"SignInTip.isSignedIn\", wrappedValue: false"
      ))
    #expect(
      output.contains(
        "public static let tipParameter_count = TipKit.Tips.Parameter<Int>(id: \"SignInTip.count\", .transient, wrappedValue: 3"
      ))
    #expect(output.contains("TipKit.Tips.Rule(Self.tipParameter_isSignedIn) { $0 }"))
    #expect(!output.contains("@Parameter") && !output.contains("#Rule"))
  }

  @Test func onlyParametersAreRenamed() {
    let output = output(
      "struct A: Tip { @Parameter static var isOn: Bool = false }",
      """
      struct B: Tip { var rules: [Rule] { #Rule(A.$isOn) { $0 } } }
      struct C: View { @State var isOn = false; var body: some View { Toggle("a", isOn: self.$isOn) } }
      """)
    #expect(output.contains("TipKit.Tips.Rule(A.tipParameter_isOn)") && output.contains("isOn: self.$isOn"))
  }

  @Test func otherFilesStay() {
    let source = "import AppIntents\nstruct A: AppIntent { @Parameter(title: \"a\") static var b: Bool = false }"
    let output = Translation(source, settings: TranslationSettings(modules: ["UIKit", "AppIntents", "TipKit"])).output
    #expect(output.contains("@Parameter(title: \"a\") static var b: Bool = false"))
  }
}
