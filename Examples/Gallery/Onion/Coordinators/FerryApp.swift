import Onion
import UIKit

/// An app whose outermost coordinator chooses the flow: a welcome, a sign-in, or the app itself.
@MainActor public enum FerryApp {
  public enum State: Equatable {
    case onboarding, signIn
    case main(user: String)
  }

  /// The app, not started yet.
  ///
  /// - Parameter design: how a harbour is chosen.
  public static func coordinator(
    _ state: State, design: HarbourScreens.Design = .list
  ) -> ApplicationCoordinator<State> {
    ApplicationCoordinator(state: state) { app, state in
      switch state {
      case .onboarding:
        let flow = TourFlow()
        flow.onFinish = { [weak app] _ in app?.state = .signIn }
        return flow
      case .signIn:
        let flow = SignInFlow()
        flow.onFinish = { [weak app] user in app?.state = .main(user: user) }
        return flow
      case .main(let user):
        let flow = MainFlow(user: user, screens: HarbourScreens(design: design))
        flow.onFinish = { [weak app] _ in app?.state = .signIn }
        return flow
      }
    }
  }

  /// The app as its window shows it, at a state and after a link if there is one.
  public static func screen(
    _ state: State, link: DeepLink? = nil, design: HarbourScreens.Design = .list
  ) -> UIViewController {
    FlowWindowController.started(coordinator(state, design: design), link: link)
  }
}
