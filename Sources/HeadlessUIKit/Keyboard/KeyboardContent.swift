import Foundation

/// The content of the keyboard's area: an accessory, and below it keys, an app's own view, or nothing.
@MainActor struct KeyboardContent {
  enum Input {
    case none
    case keys(KeyboardSetup)
    /// An app's own view, and its height in points.
    case own(UIView, height: CGFloat)
  }

  var accessory: UIView?
  /// In points.
  var accessoryHeight: CGFloat = 0
  var input = Input.none
  /// The controllers of the shown views, if the app provided controllers.
  var controllers: [UIViewController] = []
}
