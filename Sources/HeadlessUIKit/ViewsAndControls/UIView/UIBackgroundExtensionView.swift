public import Foundation

/// Lays out a view within the safe area. On iOS 26 it is continued under bars and sidebars as a blurred reflection; here it ends at
/// the safe area.
@preconcurrency @MainActor open class UIBackgroundExtensionView: UIView {
  /// The view that is shown.
  open var contentView: UIView? {
    didSet {
      guard oldValue !== contentView else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// Whether the content is given the safe area's frame; otherwise the app places it.
  open var automaticallyPlacesContentView = true {
    didSet { if oldValue != automaticallyPlacesContentView { setNeedsLayout() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard automaticallyPlacesContentView else { return }
    contentView?.takeFrame(bounds.inset(by: safeAreaInsets))
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
