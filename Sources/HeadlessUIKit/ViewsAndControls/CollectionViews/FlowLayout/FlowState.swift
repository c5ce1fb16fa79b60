import Foundation

/// The state of a flow layout's sections.
@MainActor final class FlowState {
  var sections: [FlowSection] = []
  /// The starts and ends of sections along the scrolling direction.
  var stack = HeightIndex([])
  /// The preferred sizes of cells, by section and item.
  private(set) var measured: [Int: [Int: CGSize]] = [:]
  var contentSize = CGSize.zero
  /// The space for which the sections were laid out.
  private(set) var room = Room()
  var needsMeasures = true
  /// The items whose cells have requested other sizes since then, by section.
  var resized: [Int: Set<Int>] = [:]

  /// The space that lines depend on besides the layout's own values, in points.
  struct Room: Equatable {
    var across: CGFloat = 0
    var insets = UIEdgeInsets.zero
    var isRightToLeft = false
  }

  /// The space of a flow layout in a view with the given bounds.
  static func room(in bounds: CGRect, _ layout: UICollectionViewFlowLayout) -> Room {
    guard let view = layout.collectionView else { return Room() }
    let adjusted = view.adjustedContentInset
    let isDown = layout.scrollDirection == .vertical
    let consumed = view.consumedSafeArea
    let safe = view.safeAreaInsets
    let extra: UIEdgeInsets =
      switch layout.sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea:
        UIEdgeInsets(
          top: safe.top - consumed.top, left: safe.left - consumed.left, bottom: safe.bottom - consumed.bottom,
          right: safe.right - consumed.right)
      case .fromLayoutMargins: view.layoutMargins
      }
    let across = isDown ? bounds.width - adjusted.left - adjusted.right : bounds.height - adjusted.top - adjusted.bottom
    let insets =
      isDown
      ? UIEdgeInsets(top: 0, left: extra.left, bottom: 0, right: extra.right)
      : UIEdgeInsets(top: extra.top, left: 0, bottom: extra.bottom, right: 0)
    return Room(
      across: max(0, across), insets: insets,
      isRightToLeft: isDown && view.isRightToLeft && !layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  func isOtherRoom(_ bounds: CGRect, _ layout: UICollectionViewFlowLayout) -> Bool {
    FlowState.room(in: bounds, layout) != room
  }

  func take(_ new: Room) {
    // Cells have other sizes in another width.
    if new.across != room.across { measured = [:] }
    room = new
  }

  func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { measured = [:] }
    if let preferred = context.preferred { return note(preferred) }
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    if flowContext == nil || flowContext?.invalidateFlowLayoutDelegateMetrics == true
      || context.invalidateDataSourceCounts || context.invalidateEverything
    {
      needsMeasures = true
    }
  }

  private func note(_ preferred: UICollectionViewLayoutAttributes) {
    let path = preferred.indexPath
    measured[path.section, default: [:]][path.item] = preferred.size
    resized[path.section, default: []].insert(path.item)
  }

  func itemsDidMove(_ map: ContentMap) {
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, items) in measured {
      for (item, size) in items {
        let path = IndexPath(item: item, section: section)
        guard !map.isReloaded(path), let new = map.item(path) else { continue }
        moved[new.section, default: [:]][new.item] = size
      }
    }
    measured = moved
    needsMeasures = true
  }
}
