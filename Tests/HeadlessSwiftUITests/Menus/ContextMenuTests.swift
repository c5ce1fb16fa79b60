import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Menus of a long press, and what is shown beside them.
@MainActor @Suite struct ContextMenuTests {
  private func press(_ shown: ShownView<some View>, _ point: CGPoint) {
    shown.screen.window.send(.longPress(at: point))
    shown.update()
  }

  @Test func thePreviewIsShownInItsOwnSize() throws {
    let shown = ShownView(
      Text("Source").contextMenu {
        Button("Copy") {}
      } preview: {
        Block(width: 120, height: 80)
      })
    defer { shown.screen.close() }
    #expect(shown.frames("Block").isEmpty)
    let source = try #require(shown.frame(of: "Source"))
    press(shown, CGPoint(x: source.midX, y: source.midY))
    #expect(shown.screen.window.visibleMenuElements.map(\.title) == ["Copy"])
    #expect(shown.frames("Block").map(\.size) == [CGSize(width: 120, height: 80)])
  }

  @Test func rowsShowThePreview() throws {
    let shown = ShownView(
      List {
        Text("Source").contextMenu {
          Button("Copy") {}
        } preview: {
          Block(width: 120, height: 80)
        }
      })
    defer { shown.screen.close() }
    let source = try #require(shown.frame(of: "Source"))
    press(shown, CGPoint(x: source.midX, y: source.midY))
    #expect(shown.frames("Block").map(\.size) == [CGSize(width: 120, height: 80)])
  }

  /// Without a preview the pressed view itself is lifted, and not the others of the screen.
  @Test func thePressedViewIsLifted() throws {
    let shown = ShownView(
      VStack(spacing: 0) {
        Block(width: 100, height: 60).contextMenu { Button("Copy") {} }
        Block(width: 100, height: 300)
      })
    defer { shown.screen.close() }
    let frame = try #require(shown.frames("Block").first)
    press(shown, CGPoint(x: frame.midX, y: frame.midY))
    let lifted = try #require(shown.all(UIView.self).first { "\(type(of: $0))" == "_UIContextMenuPreviewView" })
    #expect(lifted.bounds.size == CGSize(width: 100, height: 60))
  }

  @Test func theContentShapeIsTheOutlineOfWhatIsLifted() throws {
    let shown = ShownView(
      Block(width: 100, height: 60)
        .contentShape(.contextMenuPreview, Circle())
        .contextMenu { Button("Copy") {} })
    defer { shown.screen.close() }
    let frame = try #require(shown.frames("Block").first)
    press(shown, CGPoint(x: frame.midX, y: frame.midY))
    let lifted = try #require(shown.all(UIView.self).first { "\(type(of: $0))" == "_UIContextMenuPreviewView" })
    // The circle's diameter is the smaller side.
    #expect(lifted.bounds.size == CGSize(width: 60, height: 60))
  }
}
