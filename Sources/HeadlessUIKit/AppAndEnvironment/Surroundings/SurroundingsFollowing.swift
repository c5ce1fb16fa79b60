internal import Foundation

/// A view whose content depends on the state of its scene and on assistive technologies.
@MainActor package protocol SurroundingsFollowing: UIView {
  /// Called after a change of them.
  func surroundingsDidChange()
}

extension UIView {
  /// Notifies the views inside of a change of the scene's state or of assistive technologies.
  final func notifyOfSurroundings() {
    (self as? any SurroundingsFollowing)?.surroundingsDidChange()
    for subview in subviews { subview.notifyOfSurroundings() }
  }
}
