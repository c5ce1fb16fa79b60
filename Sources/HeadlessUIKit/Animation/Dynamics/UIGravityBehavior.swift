public import Foundation

/// Has items fall. They come to rest on what a collision behaviour has in their way; without any they stay where they are:
/// nobody can say how far they would have fallen.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private var content: DynamicItems

  public init(items: [any UIDynamicItem]) {
    content = DynamicItems(items)
    super.init()
  }

  public override convenience init() {
    self.init(items: [])
  }

  open func addItem(_ item: any UIDynamicItem) {
    content.add(item)
    didChange()
  }
  open func removeItem(_ item: any UIDynamicItem) {
    content.remove(item)
    didChange()
  }
  open var items: [any UIDynamicItem] { content.all }
  override var ownItems: [any UIDynamicItem] { content.all }

  /// 1 a side is 1,000 points a second squared; downwards by itself.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { if oldValue != gravityDirection { didChange() } }
  }
  /// In radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
}
