import Testing
import UIKit

/// Members that views of apps override, to observe or prevent calls from others.
@MainActor @Suite struct OverriddenMemberTests {
  private final class WatchedView: UIView {
    var calls: [String] = []

    override func addInteraction(_ interaction: any UIInteraction) {
      calls.append("add")
      super.addInteraction(interaction)
    }

    override func removeInteraction(_ interaction: any UIInteraction) {
      calls.append("remove")
      super.removeInteraction(interaction)
    }

    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
      calls.append("snapshot")
      return super.snapshotView(afterScreenUpdates: afterUpdates)
    }
  }

  @Test func viewsWatchTheirInteractions() {
    let view = WatchedView()
    let other = UIView()
    let interaction = UIContextMenuInteraction(delegate: MenuDelegate.shared)
    view.addInteraction(interaction)
    #expect(view.interactions.count == 1 && interaction.view === view)
    // It is removed from its superview with that view's own method.
    other.addInteraction(interaction)
    #expect(view.calls == ["add", "remove"])
    #expect(view.interactions.isEmpty && interaction.view === other)
    view.interactions = [interaction]
    view.interactions = []
    #expect(view.calls == ["add", "remove", "add", "remove"])
  }

  @Test func viewsMakeTheirOwnSnapshots() {
    let view = WatchedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.snapshotView(afterScreenUpdates: true)?.bounds.size == CGSize(width: 10, height: 10))
    #expect(view.calls == ["snapshot"])
  }
}

@MainActor private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  static let shared = MenuDelegate()

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  private final class ConfettiView: UIView {
    override class var layerClass: AnyClass { CAEmitterLayer.self }
    override var layer: CAEmitterLayer { super.layer as! CAEmitterLayer }
  }

  @Test func layersMayBeOfANarrowerType() {
    let view = ConfettiView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.layer.emitterPosition = CGPoint(x: 1, y: 2)
    #expect((view as UIView).layer === view.layer && view.layer.bounds.width == 20)
  }
}
