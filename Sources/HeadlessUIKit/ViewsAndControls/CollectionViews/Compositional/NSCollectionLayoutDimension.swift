public import Foundation

/// One side of an item's size.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  let length: PlanLength

  init(_ length: PlanLength) {
    self.length = length
  }

  /// - Parameter fractionalWidth: of the width of what the item is in.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfWidth(fractionalWidth))
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfHeight(fractionalHeight))
  }
  /// - Parameter absoluteDimension: in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }
  /// - Parameter estimatedDimension: in points, until the view's preferred size is known.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }
  /// The largest preferred size of the items in the group.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform(estimatedDimension))
  }

  open var isFractionalWidth: Bool { if case .fractionOfWidth = length { true } else { false } }
  open var isFractionalHeight: Bool { if case .fractionOfHeight = length { true } else { false } }
  open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
  open var isEstimated: Bool { if case .estimated = length { true } else { false } }
  open var isUniformAcrossSiblings: Bool { if case .uniform = length { true } else { false } }
  /// The fraction, or points.
  open var dimension: CGFloat { length.number }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
