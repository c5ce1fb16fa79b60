public import HeadlessUIKit

/// The simulation, which doesn't run.
@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
  /// In meters per second squared.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  /// Never called.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

@preconcurrency @MainActor open class SKPhysicsContact: NSObject {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  public let contactPoint: CGPoint
  public let contactNormal: CGVector
  public let collisionImpulse: CGFloat

  /// A contact that a test passes to a delegate.
  public init(
    bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, contactPoint: CGPoint = .zero, contactNormal: CGVector = .zero,
    collisionImpulse: CGFloat = 0
  ) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.contactPoint = contactPoint
    self.contactNormal = contactNormal
    self.collisionImpulse = collisionImpulse
    super.init()
  }
}

@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}

// Optional on iOS.
extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}
