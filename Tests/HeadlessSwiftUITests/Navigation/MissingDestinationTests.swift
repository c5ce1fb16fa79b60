import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// On iOS a stack shows a page with a yellow warning sign for a value that no destination is declared for.
@MainActor @Suite struct MissingDestinationTests {
  @Observable final class Model { var path: [Int] = [] }

  private struct Pages: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("Root")
          .navigationTitle("Start")
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }

  @Test func aValueWithoutADestinationShowsAWarning() {
    let model = Model()
    let shown = ShownView(Pages(model: model))
    defer { shown.screen.close() }
    model.path = [1]
    shown.update()
    #expect(shown.frames("Image").count == 1 && !shown.texts.contains("Root"))
  }

  @Test func theBackButtonRemovesTheValue() {
    let model = Model()
    let shown = ShownView(Pages(model: model))
    defer { shown.screen.close() }
    model.path = [1, 2]
    shown.update()
    model.path = [1]
    shown.update()
    #expect(shown.frames("Image").count == 1)
    shown.tap(text: "Start")
    shown.update()
    #expect(model.path.isEmpty && shown.texts.contains("Root"))
  }
}
