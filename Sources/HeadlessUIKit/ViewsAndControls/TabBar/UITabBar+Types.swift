extension UITabBar {
  /// Where tabs are in a bar that is wider than they need.
  public enum ItemPositioning: Int, Sendable {
    /// Centred where there is room in plenty, else filling.
    case automatic = 0
    case fill = 1
    case centered = 2
  }
}
