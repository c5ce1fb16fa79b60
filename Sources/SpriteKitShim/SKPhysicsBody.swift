public import HeadlessUIKit

/// The physical properties of a node, for the simulation, which doesn't run: values are stored.
@preconcurrency @MainActor open class SKPhysicsBody: NSObject {
  public internal(set) weak var node: SKNode?
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var pinned = false
  open var usesPreciseCollisionDetection = false
  /// In kilograms.
  open var mass: CGFloat = 1
  open var density: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var isResting = false
  open var categoryBitMask = UInt32.max
  open var collisionBitMask = UInt32.max
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask = UInt32.max

  public init(circleOfRadius r: CGFloat) { super.init() }
  public init(circleOfRadius r: CGFloat, center: CGPoint) { super.init() }
  public init(rectangleOf s: CGSize) { super.init() }
  public init(rectangleOf s: CGSize, center: CGPoint) { super.init() }
  public init(polygonFrom path: CGPath) { super.init() }
  public init(edgeFrom p1: CGPoint, to p2: CGPoint) { super.init() }
  public init(edgeChainFrom path: CGPath) { super.init() }
  public init(edgeLoopFrom path: CGPath) { super.init() }
  public init(edgeLoopFrom rect: CGRect) { super.init() }
  public init(texture: SKTexture, size: CGSize) { super.init() }
  public init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { super.init() }
  public init(bodies: [SKPhysicsBody]) { super.init() }

  /// Has no effect, like the calls below: nothing moves.
  open func applyForce(_ force: CGVector) {}
  open func applyTorque(_ torque: CGFloat) {}
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  /// Empty: there are no collisions.
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}
