import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Apple's documentation of `ScenePhase`: views and scenes hear each phase, the inactive one between the others.
@MainActor @Suite struct ScenePhaseTests {
  private struct Page: View {
    let notes: Notes
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Text("\(phase)")
        .onChange(of: phase) { notes.add("\($0) to \($1)") }
        .onDisappear { notes.add("disappears") }
    }
  }

  @Test func viewsHearEachPhase() throws {
    let notes = Notes()
    let shown = ShownView(Page(notes: notes))
    defer { shown.screen.close() }
    let scene = try #require(shown.screen.window.windowScene)
    scene.enterBackground()
    #expect(notes.entries == ["active to inactive", "inactive to background"])
    #expect(shown.texts == ["background"])
    scene.becomeActive()
    #expect(notes.entries.suffix(2) == ["background to inactive", "inactive to active"])
    #expect(shown.texts == ["active"])
  }

  @Test func theAppHearsItToo() throws {
    struct PhaseApp: App {
      @Environment(\.scenePhase) private var phase
      @State private var saved = 0
      var body: some Scene {
        WindowGroup { Text("Saved \(saved)") }
          .onChange(of: phase) { if $1 == .background { saved += 1 } }
      }
    }
    let shown = ShownView(AppScene(PhaseApp.self))
    defer { shown.screen.close() }
    let scene = try #require(shown.screen.window.windowScene)
    scene.becomeInactive()
    scene.becomeActive()
    #expect(shown.texts == ["Saved 0"])
    scene.enterBackground()
    scene.becomeActive()
    shown.update()
    #expect(shown.texts == ["Saved 1"])
  }
}
