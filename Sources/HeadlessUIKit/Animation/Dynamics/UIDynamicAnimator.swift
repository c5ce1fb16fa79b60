public import Foundation

/// Moves items by behaviours. No time passes here: items come to rest at once, as far as plain rules tell where.
///
/// - What snaps is at its point, upright. What is attached to an anchor is at the length from it, below it where gravity pulls.
/// - What falls lies on what a collision behaviour has in its way, along each axis that gravity pulls: the reference's bounds,
///   the boxes of boundaries and of other items. Without anything in its way it stays where it is.
/// - Anchored items, and what is pushed or in a field, stay where they are. Nothing turns or bounces.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// True while the items come to rest, which takes no time.
  open private(set) var isRunning = false
  /// In seconds; none passes.
  open var elapsedTime: TimeInterval { 0 }

  /// - Parameter view: the view whose coordinate space the items use.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// For the attributes of a layout, which is to ask for them.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  public override init() {
    super.init()
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.move(to: self)
    behaviors.append(behavior)
    settle()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    settle()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.move(to: nil) }
    behaviors = []
  }

  /// The items of all behaviours whose boxes a rectangle meets.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    DynamicRest(behaviors, in: bounds).items.filter { $0.collisionFrame.overlaps(rect) }
  }

  /// Uses the item's new position, from which the simulation starts again.
  open func updateItem(usingCurrentState item: any UIDynamicItem) { settle() }

  private var bounds: CGRect {
    referenceView?.bounds ?? CGRect(origin: .zero, size: layout?.collectionViewContentSize ?? .zero)
  }

  /// Moves the items to their final positions.
  final func settle() {
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    DynamicRest(behaviors, in: bounds).apply()
    layout?.invalidateLayout()
    for behavior in behaviors.flatMap(\.all) { behavior.action?() }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  // MARK: Layouts

  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == decorationViewKind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where test: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    DynamicRest(behaviors, in: bounds).items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(
      where: test)
  }
}

/// Its methods are called when items move. Every method is optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

// Optional in UIKit.
extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { OptionalMethod.missing() }
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { OptionalMethod.missing() }
}
