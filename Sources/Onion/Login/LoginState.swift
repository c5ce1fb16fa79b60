/// Whether somebody is signed in, and with what.
public enum LoginState<Session> {
  /// Nobody is.
  case signedOut
  /// Somebody is, with a session: whatever the app knows them by.
  case signedIn(Session)
}
