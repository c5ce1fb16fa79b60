/// What keeps a node's transform. Stored but unused: constraints don't run.
open class SCNConstraint: NSObject {
  open var isEnabled = true
  open var isIncremental = true
  open var influenceFactor: CGFloat = 1
}

/// Turns a node towards another one.
open class SCNLookAtConstraint: SCNConstraint {
  open var target: SCNNode?
  open var isGimbalLockEnabled = false
  public init(target: SCNNode?) {
    self.target = target
    super.init()
  }
}

/// Turns a node towards the camera.
open class SCNBillboardConstraint: SCNConstraint {
  open var freeAxes = SCNBillboardAxis.all
}

/// The axes around which a node turns towards the camera.
public struct SCNBillboardAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let X = SCNBillboardAxis(rawValue: 1)
  public static let Y = SCNBillboardAxis(rawValue: 2)
  public static let Z = SCNBillboardAxis(rawValue: 4)
  public static let all = SCNBillboardAxis(rawValue: 7)
}
