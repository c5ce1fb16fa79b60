/// A change of a node over time. Nodes keep their actions, and none runs.
open class SCNAction: NSObject, NSCopying {
  /// In seconds.
  open var duration: TimeInterval
  open var speed: CGFloat = 1
  open var timingMode = SCNActionTimingMode.linear
  open var timingFunction: ((Float) -> Float)?

  init(_ duration: TimeInterval) {
    self.duration = duration
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func reversed() -> SCNAction { SCNAction(duration) }

  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  open class func rotateTo(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval, usesShortestUnitArc: Bool = false
  ) -> SCNAction { SCNAction(duration) }
  open class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func fadeIn(duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func fadeOut(duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func fadeOpacity(by factor: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func hide() -> SCNAction { SCNAction(0) }
  open class func unhide() -> SCNAction { SCNAction(0) }
  open class func removeFromParentNode() -> SCNAction { SCNAction(0) }
  open class func wait(duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
  open class func customAction(
    duration: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
  ) -> SCNAction { SCNAction(duration) }

  /// As long as all its actions together.
  open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.reduce(0) { $0 + $1.duration }) }
  /// As long as its longest action.
  open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.map(\.duration).max() ?? 0) }
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { SCNAction(action.duration * Double(count)) }
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) }
}

/// How the speed of an action changes. Stored but unused: no action runs.
public enum SCNActionTimingMode: Int, Sendable { case linear = 0, easeIn, easeOut, easeInEaseOut }

/// Changes that are animated together: they are at their end at once.
open class SCNTransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func flush() {}
  // Have no effect: changes aren't animated.
  open class var animationDuration: CFTimeInterval {
    get { 0 }
    set {}
  }
  open class var disableActions: Bool {
    get { true }
    set {}
  }
}
