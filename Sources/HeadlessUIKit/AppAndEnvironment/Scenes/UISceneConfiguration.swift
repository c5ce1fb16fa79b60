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
  /// Kept without effect: a test makes its own screens; no app is started, left or ended.
  open var sceneClass: AnyClass?
  /// Kept without effect: a test makes its own screens; no app is started, left or ended.
  open var delegateClass: AnyClass?
}
