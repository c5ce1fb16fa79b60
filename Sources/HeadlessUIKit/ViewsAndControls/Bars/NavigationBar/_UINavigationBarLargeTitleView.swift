import Foundation

/// The large title below the row of a navigation bar. It is cut off at the top while it is scrolled away. The name is
/// UIKit's.
final class _UINavigationBarLargeTitleView: UIView {
  let label = UILabel()
  var margins: (leading: CGFloat, trailing: CGFloat) = (0, 0) {
    didSet { if oldValue != margins { setNeedsLayout() } }
  }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.isAccessibilityElement = true
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func update(_ item: UINavigationItem?, look: NavigationBarLook) {
    label.overrideUserInterfaceStyle = look.isDark ? .dark : .unspecified
    label.show(item?.largeTitle ?? item?.title ?? "", attributes: look.largeTitleAttributes)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.intrinsicContentSize
    let room = bounds.width - margins.leading - margins.trailing
    let width = max(0, min(size.width, room))
    let x = isRightToLeft ? bounds.width - margins.leading - width : margins.leading
    let y = bounds.height - BarMetrics.current.largeTitleBottom - size.height
    let rounding = PixelRounding(scale: layoutScale)
    label.frame = CGRect(x: rounding.round(x), y: rounding.round(y), width: width, height: size.height)
  }
}

/// The line above the title. The name is UIKit's.
final class _UINavigationBarModernPromptView: UIView {
  let label = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: BarMetrics.current.promptFontSize)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.intrinsicContentSize
    let rounding = PixelRounding(scale: layoutScale)
    let width = min(size.width, bounds.width)
    label.frame = CGRect(
      x: rounding.round((bounds.width - width) / 2), y: rounding.round((bounds.height - size.height) / 2),
      width: width, height: size.height)
  }
}
