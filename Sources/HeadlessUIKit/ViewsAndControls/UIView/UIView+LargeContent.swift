extension UIView {
  /// Whether the view keeps its colours where the person inverts all. Kept; nothing is inverted here.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { accessibilityToChange.ignoresInvertColors = newValue }
  }
  /// Whether a long press shows the view's title in large. Kept.
  public var showsLargeContentViewer: Bool {
    get { accessibility?.showsLargeContent ?? false }
    set { accessibilityToChange.showsLargeContent = newValue }
  }
  /// Kept without effect: the viewer for large content needs a finger that rests on a bar.
  public var largeContentTitle: String? {
    get { accessibility?.largeContentTitle }
    set { accessibilityToChange.largeContentTitle = newValue }
  }
  /// Kept without effect: the viewer for large content needs a finger that rests on a bar.
  public var largeContentImage: UIImage? {
    get { accessibility?.largeContentImage }
    set { accessibilityToChange.largeContentImage = newValue }
  }
}
