public import Foundation

/// The distance between items, in points: a fixed one, or one that takes what is left over.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  let plan: PlanSpacing

  init(_ plan: PlanSpacing) {
    self.plan = plan
  }

  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
  }
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(fixedSpacing))
  }

  /// The distance, or the least one.
  open var spacing: CGFloat { plan.least }
  open var isFlexible: Bool { plan.isFlexible }
  open var isFixed: Bool { !plan.isFlexible }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
