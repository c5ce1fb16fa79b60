public import Foundation

/// Properties of items. At rest, only whether they are anchored has an effect.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var linear: [ObjectIdentifier: CGPoint] = [:]
  private var angular: [ObjectIdentifier: CGFloat] = [:]

  public init(items: [any UIDynamicItem]) {
    super.init(content: items)
  }

  public override convenience init() {
    self.init(items: [])
  }

  open func addItem(_ item: any UIDynamicItem) { _addItem(item) }
  open func removeItem(_ item: any UIDynamicItem) { _removeItem(item) }
  open var items: [any UIDynamicItem] { _items }

  /// Whether the items stay where they are, and others come to rest on them.
  open var isAnchored = false {
    didSet { if oldValue != isAnchored { didChange() } }
  }
  /// Stored but unused: items are shown at rest, and their movement isn't.
  open var elasticity: CGFloat = 0
  /// Stored but unused: items are shown at rest, and their movement isn't.
  open var friction: CGFloat = 0
  /// Stored but unused: items are shown at rest, and their movement isn't.
  open var density: CGFloat = 1
  /// Stored but unused: items are shown at rest, and their movement isn't.
  open var resistance: CGFloat = 0
  /// Stored but unused: items are shown at rest, and their movement isn't.
  open var angularResistance: CGFloat = 0
  /// Stored but unused: items are shown at rest, and their movement isn't.
  open var charge: CGFloat = 0
  /// Stored but unused: items are shown at rest, and their movement isn't.
  open var allowsRotation = true

  /// In points per second. Stored but unused: the distance depends on time, which isn't simulated.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let known = linearVelocity(for: item)
    linear[ObjectIdentifier(item)] = CGPoint(x: known.x + velocity.x, y: known.y + velocity.y)
  }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { linear[ObjectIdentifier(item)] ?? .zero }
  /// In radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    angular[ObjectIdentifier(item), default: 0] += velocity
  }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { angular[ObjectIdentifier(item)] ?? 0 }
}
