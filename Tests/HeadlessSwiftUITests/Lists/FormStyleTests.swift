import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Apple's documentation of `FormStyle`: a style makes the view of the forms inside.
@MainActor @Suite struct FormStyleTests {
  private struct Framed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Frame")
        Form(configuration)
      }
    }
  }

  private func shown(_ style: some FormStyle) -> ShownView<some View> {
    ShownView(
      Form {
        Section("Names") { Text("Ada") }
        Text("Bob")
      }
      .formStyle(style))
  }

  @Test func anAppsStyleMakesTheForm() {
    let shown = shown(Framed())
    defer { shown.screen.close() }
    #expect(Set(shown.texts.map { $0.lowercased() }) == ["frame", "names", "ada", "bob"])
    #expect(shown.all(UITableView.self).count == 1)
  }

  @Test func columnsDoNotScroll() {
    let shown = shown(.columns)
    defer { shown.screen.close() }
    #expect(shown.all(UIScrollView.self).isEmpty && Set(shown.texts).isSuperset(of: ["Ada", "Bob"]))
  }

  @Test func aGroupedFormIsAList() {
    let shown = shown(.grouped)
    defer { shown.screen.close() }
    #expect(shown.all(UITableView.self).count == 1)
  }
}
