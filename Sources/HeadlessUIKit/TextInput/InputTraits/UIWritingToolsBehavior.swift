/// How far Writing Tools may go in a text view.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default` = 0
  case complete
  case limited
}
