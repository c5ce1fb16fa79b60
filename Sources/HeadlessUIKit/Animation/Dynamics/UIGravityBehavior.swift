public import Foundation

/// Gravity for items. They come to rest on obstacles of a collision behaviour; without any they keep their positions, because the
/// distance depends on time.
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

  /// The magnitude 1 is 1,000 points per second squared; downwards by default.
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
