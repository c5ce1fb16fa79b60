import UIKit

/// Shows one hierarchy of controllers to signed-in users and another one to all others. The only place that replaces them is
/// `state`.
///
/// The replaced hierarchy is released completely, with the controllers that it presents, so no part of a session outlives it. A new
/// session has a new hierarchy, even if it directly follows another one.
public final class LoginStateController<Session>: SwitchingController {
  /// Whether a user is signed in. Signing out twice has no effect.
  public var state: LoginState<Session> {
    didSet {
      if case .signedOut = oldValue, case .signedOut = state { return }
      showTree()
    }
  }

  private let makeSignedOut: () -> UIViewController
  private let makeSignedIn: (Session) -> UIViewController

  /// - Parameters:
  ///   - state: the initial state.
  ///   - signedOut: creates the hierarchy for users who aren't signed in.
  ///   - signedIn: creates the hierarchy of a session.
  public init(
    _ state: LoginState<Session>, signedOut: @escaping () -> UIViewController,
    signedIn: @escaping (Session) -> UIViewController
  ) {
    self.state = state
    makeSignedOut = signedOut
    makeSignedIn = signedIn
    super.init(nibName: nil, bundle: nil)
    showTree()
  }

  @available(*, unavailable, message: "init(_:signedOut:signedIn:)")
  required init?(coder: NSCoder) { nil }

  private func showTree() {
    dismissPresented()
    switch state {
    case .signedOut: show(makeSignedOut())
    case .signedIn(let session): show(makeSignedIn(session))
    }
  }
}

/// Whether a user is signed in, with the session.
public enum LoginState<Session> {
  /// Signed out.
  case signedOut
  /// Signed in, with a session: the app's own data about the user.
  case signedIn(Session)
}
