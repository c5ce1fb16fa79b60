extension UISplitViewController {
  /// Which columns are visible, and how.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    /// The secondary column keeps its width, and its end is off the screen.
    case twoDisplaceSecondary = 6

    /// The name of before there were three columns, as the two after it.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// Whether other columns are beside the secondary one, overlay it or displace it.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    /// The column that is shown in a compact width.
    case compact = 3
    /// iOS 26's column beside the secondary one. Its controller is kept, and isn't shown: the look is that of iOS 18.
    case inspector = 4
  }

  public enum Style: Int, Sendable {
    /// Master and detail, as before iOS 14.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }
}
