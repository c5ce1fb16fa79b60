/// Whether a window looks like the one in use; only the Mac tells them apart.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}
