/// How a presented controller comes. Kept so that apps compile; no time passes here.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
