import Onion
import Testing
import UIKit

/// Routers of a navigation controller, and the flows that share one.
@MainActor @Suite struct NavigationTests {
  private class Screen: UIViewController {
    var value = 0
  }

  private final class Other: UIViewController {}

  private let router = NavigationRouter()
  private let root = Screen()

  private func onStage(_ body: (Stage) throws -> Void) rethrows {
    router.push(root)
    let stage = Stage(router.navigationController)
    defer { stage.close() }
    try body(stage)
  }

  // MARK: Routers

  @Test func aPopByTheRouterRunsTheCompletionOnce() {
    onStage { stage in
      var popped = 0
      router.push(Screen(), animated: false) { popped += 1 }
      stage.update()
      #expect(popped == 0)
      #expect(router.screens.count == 2)
      router.pop(animated: false)
      stage.update()
      #expect(popped == 1)
      router.push(Screen(), animated: false)
      stage.update()
      #expect(popped == 1)
    }
  }

  @Test func aPopByTheBackButtonRunsTheCompletion() {
    onStage { stage in
      var popped = 0
      router.push(Screen(), animated: false) { popped += 1 }
      stage.update()
      // The back button pops the navigation controller itself.
      router.navigationController.popViewController(animated: false)
      stage.update()
      #expect(popped == 1)
      #expect(router.topScreen === root)
    }
  }

  @Test func aStackThatIsNotOnTheScreenRunsCompletionsToo() {
    var popped = 0
    router.push(root)
    router.push(Screen()) { popped += 1 }
    router.pop()
    #expect(popped == 1)
    #expect(router.screens == [root])
  }

  @Test func severalScreensGoFromTheTop() {
    onStage { stage in
      var popped: [Int] = []
      for number in 1...3 { router.push(Screen(), animated: false) { popped.append(number) } }
      stage.update()
      router.popToFirst(animated: false)
      stage.update()
      #expect(popped == [3, 2, 1])
    }
  }

  @Test func aScreenBelowIsGoneBackTo() {
    onStage { stage in
      let middle = Screen()
      router.push(middle, animated: false)
      router.push(Screen(), animated: false)
      router.pop(to: middle, animated: false)
      stage.update()
      #expect(router.topScreen === middle)
      router.pop(to: Screen(), animated: false)
      #expect(router.screens.count == 2)
    }
  }

  @Test func aReplacedStackRunsCompletionsToo() {
    onStage { stage in
      var popped = 0
      router.push(Screen(), animated: false) { popped += 1 }
      stage.update()
      let next = Screen()
      router.setScreens([next], animated: false)
      stage.update()
      #expect(popped == 1)
      #expect(router.screens == [next])
    }
  }

  @Test func dataIsCarriedToEveryScreenThatTakesIt() {
    onStage { stage in
      let inner = Screen()
      let container = ContainerController()
      container.add(inner)
      router.push(Other(), animated: false)
      router.push(container, animated: false)
      stage.update()
      router.carryBack { (screen: Screen) in screen.value = 7 }
      #expect(root.value == 7)
      #expect(inner.value == 7)
    }
  }

  @Test func aPoppedScreenIsFreed() {
    onStage { stage in
      weak var freed: Screen?
      inScope {
        let screen = Screen()
        freed = screen
        router.push(screen, animated: false) { _ = screen }
        stage.update()
        router.pop(animated: false)
        stage.update()
      }
      #expect(freed == nil)
    }
  }

  @Test func whatIsDecidedOnceIsDecidedByTheTopScreen() {
    final class Film: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }
    }
    let navigation = ContentNavigationController(rootViewController: UIViewController())
    let film = Film()
    navigation.pushViewController(film, animated: false)
    #expect(navigation.childForStatusBarHidden === film)
    #expect(navigation.childForHomeIndicatorAutoHidden === film)
    #expect(navigation.supportedInterfaceOrientations == .landscapeLeft)
  }

  // MARK: Flows

  private final class Steps: NavigationCoordinator<Int> {
    private(set) var shown: [Screen] = []

    override func start() { show() }

    func show() {
      let screen = Screen()
      shown.append(screen)
      push(screen, animated: false)
    }

    func forget() { shown = [] }
  }

  private let main = Coordinator<Void>()

  private func steps() -> Steps {
    let steps = Steps(router: router)
    steps.animatesEnd = false
    return steps
  }

  @Test func aFlowsScreensGoWithItsEnd() {
    onStage { stage in
      let flow = steps()
      var results: [Int] = []
      main.start(flow) { results.append($0) }
      flow.show()
      stage.update()
      #expect(router.screens.count == 3)
      flow.finish(with: 7)
      stage.update()
      #expect(results == [7])
      #expect(router.screens == [root])
    }
  }

  @Test func leavingByTheBackButtonCancelsTheFlow() {
    onStage { stage in
      let flow = steps()
      var results: [Int] = []
      main.start(flow) { results.append($0) }
      flow.show()
      stage.update()
      router.navigationController.popViewController(animated: false)
      stage.update()
      #expect(!flow.isFinished)
      router.navigationController.popViewController(animated: false)
      stage.update()
      #expect(flow.isFinished)
      #expect(main.children.isEmpty)
      #expect(results.isEmpty)
    }
  }

  @Test func aFlowWithinAFlowGoesBackToWhereItBegan() {
    onStage { stage in
      let outer = steps()
      main.start(outer) { _ in }
      let inner = steps()
      outer.start(inner) { _ in }
      inner.show()
      stage.update()
      #expect(router.screens.count == 4)
      inner.finish(with: 1)
      stage.update()
      #expect(router.screens == [root, outer.shown[0]])
      #expect(!outer.isFinished)
    }
  }

  @Test func theOuterFlowsEndTakesTheInnerOnesScreens() {
    onStage { stage in
      let outer = steps()
      main.start(outer) { _ in }
      let inner = steps()
      outer.start(inner) { _ in }
      stage.update()
      outer.finish(with: 1)
      stage.update()
      #expect(inner.isFinished)
      #expect(router.screens == [root])
    }
  }

  @Test func flowAndScreensAreFreedHoweverItEnds() {
    onStage { stage in
      for isLeft in [false, true] {
        weak var freed: Steps?
        weak var screen: Screen?
        inScope {
          let flow = steps()
          freed = flow
          main.start(flow) { _ in }
          screen = flow.shown.first
          stage.update()
          if isLeft {
            router.navigationController.popViewController(animated: false)
          } else {
            flow.finish(with: 1)
          }
          stage.update()
        }
        #expect(freed == nil)
        #expect(screen == nil)
      }
    }
  }
}
