public import Foundation

/// A field that moves items within its region. Items keep their positions, because their final positions depend on time.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  open func addItem(_ item: any UIDynamicItem) { _addItem(item) }
  open func removeItem(_ item: any UIDynamicItem) { _removeItem(item) }
  open var items: [any UIDynamicItem] { _items }

  private override init() {
    super.init()
  }

  /// Stored but unused: the place to which a field moves an item depends on time, which isn't simulated.
  open var position = CGPoint.zero
  /// Stored but unused: the place to which a field moves an item depends on time, which isn't simulated.
  open var region = UIRegion.infinite
  /// Stored but unused: the place to which a field moves an item depends on time, which isn't simulated.
  open var strength: CGFloat = 1
  /// Stored but unused: the place to which a field moves an item depends on time, which isn't simulated.
  open var falloff: CGFloat = 0
  /// Stored but unused: the place to which a field moves an item depends on time, which isn't simulated.
  open var minimumRadius: CGFloat = 0
  /// Stored but unused: the place to which a field moves an item depends on time, which isn't simulated.
  open var direction = CGVector.zero
  /// Stored but unused: the place to which a field moves an item depends on time, which isn't simulated.
  open var smoothness: CGFloat = 0
  /// Stored but unused: the place to which a field moves an item depends on time, which isn't simulated.
  open var animationSpeed: CGFloat = 0

  open class func dragField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.position = position
    return field
  }
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.direction = direction
    return field
  }
  open class func velocityField(direction: CGVector) -> UIFieldBehavior { linearGravityField(direction: direction) }
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }
  open class func springField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior() }
}
