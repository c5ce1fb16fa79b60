import HeadlessUIKit
import UIKit

/// A window with a controller, on a screen with known dimensions.
@MainActor struct Stage {
  let screen: HostedScreen

  /// A phone 375 by 812 points with 44 above and 34 below the safe area.
  static let notch = ScreenConfiguration.standard

  /// A phone 375 by 667 points with a home button: 20 points of status bar, which are removed when it is hidden.
  static var homeButton: ScreenConfiguration {
    ScreenConfiguration(
      size: CGSize(width: 375, height: 667), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      safeAreaInsetsWithoutStatusBar: .zero, traits: notch.traits)
  }

  /// The phone with the notch in landscape: 812 by 375 points, compact height.
  static var landscape: ScreenConfiguration {
    ScreenConfiguration(
      size: CGSize(width: 812, height: 375), safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44),
      traits: UITraitCollection(traitsFrom: [notch.traits, UITraitCollection(verticalSizeClass: .compact)]),
      orientation: .landscapeLeft)
  }

  /// A tablet of 800 by 1000 points, regular in both directions, with 24 points of status bar.
  static var tablet: ScreenConfiguration {
    ScreenConfiguration(
      size: CGSize(width: 800, height: 1000), safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0),
      traits: UITraitCollection(traitsFrom: [
        notch.traits, UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
      ]))
  }

  static func notch(_ traits: UITraitCollection) -> ScreenConfiguration {
    var configuration = notch
    configuration.traits = UITraitCollection(traitsFrom: [notch.traits, traits])
    return configuration
  }

  /// - Parameters:
  ///   - controller: fills the window, has appeared and is laid out.
  ///   - configuration: the screen.
  init(_ configuration: ScreenConfiguration = Stage.notch, _ controller: () -> UIViewController) {
    screen = HostedScreen(configuration, controller: controller)
  }

  init(_ controller: UIViewController, on configuration: ScreenConfiguration = Stage.notch) {
    screen = HostedScreen(configuration) { controller }
  }

  func update() { screen.window.updateScreen() }

  func close() { screen.close() }
}

extension UIView {
  /// The view's bounds in the window, in points.
  var onScreen: CGRect { convert(bounds, to: nil) }

  /// All views of a class in the tree, from back to front.
  func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    (self as? Kind).map { [$0] } ?? [] + subviews.flatMap { $0.all(kind) }
  }

  func view(identified identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.view(identified: identifier) }.first
  }
}
