import UIKit

/// Shows one tree of controllers to signed-in users and another one to all others, and swaps them in one place: where
/// `state` is set.
///
/// The tree that goes is released whole, with what it presents, so nothing of a session outlives it. A new session gets a
/// new tree, even if it follows another one directly.
public final class LoginStateController<Session>: SwitchingController {
  /// The user that is signed in. Signing out twice changes nothing.
  public var state: LoginState<Session> {
    didSet {
      if case .signedOut = oldValue, case .signedOut = state { return }
      showTree()
    }
  }

  private let makeSignedOut: () -> UIViewController
  private let makeSignedIn: (Session) -> UIViewController

  /// - Parameters:
  ///   - state: the user that is signed in at the start.
  ///   - signedOut: makes the tree for people who aren't.
  ///   - signedIn: makes the tree of a session.
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

/// Whether the user is signed in, and with what.
public enum LoginState<Session> {
  /// Signed out.
  case signedOut
  /// Signed in, with a session: the app's own record of the user.
  case signedIn(Session)
}
