import Testing

@testable import APICoverage

@Suite struct SwiftUICoverageTests {
  private static let sources = [
    (
      path: "View.swift",
      text: """
      nonisolated extension View {
        public func still(_ value: Int) -> some View { self }
        public func still(_ value: Bool) -> some View { self }
        public func half(_ value: Int) -> some View { self }
        public func half(named name: String) -> some View { modifier(Half(name)) }
        func hidden() -> some View { self }
        public func working() -> some View { modifier(Work()) }
      }
      extension Scene {
        public func working() -> some Scene { self }
      }
      public struct Opening { public func open() {} }
      """
    )
  ]

  private func coverage(kept: String) -> SwiftUICoverage {
    SwiftUICoverage(
      sources: Self.sources, tests: ["view.working().still(1)"], uses: UseList("Modifiers: working half still absent"),
      kept: KeptList(kept))
  }

  @Test func modifiersThatChangeNothingAreFound() {
    let names = SwiftUICoverage.unchanged(in: Findings(sources: Self.sources) { _ in true }).map(\.name)
    #expect(names.sorted() == ["Opening.open", "Scene.working", "View.half(_:)", "View.still"])
  }

  @Test func eachNeedsAReasonAndEachReasonAModifier() {
    let kept = "It is still.\n  View.still\n  View.half(_:)\n  View.working\n"
    let problems = coverage(kept: kept).problems
    #expect(problems.count == 3)
    #expect(problems.contains { $0.contains("Opening.open leaves a view as it was") })
    #expect(
      problems.contains { $0.hasPrefix("Sources/APICoverage/Data/SwiftUIKept.txt: View.working has an effect now") })
  }

  @Test func thePageTellsWhatWorks() {
    let page = coverage(kept: "It is still.\n  View.still\n  Scene.working\n").text
    #expect(page.contains("- Works: `working`\n- Not tested: `half`\n- No effect: `still`\n- Missing: `absent`"))
    #expect(page.contains("- `View.still`, `Scene.working`. It is still."))
  }
}
