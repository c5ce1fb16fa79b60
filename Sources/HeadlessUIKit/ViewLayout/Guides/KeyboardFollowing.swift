package import Foundation

/// A view that lays out its content around the keyboard.
@MainActor package protocol KeyboardFollowing: UIView {
  /// Called when the keyboard of the view's window appears, disappears or changes its size.
  func keyboardDidMove()
}

extension UIView {
  /// How far the docked keyboard covers the view beyond the safe area at its bottom, in points.
  package var keyboardOverlap: CGFloat {
    guard let window, let keyboard = window.keyboard, keyboard.isDocked else { return 0 }
    let frame = convert(bounds, to: window)
    return max(min(frame.maxY - keyboard.frame.minY, frame.height) - safeAreaInsets.bottom, 0)
  }
}
