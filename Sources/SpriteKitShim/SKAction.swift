public import HeadlessUIKit

/// A change of a node over time. Actions don't run: a node stores them.
@preconcurrency @MainActor open class SKAction: NSObject {
  /// In seconds.
  open var duration: TimeInterval
  open var speed: CGFloat = 1
  open var timingMode: SKActionTimingMode = .linear
  open var timingFunction: (Float) -> Float = { $0 }

  init(_ duration: TimeInterval) {
    self.duration = duration
    super.init()
  }

  open func reversed() -> SKAction { SKAction(duration) }

  // MARK: Groups

  /// The duration is the sum of the actions' durations.
  open class func sequence(_ actions: [SKAction]) -> SKAction { SKAction(actions.reduce(0) { $0 + $1.duration }) }
  /// The duration is that of the longest action.
  open class func group(_ actions: [SKAction]) -> SKAction { SKAction(actions.map(\.duration).max() ?? 0) }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction(action.duration * Double(count)) }
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }
  open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
  open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
    SKAction(sec)
  }
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) }
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { SKAction(0) }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction(action.duration) }
  open class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { SKAction(seconds) }
  open class func removeFromParent() -> SKAction { SKAction(0) }
  open class func hide() -> SKAction { SKAction(0) }
  open class func unhide() -> SKAction { SKAction(0) }

  // MARK: Places

  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction { SKAction(duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func scaleX(to x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func scaleY(to y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func scaleX(to x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction { SKAction(duration) }
  /// The duration isn't computed, and is 0.
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction { SKAction(0) }

  // MARK: Looks

  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(0) }
  open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction(0) }
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    SKAction(sec * Double(textures.count))
  }
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction { SKAction(sec * Double(textures.count)) }

  // MARK: Sounds

  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction(0) }
  open class func play() -> SKAction { SKAction(0) }
  open class func pause() -> SKAction { SKAction(0) }
  open class func stop() -> SKAction { SKAction(0) }
}

public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
