import HeadlessSwiftUI
import QuickLook
import SpriteKit
import Testing
import UIKit
import _QuickLook_SwiftUI
import _SpriteKit_SwiftUI

@MainActor @Suite struct SwiftUIOverlayTests {
  private func find<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
    view as? V ?? view.subviews.lazy.compactMap { self.find(type, in: $0) }.first
  }

  @Test func aSpriteViewShowsItsSceneInItsSize() throws {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    scene.scaleMode = .resizeFill
    let hosting = UIHostingController(
      rootView: SpriteView(scene: scene, options: [.allowsTransparency]).frame(width: 120, height: 90))
    let screen = HostedScreen(ScreenConfiguration.standard) { hosting }
    defer { screen.close() }
    let view = try #require(find(SKView.self, in: hosting.view))
    #expect(view.scene === scene && view.allowsTransparency)
    // A frame's size is the difference of its edges, so it is near the size.
    #expect(abs(scene.size.width - 120) < 0.001 && abs(scene.size.height - 90) < 0.001)
  }

  private struct Files: View {
    @State var shown: URL?
    let keep: (Binding<URL?>) -> Void
    var body: some View {
      keep($shown)
      return Text("Files").quickLookPreview($shown, in: [URL(filePath: "/a/one.txt"), URL(filePath: "/a/two.txt")])
    }
  }

  @Test func quickLookBeginsAtTheSelectedFile() throws {
    var shown: Binding<URL?>?
    let hosting = UIHostingController(rootView: Files { shown = $0 })
    let screen = HostedScreen(ScreenConfiguration.standard) { hosting }
    defer { screen.close() }
    #expect(hosting.presentedViewController == nil)
    shown?.wrappedValue = URL(filePath: "/a/two.txt")
    screen.window.updateScreen()
    let presented = try #require(hosting.presentedViewController)
    func preview(in controller: UIViewController) -> QLPreviewController? {
      controller as? QLPreviewController ?? controller.children.lazy.compactMap { preview(in: $0) }.first
    }
    let controller = try #require(preview(in: presented))
    #expect(controller.navigationItem.title == "two.txt")
    shown?.wrappedValue = nil
    screen.window.updateScreen()
    #expect(hosting.presentedViewController == nil)
  }
}
