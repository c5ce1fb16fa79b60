import Onion
import Testing
import UIKit

/// Parallel flows: in tabs, in pages.
@MainActor @Suite struct HostCoordinatorTests {
  private final class Step: Coordinator<Void>, Flow {
    let rootViewController = UIViewController()
    let name: String
    private(set) var isStarted = false

    init(_ name: String) {
      self.name = name
      super.init()
    }

    override func start() { isStarted = true }

    override func handle(_ link: DeepLink) -> Bool { link.first == name }
  }

  private func steps() -> [Step] { ["one", "two", "three"].map { Step($0) } }

  // MARK: Tabs

  @Test func everyTabIsAFlowThatRuns() {
    let steps = steps()
    let tabs = TabCoordinator<Void>(steps)
    tabs.start()
    #expect(tabs.tabBarController.viewControllers == steps.map(\.rootViewController))
    #expect(steps.map(\.isStarted) == [true, true, true])
    #expect(tabs.children.count == 3)
    #expect(tabs.selectedFlow === steps[0])
  }

  @Test func aLinkSelectsTheTabThatKnowsIt() {
    let steps = steps()
    let tabs = TabCoordinator<Void>(steps)
    tabs.start()
    #expect(tabs.handle(DeepLink(["three"])))
    #expect(tabs.tabBarController.selectedIndex == 2)
    #expect(!tabs.handle(DeepLink(["four"])))
    #expect(tabs.selectedFlow === steps[2])
  }

  @Test func tabsEndWithTheirHost() {
    let steps = steps()
    let tabs = TabCoordinator<Void>(steps)
    tabs.start()
    tabs.finish()
    #expect(steps.map(\.isFinished) == [true, true, true])
  }

  @Test func tabsAreFreed() {
    weak var freed: AnyCoordinator?
    weak var screen: UIViewController?
    inScope {
      let tabs = TabCoordinator<Void>(steps())
      tabs.start()
      freed = tabs
      screen = tabs.flows.first?.rootViewController
      let stage = Stage(tabs.rootViewController)
      stage.close()
    }
    #expect(freed == nil)
    #expect(screen == nil)
  }

  @Test func whatIsDecidedOnceIsDecidedByTheSelectedTab() {
    final class Film: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }
    }
    let tabs = ContentTabBarController()
    let film = Film()
    tabs.viewControllers = [UIViewController(), film]
    #expect(tabs.childForStatusBarHidden !== film)
    tabs.selectedIndex = 1
    #expect(tabs.childForStatusBarHidden === film)
    #expect(tabs.childForScreenEdgesDeferringSystemGestures === film)
    #expect(tabs.supportedInterfaceOrientations == .landscapeLeft)
  }

  // MARK: Pages

  @Test func aPagesFlowStartsWhenItComesNear() {
    let steps = steps()
    let pages = PageCoordinator<Void>(steps)
    pages.start()
    let stage = Stage(pages.rootViewController)
    defer { stage.close() }
    #expect(steps.map(\.isStarted) == [true, true, false])
    #expect(pages.showNext(animated: false))
    #expect(steps[2].isStarted)
    #expect(pages.pages.currentPage == 1)
    #expect(pages.showNext(animated: false))
    #expect(!pages.showNext(animated: false))
  }

  @Test func aPageThatWasFarIsTheSameWhenItComesBack() {
    let steps = steps()
    let pages = PageCoordinator<Void>(steps)
    let stage = Stage(pages.rootViewController)
    defer { stage.close() }
    pages.pages.setCurrentPage(2, animated: false)
    pages.pages.setCurrentPage(0, animated: false)
    #expect(pages.pages.children.contains(steps[0].rootViewController))
    #expect(pages.children.count == 3)
  }

  @Test func aLinkTurnsToThePageThatKnowsIt() {
    let pages = PageCoordinator<Void>(steps())
    #expect(pages.handle(DeepLink(["three"])))
    #expect(pages.pages.currentPage == 2)
    #expect(!pages.handle(DeepLink(["four"])))
  }

  @Test func pagesAreFreed() {
    weak var freed: AnyCoordinator?
    weak var screen: UIViewController?
    inScope {
      let pages = PageCoordinator<Void>(steps())
      freed = pages
      screen = pages.flows.first?.rootViewController
      let stage = Stage(pages.rootViewController)
      stage.close()
    }
    #expect(freed == nil)
    #expect(screen == nil)
  }
}
