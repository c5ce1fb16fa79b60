public import Foundation

/// Takes what is to happen alongside an edit menu's coming and going: at once here, and what waits for the end when the screen
/// is laid out the next time.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
