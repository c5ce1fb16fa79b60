public import Foundation

/// Pulls an item to a point, where it stops without a rotation.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// - Parameter point: in points of the animator's reference.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  open var snapPoint: CGPoint {
    didSet { if oldValue != snapPoint { didChange() } }
  }
  /// Stored but unused: items are shown at rest, and their oscillation isn't.
  open var damping: CGFloat = 0.5

  override var _items: [any UIDynamicItem] { [item] }
}
