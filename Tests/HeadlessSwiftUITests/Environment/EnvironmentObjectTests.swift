import HeadlessCombine
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Apple documents `EnvironmentObject` as an object of an ancestor, whose changes invalidate the view.
@MainActor @Suite struct EnvironmentObjectTests {
  final class Basket: ObservableObject {
    @Published var count: Int
    init(_ count: Int) { self.count = count }
  }

  private struct Amount: View {
    @Binding var count: Int
    var body: some View { Button("More") { count += 10 } }
  }

  private struct Counter: View {
    @EnvironmentObject private var basket: Basket
    let name: String
    var body: some View {
      VStack {
        Text("\(name) \(basket.count)")
        Button("Add to \(name)") { basket.count += 1 }
        Amount(count: $basket.count)
      }
    }
  }

  @Test func theNearestObjectIsReadAndFollowed() {
    let (outer, inner) = (Basket(1), Basket(5))
    let shown = ShownView(
      VStack {
        Counter(name: "A")
        Counter(name: "B").environmentObject(inner)
      }
      .environmentObject(outer))
    defer { shown.screen.close() }
    #expect(shown.texts.contains("A 1") && shown.texts.contains("B 5"))
    shown.tap(text: "Add to A")
    #expect(outer.count == 2 && shown.texts.contains("A 2") && shown.texts.contains("B 5"))
    inner.count = 7
    shown.update()
    #expect(shown.texts.contains("B 7"))
  }

  @Test func theProjectedValueGivesBindings() {
    let basket = Basket(1)
    let shown = ShownView(Counter(name: "A").environmentObject(basket))
    defer { shown.screen.close() }
    shown.tap(text: "More")
    #expect(basket.count == 11 && shown.texts.contains("A 11"))
  }

  private struct Phases: View {
    @Environment(\.scenePhase) private var phase
    let notes: Notes
    var body: some View {
      Text("\(phase)").onChange(of: phase) { old, new in notes.add("\(old) to \(new)") }
    }
  }

  private struct Switched: View {
    @State private var phase = ScenePhase.active
    let notes: Notes
    var body: some View {
      VStack {
        Phases(notes: notes).environment(\.scenePhase, phase)
        Button("Leave") { phase = .background }
      }
    }
  }

  @Test func aShownSceneIsActive() {
    let notes = Notes()
    let shown = ShownView(Switched(notes: notes))
    defer { shown.screen.close() }
    #expect(shown.texts.contains("active"))
    shown.tap(text: "Leave")
    #expect(shown.texts.contains("background") && notes.entries == ["active to background"])
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }
}
