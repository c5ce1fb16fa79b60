extension UISearchBar {
  /// The icons of a search bar's field.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  public enum Style: Int, Sendable {
    case `default` = 0
    /// With the bar's background.
    case prominent = 1
    /// Only the field, without a background.
    case minimal = 2
  }
}
