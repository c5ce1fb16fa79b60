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

  @Test func animatableTypesHaveTheDataOfTheirProperties() {
    let output = translation(
      """
      @Animatable public struct Wave: Shape {
        var phase: Angle
        var height = 0.5
        var width = CGFloat(3)
        @AnimatableIgnored var isOpen: Bool
        let count: Int
        static var shared = 1
        public func path(in rect: CGRect) -> Path { Path() }
      }
      @Animatable struct Dot: Shape, Animatable {
        var radius: Double
      }
      """
    ).outputs[0]
    #expect(!output.contains("@Animatable") && !output.contains("extension Dot"))
    #expect(output.contains("extension Wave: Animatable {}"))
    let pair = "AnimatablePair<(Double).AnimatableData, (CGFloat).AnimatableData>"
    #expect(
      output.contains("public nonisolated var animatableData: AnimatablePair<(Angle).AnimatableData, \(pair)> { get {"))
    #expect(
      output.contains(
        "AnimatablePair(phase.animatableData, AnimatablePair(height.animatableData, width.animatableData)) }"))
    #expect(
      output.contains(
        "set { self.phase.animatableData = newValue.first; self.height.animatableData = newValue.second.first; "
          + "self.width.animatableData = newValue.second.second }"))
    #expect(
      output.contains(
        "nonisolated var animatableData: (Double).AnimatableData { get { radius.animatableData } "
          + "set { self.radius.animatableData = newValue } }"))
  }

  @Test func animatableTypesNeedKnownTypes() {
    let found = translation("@Animatable struct Wave: Shape {\n  var phase = start\n}")
    #expect(found.problems.contains { $0.contains("A property of an @Animatable type needs a written type.") })
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

  /// The compiler takes a package's own modifier where its first iOS lacks SwiftUI's.
  @Test func modifiersForOlderSystemsGiveWayToSwiftUIs() {
    let output = translation(
      """
      extension View {
        @ViewBuilder func overlay<T: View>(alignment: Alignment = .center, @ViewBuilder _ content: () -> T) -> some View {
          if #available(iOS 15, *) { overlay(alignment: alignment, content: content) } else { overlay(content()) }
        }
        func framed() -> some View { frame(width: 1) }
        public func dimmed() -> some View { if #available(iOS 17, *) { dimmed(true) } else { self } }
        func tinted() -> some View { if #available(iOS 15, *) { tint(.red) } else { accentColor(.red) } }
      }
      extension Text {
        func bold(_ isOn: Bool) -> Text { if #available(iOS 16, *) { bold(isOn) } else { self } }
      }
      """
    ).output
    #expect(output.contains("@ViewBuilder @_disfavoredOverload func overlay<T: View>"))
    #expect(output.contains("@_disfavoredOverload public func dimmed()"))
    #expect(output.split(separator: "@_disfavoredOverload").count == 3, "\(output)")
  }
}
