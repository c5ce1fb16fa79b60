package import Foundation

/// The screen that views are shown on: what a device, its orientation and the user's settings come to.
package struct ScreenConfiguration: Sendable {
  /// The size in points, in the current orientation.
  package var size: CGSize
  /// In points, with the status bar shown.
  package var safeAreaInsets: UIEdgeInsets
  /// In points, with the status bar hidden: less on screens without a sensor housing.
  package var safeAreaInsetsWithoutStatusBar: UIEdgeInsets
  /// In points, while the status bar is shown; nil for the safe area's top.
  package var statusBarHeight: CGFloat?
  /// The upright screen in pixels; nil if it follows from the size and the display scale.
  package var nativeSize: CGSize?
  /// The traits of the window; their display scale is the screen's.
  package var traits: UITraitCollection
  /// The leading and trailing margins of controllers' views, in points; nil for the system's.
  package var minimumMargin: CGFloat?
  package var orientation: UIInterfaceOrientation
  /// Which language strings are looked up in; nil for the process's.
  package var locale: Locale?
  /// The direction of the app's language, which natural alignment follows; nil for that of the traits.
  package var appDirection: UIUserInterfaceLayoutDirection?
  /// Whether keys are attached, so that none come up on the screen.
  package var hasHardwareKeyboard = false
  /// Whether the first responder shows its caret and what is selected.
  package var showsTextSelection = false
  /// Whether it is Interface Builder's canvas, which differs from a device in the constraints that it breaks.
  package var isCanvas = false
  /// The time on the screen; nil for the time of Apple's pictures.
  package var date: Date?

  package init(
    size: CGSize, safeAreaInsets: UIEdgeInsets = .zero, safeAreaInsetsWithoutStatusBar: UIEdgeInsets? = nil,
    statusBarHeight: CGFloat? = nil, nativeSize: CGSize? = nil, traits: UITraitCollection,
    minimumMargin: CGFloat? = nil,
    orientation: UIInterfaceOrientation = .portrait, locale: Locale? = nil, date: Date? = nil
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.safeAreaInsetsWithoutStatusBar = safeAreaInsetsWithoutStatusBar ?? safeAreaInsets
    self.statusBarHeight = statusBarHeight
    self.nativeSize = nativeSize
    self.traits = traits
    self.minimumMargin = minimumMargin
    self.orientation = orientation
    self.locale = locale
    self.date = date
  }

  /// Pixels a point.
  package var scale: CGFloat { traits.displayScale > 0 ? traits.displayScale : 1 }

  /// The screen before any is set: an iPhone X in portrait.
  package static let standard = ScreenConfiguration(
    size: CGSize(width: 375, height: 812),
    safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
    traits: UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .large), UITraitCollection(accessibilityContrast: .normal),
      UITraitCollection(legibilityWeight: .regular), UITraitCollection(displayGamut: .P3),
      UITraitCollection(userInterfaceLevel: .base),
    ]))

  /// The distance of the content and the separators of table rows from the sides, in points: 20 also on phones 393 and 402 points
  /// wide, recorded on iOS 17.5 and 18.5, whose controllers' views have margins of 16.
  package var tableMargin: CGFloat {
    if minimumMargin == nil, traits.userInterfaceIdiom == .phone, min(size.width, size.height) >= 393 { return 20 }
    return systemMinimumMargin
  }

  /// The leading and trailing margins of controllers' views, in points: 20 in regular width and on phones at least 414 points wide,
  /// in either orientation, and 16 elsewhere. Apple doesn't publish the rule; recordings of devices from 320 to 428 points show it.
  package var systemMinimumMargin: CGFloat {
    if let minimumMargin { return minimumMargin }
    if traits.horizontalSizeClass == .regular { return 20 }
    return min(size.width, size.height) >= 414 ? 20 : 16
  }
}
