import SourceTranslation
import Testing

/// What becomes of sources that import SwiftUI.
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

  @Test func bodiesAreLeftOut() {
    let output = translation(
      """
      struct Card: View {
        let title: LocalizedStringKey
        var body: some View {
          VStack { Text(title) }
            .padding()
        }
        private var footer: some SwiftUI.View { get { Divider() } }
        func row<V>(_ v: V) -> some View where V: View { v }
        var any: AnyView { AnyView(Text("a")) }
        var text: Text { Text("b") }
        static func toolbar() -> some ToolbarContent { ToolbarItem { } }
        func numbers() -> some Collection<Int> { [1] }
      }
      func free() -> some View { Text("free") }
      """
    ).output
    for text in [
      "var body: some View { UnshownView() }\n", "var footer: some HeadlessSwiftUI.View { UnshownView() }",
      "where V: View { UnshownView() }", "var any: AnyView { AnyView(UnshownView()) }", "var text: Text { Text(\"\") }",
      "-> some ToolbarContent { UnshownView() }", "-> some Collection<Int> { [1] }",
      "free() -> some View { UnshownView() }",
    ] {
      #expect(output.contains(text), "\(text)\n\(output)")
    }
    #expect(!output.contains("VStack") && !output.contains("Divider"))
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

  @Test func theAppsOwnNamesAreTheApps() {
    let output = translation(
      """
      protocol View {}
      struct Text {}
      struct Card { var body: some View { Own() }; var text: Text { Text() } }
      """
    ).output
    #expect(!output.contains("UnshownView"))
  }

  @Test func requirementsAndObserversStay() {
    let output = translation(
      "protocol Row { var icon: Image { get } }\nstruct A { var icon: Image { didSet { f() } } }"
    ).output
    #expect(output.contains("{ get }") && output.contains("{ didSet { f() } }"))
  }

  @Test func filesWithoutSwiftUIAreLeftAlone() {
    let translation = Translation(
      "import UIKit\nstruct A { var body: some View { Text(\"a\") } }",
      settings: TranslationSettings(modules: ["UIKit", "HeadlessSwiftUI"]))
    #expect(translation.output.contains("Text(\"a\")"))
  }

  @Test func appsAndPreviewsAreLeftOut() {
    let output = translation(
      """
      @main struct Orchard: App { var body: some Scene { WindowGroup { Card() } } }
      #if DEBUG
      @available(iOS 15, *)
      #endif
      private struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
      struct Card {}
      extension Card_Previews { static let other = 1 }
      """
    )
    let text = output.output
    #expect(
      !text.contains("Orchard") && !text.contains("Preview") && !text.contains("@available") && !text.contains("other"))
    #expect(text.contains("#if DEBUG") && text.contains("#endif") && text.contains("struct Card {}"))
  }

  @Test func bodiesThatAreARepresentableStay() {
    let output = translation(
      """
      struct Chart: UIViewRepresentable { var values: [Int] }
      struct Screen: View { var body: some View { Chart(values: [1]).blur(4).padding(4).ignoresSafeArea() } }
      struct Other: View { var body: some View { return Chart(values: [2]) } }
      struct Both: View { var body: some View { Chart(values: [3]); Chart(values: [4]) } }
      """
    ).output
    #expect(output.contains("{ Chart(values: [1])        .padding(4).ignoresSafeArea() }"))
    #expect(output.contains("{ return Chart(values: [2]) }") && !output.contains("[3]"))
  }

  @Test func hostedViewsStayWithoutModifiers() {
    let output = translation(
      """
      func f() {
        a(UIHostingController(rootView: Card(model: m) { m.tap() }.bold().environmentObject(store).sheet(isPresented: $x) { A() }))
        a(UIHostingController(rootView: NavigationStack { Card().task { } }.tint(.red)))
        a(UIHostingController(rootView: AnyView(Text("a").bold())), 1)
        host.rootView = UI.Card(model: n).opacity(0)
        a(UIHostingController(rootView: factory.make().view(for: x)))
        a(UIHostingController(rootView: Card { Text("a") }))
      }
      func g(rootView: Card, b: Int) {}
      """
    ).output
    for text in [
      "rootView: Card(model: m) { m.tap() }       .environmentObject(store)",
      "rootView: UnshownView(\"NavigationStack\")",
      "rootView: AnyView(UnshownView(\"Text\")", "host.rootView = UI.Card(model: n)           \n",
      "rootView: factory.make().view(for: x)", "rootView: Card { UnshownView(\"Text\") }", "g(rootView: Card, b: Int)",
    ] {
      #expect(output.contains(text), "\(text)\n\(output)")
    }
    #expect(!output.contains(".task") && !output.contains(".tint") && !output.contains(".sheet"))
  }

  @Test func cellsKeepTheAppsViews() {
    let output = translation(
      """
      func f() {
        cell.contentConfiguration = UIHostingConfiguration { ItemRow(item: item).font(.body) }.margins(.all, 0)
        cell.contentConfiguration = UIHostingConfiguration { HStack { Text(item.title) } }.background { Circle().fill() }
        cell.contentConfiguration = UIHostingConfiguration { [weak self] in
          switch item.kind {
          case .month: MonthRow(item: item) { date in self?.show(Date(), date) }.shadow()
          case .day(let day): DayRow(day: day)
            .blur(8)
          default:
            if isWide { Card(width: 3) { Text("a").bold() } } else { Divider() }
          }
        }
      }
      """
    ).output
    for text in [
      "UIHostingConfiguration { ItemRow(item: item)             }.margins(.all, 0)",
      "UIHostingConfiguration { UnshownView(\"HStack\")       }", ".background { UnshownView(\"Circle\") }",
      "UIHostingConfiguration { [weak self] in\n",
      "case .month: MonthRow(item: item) { date in self?.show(Date(), date) } ",
      "case .day(let day): DayRow(day: day)\n      ",
      "if isWide { Card(width: 3) { UnshownView(\"Text\") } } else {",
      "else { UnshownView(\"Divider\") }",
    ] {
      #expect(output.contains(text), "\(text)\n\(output)")
    }
    #expect(!output.contains("shadow") && !output.contains("blur"))
  }
}
