public import Foundation

extension UIScene {
  /// The options for requesting another scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
    /// Stored but unused: a test makes its own screens, and the launch and the end of an app aren't simulated.
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

/// The options of a request to destroy a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
