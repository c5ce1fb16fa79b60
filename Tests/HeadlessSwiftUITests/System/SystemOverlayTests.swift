import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// What content asks of the system's elements on the screen reaches UIKit by the hosting controller.
@MainActor @Suite struct SystemOverlayTests {
  @Observable final class Model {
    var isHidden = true
  }

  private struct Player: View {
    let model: Model
    var body: some View {
      if model.isHidden {
        Text("Film").statusBarHidden().persistentSystemOverlays(.hidden).defersSystemGestures(on: [.leading, .bottom])
      } else {
        Text("Film")
      }
    }
  }

  @Test func contentHidesTheStatusBar() {
    let model = Model()
    let shown = ShownView(Player(model: model))
    defer { shown.screen.close() }
    #expect(shown.controller.prefersStatusBarHidden)
    #expect(shown.controller.prefersHomeIndicatorAutoHidden)
    #expect(shown.controller.preferredScreenEdgesDeferringSystemGestures == [.left, .bottom])
    #expect(shown.screen.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
    model.isHidden = false
    shown.update()
    #expect(!shown.controller.prefersStatusBarHidden)
    #expect(!shown.controller.prefersHomeIndicatorAutoHidden)
    #expect(shown.controller.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(shown.screen.window.windowScene?.statusBarManager?.isStatusBarHidden == false)
  }
}
