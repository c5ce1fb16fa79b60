public import Foundation

/// Which classes a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  public let name: String?
  public let role: UISceneSession.Role
  /// Stored but unused: a test makes its own screens, and the launch and the end of an app aren't simulated.
  open var sceneClass: AnyClass?
  /// Stored but unused: a test makes its own screens, and the launch and the end of an app aren't simulated.
  open var delegateClass: AnyClass?
}
