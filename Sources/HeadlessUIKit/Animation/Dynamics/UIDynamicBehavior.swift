public import Foundation

/// A rule by which items move. Behaviours of an app's own hold others.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called once the items have come to rest; UIKit calls it at every step.
  open var action: (() -> Void)?
  /// The animator that the behaviour, or the one that holds it, was added to.
  open var dynamicAnimator: UIDynamicAnimator? { animatorReference ?? parent?.dynamicAnimator }
  private weak var animatorReference: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?
  private var content = DynamicItems()

  public override init() {}

  init(content: [any UIDynamicItem]) {
    self.content = DynamicItems(content)
  }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.parent = self
    didChange()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    didChange()
  }

  /// The behaviour is about to be added to an animator, or to be taken from one.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    animatorReference = animator
  }

  /// Moves the items to their final positions again.
  final func didChange() { dynamicAnimator?.settle() }

  /// The behaviour and all that it holds.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// The items that the behaviour itself moves, in the order in which they were added.
  var _items: [any UIDynamicItem] { content.all }

  final func _addItem(_ item: any UIDynamicItem) {
    content.add(item)
    didChange()
  }

  final func _removeItem(_ item: any UIDynamicItem) {
    content.remove(item)
    didChange()
  }
}
