import Onion
import Testing
import UIKit

/// Segues that the coordinator prepares, and a first screen that may be missing.
@MainActor @Suite struct StoryboardCoordinatorTests {
  private final class Screen: UIViewController, Storyboardable, SeguePreparing {
    var onSegue: ((UIStoryboardSegue, Any?) -> Void)?
    var value = 0

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { onSegue?(segue, sender) }

    /// UIKit's steps when a segue is performed.
    func step(to destination: UIViewController, _ identifier: String, sender: Any? = nil) {
      let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
      prepare(for: segue, sender: sender)
      segue.perform()
    }
  }

  private final class Steps: StoryboardCoordinator<Screen> {
    private(set) var log: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      log.append(segue.identifier ?? "")
      (segue.destination as? Screen)?.value = sender as? Int ?? 0
    }
  }

  @Test func theCoordinatorPreparesEverySegueOfItsScreens() throws {
    let steps = Steps(makeRoot: { () throws(StoryboardError) in Screen() })
    steps.start()
    let root = try #require(steps.root)
    #expect(steps.rootViewController === root)
    let (second, third) = (Screen(), Screen())
    root.step(to: second, "second", sender: 2)
    second.step(to: third, "third", sender: 3)
    #expect(steps.log == ["second", "third"])
    #expect(second.value == 2)
    #expect(third.value == 3)
  }

  @Test func screensWithinContainersAreReached() throws {
    let steps = Steps(makeRoot: { () throws(StoryboardError) in Screen() })
    steps.start()
    let inner = Screen()
    let container = ContainerController()
    container.add(inner)
    try #require(steps.root).step(to: container, "container")
    inner.step(to: UIViewController(), "on")
    #expect(steps.log == ["container", "on"])
  }

  @Test func aMissingStoryboardIsShownAsWhatItIs() {
    let steps = Steps()
    steps.start()
    #expect(steps.root == nil)
    guard case .missing("Screen", _)? = steps.error else {
      Issue.record("found \(String(describing: steps.error))")
      return
    }
    #expect(steps.rootViewController is FailureController)
    #expect(steps.rootViewController === steps.rootViewController)
  }

  @Test func coordinatorAndScreensAreFreed() {
    weak var flow: Steps?
    weak var screen: UIViewController?
    inScope {
      let steps = Steps(makeRoot: { () throws(StoryboardError) in Screen() })
      steps.start()
      steps.root?.step(to: Screen(), "second")
      flow = steps
      screen = steps.root
    }
    #expect(flow == nil)
    #expect(screen == nil)
  }
}
