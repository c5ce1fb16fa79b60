import Onion
import Testing
import UIKit

/// Properties of a controller that apply to the whole screen come from the innermost content.
@MainActor @Suite struct ContainerControllerTests {
  private let content = Opinionated()

  /// Three containers around the content.
  private func onion() -> ContainerController {
    (0..<3).reduce(content as UIViewController) { inner, _ in
      let container = ContainerController()
      container.add(inner)
      return container
    } as! ContainerController
  }

  private func innermost(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller: UIViewController = onion()
    while let child = next(controller) { controller = child }
    return controller
  }

  @Test func everyChainLeadsToTheContent() {
    #expect(innermost(\.childForStatusBarStyle) === content)
    #expect(innermost(\.childForStatusBarHidden) === content)
    #expect(innermost(\.childForHomeIndicatorAutoHidden) === content)
    #expect(innermost(\.childForScreenEdgesDeferringSystemGestures) === content)
    #expect(innermost(\.childViewControllerForPointerLock) === content)
  }

  @Test func orientationsAreThoseOfTheContent() {
    let container = onion()
    #expect(container.supportedInterfaceOrientations == .landscapeRight)
    #expect(container.preferredInterfaceOrientationForPresentation == .landscapeRight)
    #expect(!container.shouldAutorotate)
  }

  @Test func anEmptyContainerAnswersAsAnyController() {
    let container = ContainerController()
    let plain = UIViewController()
    #expect(container.shownChild == nil)
    #expect(container.supportedInterfaceOrientations == plain.supportedInterfaceOrientations)
    #expect(container.shouldAutorotate == plain.shouldAutorotate)
  }

  @Test func theTopmostChildDecides() {
    let container = onion()
    let cover = UIViewController()
    container.add(cover)
    #expect(container.shownChild === cover)
    cover.remove()
    #expect(container.shownChild !== cover)
    #expect(container.supportedInterfaceOrientations == .landscapeRight)
  }

  @Test func aChildWithoutAViewOnScreenDoesNotDecide() {
    let container = onion()
    container.addChild(UIViewController())
    #expect(container.supportedInterfaceOrientations == .landscapeRight)
  }

  @Test func aHiddenStatusBarGivesItsRoomToTheContent() {
    let container = onion()
    let stage = Stage(container, on: Stage.homeButton)
    defer { stage.close() }
    #expect(content.view.safeAreaInsets.top == 0)
    content.hidesStatusBar = false
    container.shownChildDidChange()
    #expect(content.view.safeAreaInsets.top == 20)
  }

  @Test func comingAndGoingAsksAgain() {
    let container = onion()
    let stage = Stage(container, on: Stage.homeButton)
    defer { stage.close() }
    let cover = UIViewController()
    container.add(cover)
    #expect(container.view.safeAreaInsets.top == 20)
    cover.remove()
    #expect(container.view.safeAreaInsets.top == 0)
  }

  @Test func theContentSizesTheWhole() {
    let container = onion()
    content.preferredContentSize = CGSize(width: 300, height: 200)
    #expect(container.preferredContentSize == CGSize(width: 300, height: 200))
    let outer = ContainerController()
    outer.add(container)
    #expect(outer.preferredContentSize == CGSize(width: 300, height: 200))
  }

  @Test func contentWithoutASizeLeavesTheContainersOwn() {
    let container = content.wrappedInModalContainer()
    container.preferredContentSize = CGSize(width: 540, height: 620)
    container.loadViewIfNeeded()
    #expect(container.preferredContentSize == CGSize(width: 540, height: 620))
  }
}

private final class Opinionated: UIViewController {
  var hidesStatusBar = true

  override var prefersStatusBarHidden: Bool { hidesStatusBar }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }
  override var shouldAutorotate: Bool { false }
}
