/// Whether pictures may be brighter than white.
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}
