import Foundation

/// The state of a compositional layout's sections.
@MainActor final class CompositionalState {
  struct Section {
    let section: NSCollectionLayoutSection
    var solution: SectionSolution
    /// The scroll offset of its groups, in points, for an orthogonal section.
    var orthogonalOffset: CGFloat = 0
  }

  var sections: [Section] = []
  /// The starts and ends of sections along the scrolling direction.
  var stack = HeightIndex([])
  var contentSize = CGSize.zero
  var room: CompositionalRoom?
  /// The preferred sizes of boundary items of the whole content.
  var measuredEdges: [String: CGSize] = [:]
  var needsSections = true
  private var keepsMeasures = true
  /// The moves of items since the sections were created.
  private(set) var moves: [ContentMap] = []

  func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred { return note(preferred) }
    if context.isForBoundsChange { return }
    if context.invalidateEverything { keepsMeasures = false }
    if context.invalidateEverything || context.invalidateDataSourceCounts || context.isWhole { needsSections = true }
  }

  private func note(_ preferred: UICollectionViewLayoutAttributes) {
    let path = preferred.indexPath
    if path.count == 1, let kind = preferred.representedElementKind {
      measuredEdges[kind] = preferred.size
      return
    }
    guard path.count == 2, sections.indices.contains(path.section) else { return }
    if let kind = preferred.representedElementKind {
      sections[path.section].solution.note(preferred.size, ofSupplement: kind, item: path.item)
    } else {
      sections[path.section].solution.note(preferred.size, ofItem: path.item)
    }
  }

  func itemsDidMove(_ map: ContentMap) {
    moves.append(map)
    needsSections = true
  }

  /// Sets new sections, and keeps the preferred sizes of the old ones' views.
  ///
  /// - Parameter axis: the scrolling direction of the layout.
  func take(_ new: [Section], in room: CompositionalRoom, _ axis: PlanAxis) {
    let old = sections
    let isSameRoom = self.room?.isAsLarge(as: room, across: axis.across) == true
    sections = new
    self.room = room
    if keepsMeasures, isSameRoom {
      for (index, section) in old.enumerated() { keep(section, index) }
    } else {
      measuredEdges = [:]
    }
    keepsMeasures = true
    moves = []
    needsSections = false
  }

  private func keep(_ old: Section, _ index: Int) {
    func moved(_ path: IndexPath) -> IndexPath? {
      moves.reduce(path) { path, map in
        guard let path, !map.isReloaded(path) else { return nil }
        return map.item(path)
      }
    }
    var place: Int? = index
    for map in moves { place = place.flatMap(map.section) }
    guard let place, sections.indices.contains(place) else { return }
    sections[place].orthogonalOffset = old.orthogonalOffset
    sections[place].solution.takeMeasures(of: old.solution) { item in
      guard let path = moved(IndexPath(item: item, section: index)), path.section == place else { return nil }
      return path.item
    }
  }
}

/// The other values on which a compositional layout's sections depend, in points.
struct CompositionalRoom: Equatable {
  var size = CGSize.zero
  var safeArea = NSDirectionalEdgeInsets.zero
  var margins = NSDirectionalEdgeInsets.zero
  var readable = NSDirectionalEdgeInsets.zero
  var traits: UITraitCollection?

  /// The room in a view of these bounds.
  @MainActor init(_ bounds: CGRect, _ layout: UICollectionViewLayout) {
    guard let view = layout.collectionView else { return }
    let adjusted = view.adjustedContentInset
    size = CGSize(
      width: max(0, bounds.width - adjusted.left - adjusted.right),
      height: max(0, bounds.height - adjusted.top - adjusted.bottom))
    let (safe, consumed) = (view.safeAreaInsets, view.consumedSafeArea)
    let isRightToLeft = view.isRightToLeft
    safeArea = NSDirectionalEdgeInsets(
      UIEdgeInsets(
        top: safe.top - consumed.top, left: safe.left - consumed.left, bottom: safe.bottom - consumed.bottom,
        right: safe.right - consumed.right), isRightToLeft: isRightToLeft)
    margins = NSDirectionalEdgeInsets(view.layoutMargins, isRightToLeft: isRightToLeft)
    readable = NSDirectionalEdgeInsets(view.readableInsets, isRightToLeft: isRightToLeft)
    traits = view.traitCollection
  }

  /// Whether preferred sizes stay valid in another container: its length along the scrolling direction doesn't matter. Bars inset
  /// it as soon as the content is longer than the view, which may follow from preferred sizes.
  func isAsLarge(as other: CompositionalRoom, across axis: PlanAxis) -> Bool {
    func sides(_ insets: NSDirectionalEdgeInsets) -> [CGFloat] {
      axis == .horizontal ? [insets.leading, insets.trailing] : [insets.top, insets.bottom]
    }
    return axis.length(size) == axis.length(other.size) && sides(safeArea) == sides(other.safeArea)
      && sides(margins) == sides(other.margins)
      && traits?.preferredContentSizeCategory == other.traits?.preferredContentSizeCategory
  }

  func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .none: .zero
    case .automatic, .safeArea: safeArea
    case .layoutMargins: margins
    case .readableContent: readable
    }
  }
}
