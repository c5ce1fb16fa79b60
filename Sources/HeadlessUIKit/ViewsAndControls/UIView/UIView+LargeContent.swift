extension UIView {
  /// Whether the view keeps its colours when the user inverts colours; used by `.smartInvert` snapshots.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { accessibilityToChange.ignoresInvertColors = newValue }
  }
  /// Whether a long press shows the view's title in large. Kept.
  public var showsLargeContentViewer: Bool {
    get { accessibility?.showsLargeContent ?? false }
    set { accessibilityToChange.showsLargeContent = newValue }
  }
  /// Stored but unused: the large content viewer, which a long press on a bar shows, isn't simulated.
  public var largeContentTitle: String? {
    get { accessibility?.largeContentTitle }
    set { accessibilityToChange.largeContentTitle = newValue }
  }
  /// Stored but unused: the large content viewer, which a long press on a bar shows, isn't simulated.
  public var largeContentImage: UIImage? {
    get { accessibility?.largeContentImage }
    set { accessibilityToChange.largeContentImage = newValue }
  }
}
