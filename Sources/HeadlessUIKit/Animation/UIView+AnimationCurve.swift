extension UIView {
  /// How an animation's pace changes. Kept so that apps compile; no time passes here.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
