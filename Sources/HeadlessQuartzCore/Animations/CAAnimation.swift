public import Foundation

/// The base class of animations. A layer stores its animations but doesn't run them; ``LayerPresentation`` determines when one is
/// visible.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion: Bool = true
  /// Stored but unused: pictures show animations at their end, not on their way.
  open var preferredFrameRateRange: CAFrameRateRange = .default

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses: Bool = false
  open var fillMode: CAMediaTimingFillMode = .removed

  var keyedValues: [String: Any] = [:]

  public override required init() {
    super.init()
  }

  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Never called: only archives of Interface Builder use it.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// The value that was set with `setValue(_:forKey:)` for a key.
  open func value(forKey key: String) -> Any? {
    keyedValues[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Sets a value of the app's own for a key.
  open func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copyProperties(to: copy)
    return copy
  }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  func copyProperties(to copy: CAAnimation) {
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.keyedValues = keyedValues
  }
}

/// The methods that are called when an animation starts and stops, both during the next update of the layer's window.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A group of animations that run at the same time.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations
  }
}
