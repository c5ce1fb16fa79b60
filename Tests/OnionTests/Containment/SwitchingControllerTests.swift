import Onion
import Testing
import UIKit

/// One child at a time.
@MainActor @Suite struct SwitchingControllerTests {
  private let container = SwitchingController()

  @Test func beforeTheViewIsLoadedTheChildIsOnlyRemembered() {
    let child = RecordingController()
    container.show(child)
    #expect(container.shownChild === child)
    #expect(!container.isViewLoaded)
    #expect(child.events.isEmpty)
    container.loadViewIfNeeded()
    #expect(child.events == ["will join", "view loaded", "view added", "did join"])
  }

  @Test func theOldChildLeavesBeforeTheNewOneJoins() {
    let stage = Stage(container)
    defer { stage.close() }
    container.crossFadeDuration = 0
    let old = RecordingController()
    let new = RecordingController()
    container.show(old)
    container.show(new)
    #expect(old.events.suffix(3) == ["will leave", "view removed", "did leave"])
    #expect(container.children == [new])
    #expect(new.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  @Test(arguments: [0, 0.25]) func theShownChildIsOpaqueAndAloneAfterAnySwap(crossFadeDuration: TimeInterval) {
    let stage = Stage(container)
    defer { stage.close() }
    container.crossFadeDuration = crossFadeDuration
    let first = UIViewController()
    let second = UIViewController()
    for child in [first, second, first] {
      container.show(child)
      stage.screen.window.updateScreen()
      #expect(container.children == [child])
      #expect(container.view.subviews == [child.view])
      #expect(child.view.alpha == 1)
    }
  }

  @Test func showingTheShownChildChangesNothing() {
    let child = RecordingController()
    container.loadViewIfNeeded()
    container.show(child)
    child.forget()
    container.show(child)
    #expect(child.events.isEmpty)
  }

  @Test func showingNothingEmptiesTheContainer() {
    container.loadViewIfNeeded()
    container.show(UIViewController())
    container.show(nil)
    #expect(container.children.isEmpty)
    #expect(container.view.subviews.isEmpty)
    #expect(container.shownChild == nil)
  }

  @Test func theChildThatWentIsFreed() {
    let stage = Stage(container)
    defer { stage.close() }
    weak var freed: UIViewController?
    inScope {
      let child = UIViewController()
      freed = child
      container.show(child)
      stage.update()
    }
    #expect(freed != nil)
    container.show(UIViewController())
    stage.update()
    #expect(freed == nil)
  }
}
