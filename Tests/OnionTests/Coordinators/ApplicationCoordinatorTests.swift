import Onion
import Testing
import UIKit

/// The app's state determines the flow, and the previous one is removed completely.
@MainActor @Suite struct ApplicationCoordinatorTests {
  private enum Phase: Equatable {
    case onboarding, signIn, main(user: String)
  }

  /// A flow that reports its end, and the links that it receives.
  private final class Step: Coordinator<Void>, Flow {
    let rootViewController = UIViewController()
    let phase: Phase
    var takesLinks = false
    var endsAtOnce = false
    private(set) var links: [DeepLink] = []

    init(_ phase: Phase) {
      self.phase = phase
      super.init()
    }

    override func start() {
      if endsAtOnce { finish() }
    }

    override func handle(_ link: DeepLink) -> Bool {
      if takesLinks { links.append(link) }
      return takesLinks
    }
  }

  private func app(_ prepare: @escaping (Step) -> Void = { _ in }) -> ApplicationCoordinator<Phase> {
    ApplicationCoordinator(state: Phase.onboarding) { app, phase in
      let step = Step(phase)
      prepare(step)
      step.onFinish = { [weak app] _ in
        app?.state = phase == .onboarding ? Phase.signIn : Phase.main(user: "Ada")
      }
      return step
    }
  }

  private func shown(in app: ApplicationCoordinator<Phase>) -> UIViewController? {
    app.rootViewController.children.first
  }

  @Test func theFirstFlowIsThatOfTheFirstState() {
    let app = app()
    #expect(app.flow == nil)
    app.start()
    app.rootViewController.loadViewIfNeeded()
    #expect((app.flow as? Step)?.phase == .onboarding)
    #expect(shown(in: app) === app.flow?.rootViewController)
  }

  @Test func aFlowsEndLeadsToTheNext() {
    let app = app()
    app.start()
    let stage = Stage(app.rootViewController)
    defer { stage.close() }
    for expected in [Phase.onboarding, .signIn, .main(user: "Ada")] {
      // The previous one has faded out.
      stage.screen.window.updateScreen()
      #expect((app.flow as? Step)?.phase == expected)
      #expect(shown(in: app) === app.flow?.rootViewController)
      #expect(app.children.count == 1)
      (app.flow as? Step)?.finish()
    }
  }

  @Test func theSameStateKeepsTheFlow() {
    let app = app()
    app.start()
    let flow = app.flow
    app.state = .onboarding
    #expect(app.flow === flow)
  }

  @Test func everyCoordinatorAndScreenOfTheOldFlowIsFreed() {
    let app = app()
    app.start()
    let stage = Stage(app.rootViewController)
    defer { stage.close() }
    weak var flow: AnyCoordinator?
    weak var inner: AnyCoordinator?
    weak var screen: UIViewController?
    inScope {
      let step = app.flow as? Step
      let innerFlow = Step(.signIn)
      step?.start(innerFlow) {}
      flow = step
      inner = innerFlow
      screen = step?.rootViewController
    }
    #expect(flow != nil && inner != nil && screen?.view.window != nil)
    app.state = .main(user: "Boris")
    stage.update()
    #expect(flow == nil)
    #expect(inner == nil)
    #expect(screen == nil)
  }

  @Test func theWholeAppIsFreed() {
    weak var freed: AnyCoordinator?
    weak var screen: UIViewController?
    inScope {
      let app = app()
      app.start()
      freed = app
      screen = app.flow?.rootViewController
    }
    #expect(freed == nil)
    #expect(screen == nil)
  }

  @Test func aFlowThatIsOverAtOnceIsNeverShown() {
    let app = app { $0.endsAtOnce = $0.phase == .onboarding }
    app.start()
    app.rootViewController.loadViewIfNeeded()
    #expect((app.flow as? Step)?.phase == .signIn)
    #expect(shown(in: app) === app.flow?.rootViewController)
    #expect(app.children.count == 1)
  }

  @Test func aLinkWaitsForTheFlowThatKnowsIt() {
    let app = app { $0.takesLinks = $0.phase == .main(user: "Ada") }
    let link = DeepLink(["profile"])
    #expect(!app.handle(link))
    app.start()
    app.state = .signIn
    #expect(app.pendingLink == link)
    app.state = .main(user: "Ada")
    #expect((app.flow as? Step)?.links == [link])
    #expect(app.pendingLink == nil)
    #expect(app.handle(link))
    #expect((app.flow as? Step)?.links == [link, link])
  }

  @Test func whatTheOldFlowPresentsGoesWithIt() {
    let app = app()
    app.start()
    let stage = Stage(app.rootViewController)
    defer { stage.close() }
    app.flow?.rootViewController.present(UIViewController(), animated: false)
    stage.update()
    #expect(app.rootViewController.presentedViewController != nil)
    app.state = .signIn
    stage.update()
    #expect(app.rootViewController.presentedViewController == nil)
  }
}
