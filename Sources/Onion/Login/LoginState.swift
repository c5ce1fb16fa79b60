/// Whether somebody is signed in, and with what.
public enum LoginState<Session> {
  case signedOut
  case signedIn(Session)
}
