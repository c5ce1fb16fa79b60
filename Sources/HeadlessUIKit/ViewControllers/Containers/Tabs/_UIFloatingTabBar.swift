import Foundation

/// The tabs at the top of a tablet's screen, as of iPadOS 18: titles in a capsule. The name is UIKit's.
///
/// Apple publishes no figures: sizes and colours are estimated from pictures.
final class _UIFloatingTabBar: UIView {
  private unowned let controller: UITabBarController
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  private let shade = UIView()
  private let toggle = UIButton(type: .system)
  private var buttons: [_UIFloatingTabBarItemView] = []

  init(_ controller: UITabBarController) {
    self.controller = controller
    super.init(frame: .zero)
    shade.backgroundColor = .tertiarySystemFill
    clipsToBounds = true
    layer.cornerRadius = TabBarMetrics.current.floatingHeight / 2
    toggle.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
    toggle.addAction(UIAction { [unowned self] _ in self.controller.sidebar.isHidden = false }, for: .touchUpInside)
    for view in [material, shade, toggle] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Tabs

  /// Updates the tabs and the selection.
  func update() {
    let tabs = controller.tabsInBar
    if !tabs.elementsEqual(buttons.map(\.tab), by: ===) {
      for button in buttons { button.removeFromSuperview() }
      buttons = tabs.map { tab in
        let button = _UIFloatingTabBarItemView(tab)
        button.addAction(
          UIAction { [unowned self] _ in self.controller.didChoose(tab) },
          for: [.touchUpInside, .primaryActionTriggered])
        return button
      }
      for button in buttons { addSubview(button) }
    }
    toggle.isHidden = !controller.hasSidebar
    let root = controller.selectedTabInBar
    for button in buttons { button.show(isSelected: button.tab === root) }
    setNeedsLayout()
  }

  // MARK: Layout

  private var toggleWidth: CGFloat { toggle.isHidden ? 0 : 48 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = buttons.reduce(toggleWidth + TabBarMetrics.current.floatingInset * 2) { $0 + $1.naturalWidth }
    return CGSize(width: min(width, size.width), height: TabBarMetrics.current.floatingHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    shade.frame = bounds
    let inset = TabBarMetrics.current.floatingInset
    let height = bounds.height - inset * 2
    var x = inset
    func place(_ view: UIView, _ width: CGFloat) {
      view.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: inset, width: width, height: height)
      x += width
    }
    if !toggle.isHidden { place(toggle, toggleWidth) }
    for button in buttons { place(button, button.naturalWidth) }
  }
}

/// A tab in the top bar. The name is UIKit's.
final class _UIFloatingTabBarItemView: UIControl {
  let tab: UITab
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ tab: UITab) {
    self.tab = tab
    super.init(frame: .zero)
    picture.contentMode = .center
    for view in [label, picture] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Tabs that are pinned to the bar's end are shown by their image, as that for searching is.
  private var showsImage: Bool { tab.image != nil && (tab.barPlacement == .pinned || tab.title.isEmpty) }

  func show(isSelected: Bool) {
    self.isSelected = isSelected
    label.text = tab.title
    label.font = .systemFont(ofSize: TabBarMetrics.current.floatingFontSize, weight: isSelected ? .semibold : .medium)
    label.textColor = isSelected ? tintColor : .label
    label.isHidden = showsImage
    picture.image = tab.image?.withRenderingMode(.alwaysTemplate)
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
    picture.tintColor = isSelected ? tintColor : .label
    picture.isHidden = !showsImage
    backgroundColor = isSelected ? _UIFloatingTabBarItemView.selectedColor : .clear
    setNeedsLayout()
  }

  private static let selectedColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : .white
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show(isSelected: isSelected)
  }

  /// As wide as its title in the selected state, so that a selection moves nothing.
  var naturalWidth: CGFloat {
    if showsImage { return max(picture.intrinsicContentSize.width, 17) + 28 }
    let title = tab.title.size(withAttributes: [
      .font: UIFont.systemFont(ofSize: TabBarMetrics.current.floatingFontSize, weight: .semibold)
    ])
    return title.width.rounded(.up) + 32
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let size = label.intrinsicContentSize
    let rounding = PixelRounding(scale: layoutScale)
    label.frame = CGRect(
      x: rounding.round((bounds.width - size.width) / 2), y: rounding.round((bounds.height - size.height) / 2),
      width: size.width, height: size.height)
    picture.frame = bounds
  }

  package override var snapshotText: String? { showsImage ? nil : tab.title }
  override var prefersOwnTaps: Bool { true }

  // MARK: Accessibility

  override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? super.accessibilityTraits.union(.tabBarItem).subtracting(.notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? tab.title }
    set { super.accessibilityLabel = newValue }
  }
}
