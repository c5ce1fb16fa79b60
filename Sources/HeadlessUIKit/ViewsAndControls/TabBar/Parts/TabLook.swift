import Foundation

/// The appearance of a tab: the app's settings take precedence over the bar's and the system's.
@MainActor struct TabLook {
  var titleAttributes: [NSAttributedString.Key: Any]
  var titleOffset: UIOffset
  var iconColor: UIColor
  var badgeColor: UIColor
  var badgeAttributes: [NSAttributedString.Key: Any]
  var badgeOffset: UIOffset
  var badgeTitleOffset: UIOffset

  /// Unselected tabs: the greys that Flutter's `CupertinoColors.inactiveGray` took from iOS.
  static let unselectedColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 117 / 255, green: 117 / 255, blue: 117 / 255, alpha: 1)
      : UIColor(red: 153 / 255, green: 153 / 255, blue: 153 / 255, alpha: 1)
  }

  /// Tabs that can't be chosen: 226 of 255 on a light bar, recorded on iOS 17.5 and 18.5. The dark one is by analogy.
  static let disabledColor = UIColor { traits in
    let label = UIColor.label.resolvedColor(with: traits)
    return label.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.12 : 0.09)
  }

  /// - Parameters:
  ///   - looks: of the bar, for the style that it has.
  ///   - tint: of the selected tab; nil for the bar's tint colour.
  init(
    of item: UITabBarItem, isSelected: Bool, in looks: UITabBarItemAppearance, style: UITabBarItemAppearance.Style,
    tint: UIColor, unselectedTint: UIColor?
  ) {
    let own = !item.isEnabled ? looks.disabled : isSelected ? looks.selected : looks.normal
    let state: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
    let system = !item.isEnabled ? TabLook.disabledColor : isSelected ? tint : unselectedTint ?? TabLook.unselectedColor
    iconColor = own.iconColor ?? system

    var attributes: [NSAttributedString.Key: Any] = [.font: TabLook.font(style)]
    attributes.merge(looks.normal.titleTextAttributes) { $1 }
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    // A colour of the normal state applies only to that state: others have the tint, or are dimmed.
    if state != .normal { attributes[.foregroundColor] = nil }
    attributes.merge(own.titleTextAttributes) { $1 }
    attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = system }
    titleAttributes = attributes

    func moved(_ offset: (UITabBarItemStateAppearance) -> UIOffset) -> UIOffset {
      offset(own) == .zero ? offset(looks.normal) : offset(own)
    }
    let title = moved(\.titlePositionAdjustment)
    titleOffset = UIOffset(
      horizontal: title.horizontal + item.titlePositionAdjustment.horizontal,
      vertical: title.vertical + item.titlePositionAdjustment.vertical)

    badgeColor = item.badgeColor ?? own.badgeBackgroundColor ?? looks.normal.badgeBackgroundColor ?? .systemRed
    var badge: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: TabBarMetrics.current.badgeFontSize), .foregroundColor: UIColor.white,
    ]
    badge.merge(looks.normal.badgeTextAttributes) { $1 }
    badge.merge(own.badgeTextAttributes) { $1 }
    badge.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    badge.merge(item.badgeTextAttributes(for: state) ?? [:]) { $1 }
    badgeAttributes = badge
    badgeOffset = moved(\.badgePositionAdjustment)
    badgeTitleOffset = moved(\.badgeTitlePositionAdjustment)
  }

  private static func font(_ style: UITabBarItemAppearance.Style) -> UIFont {
    let metrics = TabBarMetrics.current
    let size =
      switch style {
      case .stacked: metrics.stackedFontSize
      case .inline: metrics.inlineFontSize
      case .compactInline: metrics.compactInlineFontSize
      }
    return .systemFont(ofSize: size, weight: .medium)
  }
}
