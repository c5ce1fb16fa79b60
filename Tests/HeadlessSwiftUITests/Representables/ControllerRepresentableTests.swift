import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// A controller inside SwiftUI's views, as Apple documents `UIViewControllerRepresentable`.
@MainActor @Suite struct ControllerRepresentableTests {
  @Observable final class Model {
    var text = "a"
    var isShown = true
  }

  private struct Page: UIViewControllerRepresentable {
    let text: String
    let notes: Notes

    func makeUIViewController(context: Context) -> UIViewController {
      notes.add("make")
      return UIViewController()
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {
      controller.title = text
      notes.add("update \(text)")
    }
    static func dismantleUIViewController(_ controller: UIViewController, coordinator: ()) { controller.title = "gone" }
  }

  private struct Root: View {
    let model: Model
    let notes: Notes
    var body: some View { if model.isShown { Page(text: model.text, notes: notes) } }
  }

  @Test func aControllerIsMadeOnceAndIsAChild() throws {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Root(model: model, notes: notes))
    defer { shown.screen.close() }
    let page = try #require(shown.controller.children.first)
    #expect(page.title == "a" && page.view.window === shown.screen.window)
    model.text = "b"
    shown.update()
    #expect(shown.controller.children.first === page && page.title == "b")
    #expect(notes.entries == ["make", "update a", "update b"])
    model.isShown = false
    shown.update()
    #expect(shown.controller.children.isEmpty && page.title == "gone" && page.view.window == nil)
  }
}
