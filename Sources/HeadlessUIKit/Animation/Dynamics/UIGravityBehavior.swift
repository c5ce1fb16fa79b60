public import Foundation

/// Has items fall. They come to rest on what a collision behaviour has in their way; without any they stay where they are:
/// how far they would have fallen can't be known without simulating time.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) {
    super.init(content: items)
  }

  public override convenience init() {
    self.init(items: [])
  }

  open func addItem(_ item: any UIDynamicItem) { _addItem(item) }
  open func removeItem(_ item: any UIDynamicItem) { _removeItem(item) }
  open var items: [any UIDynamicItem] { _items }

  /// 1 a side is 1,000 points a second squared; downwards by itself.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { if oldValue != gravityDirection { didChange() } }
  }
  /// In radians, clockwise from the right.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }
}
