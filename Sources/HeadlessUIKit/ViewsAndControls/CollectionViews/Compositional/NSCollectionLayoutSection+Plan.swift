import Foundation

extension ItemPlan {
  /// - Parameter size: of what the item is in, in points.
  @MainActor init(_ item: NSCollectionLayoutItem, in size: CGSize, _ environment: any NSCollectionLayoutEnvironment) {
    self.init(width: item.layoutSize.widthDimension.length, height: item.layoutSize.heightDimension.length)
    insets = PlanInsets(item.contentInsets)
    spacing = item.edgeSpacing?.plan
    supplements = item.supplementaryItems.map(\.supplementPlan)
    let own = CGSize(width: width.points(in: size), height: height.points(in: size))
    content = item.content(in: own, environment)
  }
}

extension NSCollectionLayoutSection {
  /// The section as a value, for a room in points.
  func plan(
    for room: CompositionalRoom, _ axis: PlanAxis, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ environment: LayoutEnvironment, isFirst: Bool
  ) -> SectionPlan {
    let reference =
      contentInsetsReference == .automatic ? configuration.contentInsetsReference : contentInsetsReference
    let insets = insets(adding: room.insets(reference), axis)
    let inner = insets.shrink(CGRect(origin: .zero, size: room.size)).size
    var plan = SectionPlan(group: ItemPlan(group, in: inner, environment))
    plan.insets = insets
    plan.groupSpacing = interGroupSpacing.layoutLength
    plan.boundaries = boundarySupplementaryItems.map(\.boundaryPlan)
    if supplementariesFollowContentInsets {
      let own = supplementaryContentInsetsReference
      plan.boundaryInsets = own == .automatic ? insets : self.insets(adding: room.insets(own), axis)
    }
    if let padding = list?.padding(isFirst: isFirst) {
      (plan.paddingBefore, plan.paddingAfter) = (padding.top, padding.bottom)
    }
    plan.isOrthogonal = orthogonalScrollingBehavior != .none
    plan.isCentered = orthogonalScrollingBehavior == .groupPagingCentered
    return plan
  }

  /// The content insets, and the reference's at the sides.
  private func insets(adding around: NSDirectionalEdgeInsets, _ axis: PlanAxis) -> PlanInsets {
    var insets = PlanInsets(contentInsets)
    if axis == .vertical {
      insets.leading += around.leading
      insets.trailing += around.trailing
    } else {
      insets.top += around.top
      insets.bottom += around.bottom
    }
    return insets
  }
}
