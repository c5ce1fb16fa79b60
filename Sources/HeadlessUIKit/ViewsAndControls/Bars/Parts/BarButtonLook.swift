import Foundation

/// The appearance of a bar's buttons.
@MainActor struct BarButtonLook {
  var plain: UIBarButtonItemAppearance
  var done: UIBarButtonItemAppearance

  private func appearance(for item: UIBarButtonItem) -> UIBarButtonItemAppearance {
    item.style == .done ? done : plain
  }

  /// The attributes of an item's title: the item's own before the bar's before the system's.
  func titleAttributes(of item: UIBarButtonItem, isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    let appearance = appearance(for: item)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: item.style == .done
        ? UIFont.systemFont(ofSize: BarMetrics.current.titleFontSize, weight: .semibold)
        : UIFont.systemFont(ofSize: BarMetrics.current.titleFontSize)
    ]
    func add(_ others: [NSAttributedString.Key: Any]?) {
      if let others { attributes.merge(others) { $1 } }
    }
    if !isEnabled { attributes[.foregroundColor] = UIColor.tertiaryLabel }
    var normal = appearance.normal.titleTextAttributes
    normal.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if !isEnabled { normal[.foregroundColor] = nil }
    add(normal)
    if !isEnabled {
      add(appearance.disabled.titleTextAttributes)
      add(item.titleTextAttributes(for: .disabled))
    }
    return attributes
  }

  func titleOffset(of item: UIBarButtonItem, metrics: UIBarMetrics) -> UIOffset {
    let own = item.titlePositionAdjustment(for: metrics)
    return own == .zero ? appearance(for: item).normal.titlePositionAdjustment : own
  }

  func backgroundImage(of item: UIBarButtonItem, isEnabled: Bool, metrics: UIBarMetrics) -> UIImage? {
    let appearance = appearance(for: item)
    let own =
      (isEnabled ? nil : item.backgroundImage(for: .disabled, barMetrics: metrics))
      ?? item.backgroundImage(for: .normal, barMetrics: metrics)
    return own ?? (isEnabled ? nil : appearance.disabled.backgroundImage) ?? appearance.normal.backgroundImage
  }

  /// The offset of the background image, in points: the item's takes precedence over the bar's.
  func backgroundOffset(of item: UIBarButtonItem, isEnabled: Bool, metrics: UIBarMetrics) -> UIOffset {
    let own = item.backgroundVerticalPositionAdjustment(for: metrics)
    if own != 0 { return UIOffset(horizontal: 0, vertical: own) }
    let appearance = appearance(for: item)
    let disabled = appearance.disabled.backgroundImagePositionAdjustment
    return isEnabled || disabled == .zero ? appearance.normal.backgroundImagePositionAdjustment : disabled
  }
}
