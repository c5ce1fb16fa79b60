/// How much an alert matters. Shown on the Mac alone.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}
