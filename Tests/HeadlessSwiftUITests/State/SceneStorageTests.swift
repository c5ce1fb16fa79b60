import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Apple documents `SceneStorage` as a value that the views of a scene share by its key.
@MainActor @Suite struct SceneStorageTests {
  @Observable final class Model { var isShown = true }

  private struct Counter: View {
    @SceneStorage("count") private var count = 0
    let name: String
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Counters: View {
    let model: Model
    var body: some View {
      VStack {
        Counter(name: "A")
        if model.isShown { Counter(name: "B") }
      }
    }
  }

  @Test func viewsWithAKeyShareItsValue() {
    let model = Model()
    let shown = ShownView(Counters(model: model))
    defer { shown.screen.close() }
    shown.tap(text: "B 0")
    #expect(shown.texts == ["A 1", "B 1"])
    model.isShown = false
    shown.update()
    shown.tap(text: "A 1")
    model.isShown = true
    shown.update()
    #expect(shown.texts == ["A 2", "B 2"])
  }

  @Test func anotherScreenStartsWithTheDefault() {
    let first = ShownView(Counter(name: "A"))
    first.tap(text: "A 0")
    let second = ShownView(Counter(name: "A"))
    #expect(first.texts == ["A 1"] && second.texts == ["A 0"])
    first.screen.close()
    second.screen.close()
  }

  private struct CounterApp: App {
    var body: some Scene { WindowGroup { Counter(name: "A") } }
  }

  @Test func aSceneWithTheSameIdentifierIsRestored() {
    let first = ShownView(AppScene(CounterApp.self, restoring: "main"))
    first.tap(text: "A 0")
    first.tap(text: "A 1")
    first.screen.close()
    let second = ShownView(AppScene(CounterApp.self, restoring: "main"))
    #expect(second.texts == ["A 2"])
    second.screen.close()
    let other = ShownView(AppScene(CounterApp.self, restoring: "other"))
    #expect(other.texts == ["A 0"])
    other.screen.close()
    let new = ShownView(AppScene(CounterApp.self))
    #expect(new.texts == ["A 0"])
    new.screen.close()
  }
}
