/// How pixels between an image's own are found. All but `none` are painted alike.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}
