import UIKit

@testable import HeadlessUIKit

/// Screens to host controllers on, with round numbers.
@MainActor enum Screens {
  /// 400 x 800 points, with a status bar of 50 points and a home indicator of 30.
  static func tall(_ change: (inout any UIMutableTraits) -> Void = { _ in }) -> ScreenConfiguration {
    make(400, 800, UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0), vertical: .regular, .portrait, change)
  }

  /// The same screen in landscape: 40 points on both sides, 20 at the bottom.
  static func wide(_ change: (inout any UIMutableTraits) -> Void = { _ in }) -> ScreenConfiguration {
    make(
      800, 400, UIEdgeInsets(top: 0, left: 40, bottom: 20, right: 40), vertical: .compact, .landscapeRight, change)
  }

  /// A tablet of 1000 x 800 points at 2x, with a status bar of 20 points.
  static let tablet = ScreenConfiguration(
    size: CGSize(width: 1000, height: 800), safeAreaInsets: UIEdgeInsets(20, 0, 0, 0),
    traits: UITraitCollection.standard.modifyingTraits {
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = .regular
      $0.displayScale = 2
    })

  private static func make(
    _ width: CGFloat, _ height: CGFloat, _ insets: UIEdgeInsets, vertical: UIUserInterfaceSizeClass,
    _ orientation: UIInterfaceOrientation, _ change: (inout any UIMutableTraits) -> Void
  ) -> ScreenConfiguration {
    let traits = UITraitCollection.standard.modifyingTraits {
      $0.verticalSizeClass = vertical
      change(&$0)
    }
    return ScreenConfiguration(
      size: CGSize(width: width, height: height), safeAreaInsets: insets,
      safeAreaInsetsWithoutStatusBar: UIEdgeInsets(
        top: 0, left: insets.left, bottom: insets.bottom, right: insets.right),
      traits: traits, orientation: orientation)
  }

  /// Shows a controller on the tall screen.
  static func show(
    _ controller: UIViewController, on configuration: ScreenConfiguration? = nil
  ) -> HostedScreen {
    HostedScreen(configuration ?? tall()) { controller }
  }
}

extension UIEdgeInsets {
  /// Top, left, bottom, right.
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
