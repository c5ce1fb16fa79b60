/// Stored but unused: nothing moves.
open class SCNPhysicsWorld: NSObject {
  open var gravity = SCNVector3(x: 0, y: -9.8, z: 0)
  open var speed: CGFloat = 1
}

/// Stored but unused: nothing moves.
open class SCNPhysicsBody: NSObject {
  open var type: SCNPhysicsBodyType
  open var mass: CGFloat = 1
  open var friction: CGFloat = 0.5
  open var restitution: CGFloat = 0.5
  open var damping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var isAffectedByGravity = true
  open var velocity = SCNVector3()
  open var categoryBitMask = 1
  open var collisionBitMask = -1
  open var contactTestBitMask = 0

  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
    self.type = type
    super.init()
  }
  open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
  open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
  open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
}

public enum SCNPhysicsBodyType: Int, Sendable { case `static` = 0, dynamic, kinematic }

/// The form of a body.
open class SCNPhysicsShape: NSObject {
  public init(geometry: SCNGeometry, options: [String: Any]? = nil) { super.init() }
}
