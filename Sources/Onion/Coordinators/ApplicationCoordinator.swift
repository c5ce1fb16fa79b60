import UIKit

/// The outermost coordinator: chooses the flow that is shown from the app's state.
///
///     let app = ApplicationCoordinator(state: store.state) { app, state in
///       switch state {
///       case .onboarding:
///         let flow = Onboarding()
///         flow.onFinish = { [weak app] _ in app?.state = .signIn }
///         return flow
///       ...
///       }
///     }
///     window.rootViewController = app.rootViewController
///     app.start()
///
/// One flow runs at a time. When the state changes it is cancelled and released, with its coordinators and its screens,
/// and the next one is shown in its place.
@MainActor open class ApplicationCoordinator<State: Equatable>: Coordinator<Never>, Flow {
  /// Decides what is shown. Setting it to what it is changes nothing.
  public final var state: State {
    didSet { if isStarted, oldValue != state { chooseFlow() } }
  }

  /// What is shown now; nil before `start()`.
  public private(set) final var flow: (any Flow)?

  /// Where the flows are shown: the window's root.
  public final var rootViewController: UIViewController { stage }

  /// A link that no flow has known yet.
  public private(set) final var pendingLink: DeepLink?

  private let stage = SwitchingController()
  private let makeFlow: (ApplicationCoordinator<State>, State) -> any Flow
  private var isStarted = false

  /// - Parameters:
  ///   - state: where the app stands at the start.
  ///   - crossFadeDuration: how long one flow takes to give way to the next, in seconds.
  ///   - makeFlow: makes the flow for a state; isn't to start it. Closures in it hold the coordinator weakly.
  public init(
    state: State, crossFadeDuration: TimeInterval = 0.25,
    makeFlow: @escaping (ApplicationCoordinator<State>, State) -> any Flow
  ) {
    self.state = state
    self.makeFlow = makeFlow
    super.init()
    stage.crossFadeDuration = crossFadeDuration
  }

  open override func start() {
    guard !isStarted else { return }
    isStarted = true
    chooseFlow()
  }

  /// Offers the link to the flow that runs. One that it doesn't know is kept and offered to the flows that follow, so that
  /// a link into the app still arrives after the user has signed in.
  ///
  /// - Returns: whether the link has arrived already.
  @discardableResult
  open override func handle(_ link: DeepLink) -> Bool {
    let isKnown = super.handle(link)
    pendingLink = isKnown ? nil : link
    return isKnown
  }

  private func chooseFlow() {
    flow?.cancel()
    let next = makeFlow(self, state)
    flow = next
    adopt(next)
    next.start()
    // A flow may be over as soon as it starts, and another one be shown by now.
    guard flow === next, !next.isFinished else { return }
    stage.dismissPresented()
    stage.show(next.rootViewController)
    if let pendingLink { handle(pendingLink) }
  }
}
