public import Foundation

extension UIScene {
  /// How another scene is asked for.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
    /// Kept without effect: a test makes its own screens; no app is started, left or ended.
    open var collectionJoinBehavior = CollectionJoinBehavior.automatic
  }

  /// Whether a new scene's window joins others as a tab.
  public enum CollectionJoinBehavior: Int, Sendable {
    case automatic = 0
    case preferred = 1
    case disallowed = 2
    case preferredWithoutActivating = 3
  }
}
