/// Which text fields an alert of ``UIAlertView`` has.
public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0
  case secureTextInput = 1
  case plainTextInput = 2
  case loginAndPasswordInput = 3
}
