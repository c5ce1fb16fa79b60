/// Whether the user is signed in, and with what.
public enum LoginState<Session> {
  /// Signed out.
  case signedOut
  /// Signed in, with a session: the app's own record of the user.
  case signedIn(Session)
}
