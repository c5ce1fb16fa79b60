/// Says which parts of a flow layout aren't valid any more.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and distances again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are placed anew.
  open var invalidateFlowLayoutAttributes = true
}
