import UIKit

/// The outermost coordinator: chooses the displayed flow by the app's state.
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
/// One flow runs at a time. When the state changes, the flow is cancelled and released, with its coordinators and its screens, and
/// the next one replaces it.
@MainActor open class ApplicationCoordinator<State: Equatable>: Coordinator<Never>, Flow {
  /// Determines the displayed flow. Setting an equal value has no effect.
  public final var state: State {
    didSet { if isStarted, oldValue != state { chooseFlow() } }
  }

  /// The current flow; nil before `start()`.
  public private(set) final var flow: (any Flow)?

  /// The root view controller of the window, which displays the flows.
  public final var rootViewController: UIViewController { stage }

  /// A link that no flow has handled yet.
  public private(set) final var pendingLink: DeepLink?

  private let stage = SwitchingController()
  private let makeFlow: (ApplicationCoordinator<State>, State) -> any Flow
  private var isStarted = false

  /// - Parameters:
  ///   - state: the initial state.
  ///   - crossFadeDuration: the duration of the transition between flows, in seconds.
  ///   - makeFlow: creates the flow for a state without starting it. Its closures have to reference the coordinator weakly.
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

  /// Passes the link to the current flow. A link that it can't handle is stored and passed to the following flows, so that a link
  /// to the app is still handled after the user has signed in.
  ///
  /// - Returns: whether the link was handled immediately.
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
    // A flow can end during its start, and another one may already be displayed.
    guard flow === next, !next.isFinished else { return }
    stage.dismissPresented()
    stage.show(next.rootViewController)
    if let pendingLink { handle(pendingLink) }
  }
}
