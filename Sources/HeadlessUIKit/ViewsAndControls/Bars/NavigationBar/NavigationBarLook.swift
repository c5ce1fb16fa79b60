import Foundation

/// The current appearance of a navigation bar: the result of its appearances, its older properties and those of the item.
@MainActor struct NavigationBarLook {
  var background = BarBackgroundLook()
  var titleAttributes: [NSAttributedString.Key: Any]
  var titleOffset = UIOffset.zero
  var largeTitleAttributes: [NSAttributedString.Key: Any]
  var buttons: BarButtonLook
  var backButton: UIBarButtonItemAppearance
  /// Nil for the chevron.
  var backIndicator: UIImage?
  /// Whether texts are light on a dark bar, independent of the interface style.
  var isDark = false

  init(_ appearance: UINavigationBarAppearance, traits: UITraitCollection) {
    background = BarBackgroundLook(appearance)
    titleAttributes = [.font: UIFont.systemFont(ofSize: BarMetrics.current.titleFontSize, weight: .semibold)]
    titleAttributes[.foregroundColor] = UIColor.label
    titleAttributes.merge(appearance.titleTextAttributes) { $1 }
    titleOffset = appearance.titlePositionAdjustment
    largeTitleAttributes = [.font: BarMetrics.largeTitleFont(for: traits), .foregroundColor: UIColor.label]
    largeTitleAttributes.merge(appearance.largeTitleTextAttributes) { $1 }
    buttons = BarButtonLook(plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance)
    backButton = appearance.backButtonAppearance
    backIndicator = appearance.backIndicatorImages?.image
  }
}

/// The older properties of navigation bars, which preceded appearances.
@MainActor struct OlderBarLook {
  var style = UIBarStyle.default
  var tint: UIColor?
  var isTranslucent = true
  var backgroundImage: UIImage?
  var shadowImage: UIImage?
  var titleAttributes: [NSAttributedString.Key: Any]?
  var largeTitleAttributes: [NSAttributedString.Key: Any]?
  var backIndicator: UIImage?

  /// Changes a look whose appearance is still the system's.
  func apply(to look: inout NavigationBarLook, isAtScrollEdge: Bool) {
    if let titleAttributes { look.titleAttributes.merge(titleAttributes) { $1 } }
    if let largeTitleAttributes { look.largeTitleAttributes.merge(largeTitleAttributes) { $1 } }
    if let backIndicator { look.backIndicator = backIndicator }
    look.isDark = style != .default
    if !isAtScrollEdge { apply(to: &look.background) }
  }

  func apply(to background: inout BarBackgroundLook) {
    if let backgroundImage {
      background.image = backgroundImage
      background.effect = nil
    } else if let tint {
      background.color = tint
      background.effect = nil
    } else if !isTranslucent {
      background.color = style == .default ? BarColors.opaque : .black
      background.effect = nil
    }
    if let shadowImage {
      background.shadowImage = shadowImage
      background.shadowColor = nil
    }
  }
}
