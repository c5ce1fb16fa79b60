public import Foundation

/// Glass of iOS 26. What iOS 17 can is shown: a thin material in the shape of the view's corners, under the tint colour.
// Unchecked: apps set its properties before they hand it over, as on iOS.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case regular = 0
    /// Lets more of what is below through.
    case clear = 1
  }

  let style: Style
  /// Stored but unused: glass reacts to a finger, and at rest shows no difference.
  open var isInteractive = false
  open var tintColor: UIColor?

  public override init() {
    style = .regular
    super.init()
  }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassEffect else { return false }
    return other.style == style && other.tintColor == tintColor && other.isInteractive == isInteractive
  }

  open override var hash: Int { style.rawValue }

  /// A separate copy: the properties of the original may change.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    copy.isInteractive = isInteractive
    copy.tintColor = tintColor
    return copy
  }

  var material: UIBlurEffect {
    UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial)
  }
}

/// Merges glass views in a view's content on iOS 26; here they stay separate.
// Unchecked: apps set its properties before they hand it over, as on iOS.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// Stored but unused: glass views don't merge. In points.
  open var spacing: CGFloat = 0

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
