import Foundation

/// Gets sizes from a flow layout and its delegate, and computes the frames of elements, in points of the content.
@MainActor struct FlowReader {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let flow: FlowState

  /// Nil for a layout that isn't shown.
  init?(_ layout: UICollectionViewFlowLayout) {
    guard let view = layout.collectionView else { return nil }
    self.layout = layout
    self.view = view
    flow = layout.flow
  }

  private var isDown: Bool { layout.scrollDirection == .vertical }
  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  // MARK: Preparing

  func prepare() {
    let room = FlowState.room(in: view.bounds, layout)
    if flow.needsMeasures || room != flow.room {
      flow.take(room)
      flow.sections = (0..<view.numberOfSections).map { FlowSection(measures(of: $0)) }
      flow.stack = HeightIndex(flow.sections.map(\.extent))
    } else {
      for (section, items) in flow.resized where flow.sections.indices.contains(section) {
        let measured = flow.measured[section] ?? [:]
        flow.sections[section].resize(items.reduce(into: [:]) { $0[$1] = measured[$1].map(directed) })
        flow.stack[section] = flow.sections[section].extent
      }
    }
    flow.resized = [:]
    flow.needsMeasures = false
    let along = flow.stack.total
    flow.contentSize =
      isDown ? CGSize(width: room.across, height: along) : CGSize(width: along, height: room.across)
  }

  private func measures(of section: Int) -> FlowMeasures {
    let asked = ask({ $0.collectionView(view, layout: layout, insetForSectionAt: section) }) ?? layout.sectionInset
    let inset = asked.withLayoutLengths
    let lines = ask({ $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section) })
    let items = ask({ $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section) })
    let header = ask({ $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section) })
    let footer = ask({ $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section) })
    let room = flow.room
    let count = view.numberOfItems(inSection: section)
    let across =
      isDown
      ? inset.left + inset.right + room.insets.left + room.insets.right
      : inset.top + inset.bottom + room.insets.top + room.insets.bottom
    return FlowMeasures(
      count: count, sizes: sizes(in: section, count: count), room: max(0, room.across - across),
      lineSpacing: (lines ?? layout.minimumLineSpacing).layoutLength,
      itemSpacing: (items ?? layout.minimumInteritemSpacing).layoutLength,
      header: along(header ?? layout.headerReferenceSize), footer: along(footer ?? layout.footerReferenceSize),
      insetBefore: isDown ? inset.top : inset.left, insetAfter: isDown ? inset.bottom : inset.right,
      insetStart: isDown ? inset.left + room.insets.left : inset.top + room.insets.top)
  }

  private func ask<Answer: Equatable>(_ question: (any UICollectionViewDelegateFlowLayout) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    return OptionalMethod.call { question(delegate) }
  }

  private func along(_ size: CGSize) -> CGFloat { max(0, (isDown ? size.height : size.width).layoutLength) }

  private func directed(_ size: CGSize) -> FlowMeasures.Size {
    let (width, height) = (size.width.layoutLength, size.height.layoutLength)
    return isDown ? FlowMeasures.Size(across: width, along: height) : FlowMeasures.Size(across: height, along: width)
  }

  private func sizes(in section: Int, count: Int) -> FlowMeasures.Sizes {
    let measured = (flow.measured[section] ?? [:]).filter { $0.key < count }.mapValues(directed)
    let first = IndexPath(item: 0, section: section)
    guard count > 0, ask({ $0.collectionView(view, layout: layout, sizeForItemAt: first) }) != nil,
      let delegate
    else {
      let isEstimated = layout.estimatedItemSize != .zero
      let size = isEstimated ? layout.estimatedItemSize : layout.itemSize
      let standard = size == UICollectionViewFlowLayout.automaticSize ? CGSize(width: 50, height: 50) : size
      return isEstimated ? .estimated(directed(standard), measured) : .uniform(directed(standard))
    }
    return .each(
      (0..<count).map { item in
        if let size = measured[item] { return size }
        let size = delegate.collectionView(
          view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
        return directed(
          size == UICollectionViewFlowLayout.automaticSize ? CGSize(width: 50, height: 50) : size)
      })
  }

  // MARK: Places

  private func top(of section: Int) -> CGFloat { flow.stack.offset(of: section) }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, flow.sections.indices.contains(path.section), path.item >= 0,
      path.item < flow.sections[path.section].measures.count
    else { return nil }
    let attributes = layout.newAttributes(CollectionElement(.cell, path: path))
    attributes.frame = frame(of: path)
    if layout.estimatedItemSize != .zero {
      attributes.fitting = FittingPriorities(sizesWidth: true, sizesHeight: true)
    }
    return attributes
  }

  private func frame(of path: IndexPath) -> CGRect {
    let section = flow.sections[path.section]
    let width = section.measures.insetStart * 2 + section.measures.room
    var rect = section.frame(of: path.item).mirrored(in: width, if: flow.room.isRightToLeft)
    rect.origin.y += top(of: path.section)
    if !isDown { rect = CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) }
    // Sizes aren't rounded; the remaining space is distributed in pixels.
    let rounding = PixelRounding(scale: view.layoutScale)
    rect.origin = CGPoint(x: rounding.round(rect.minX), y: rounding.round(rect.minY))
    return rect
  }

  /// A header's or a footer's attributes as apps get them: without a size for a section that has none.
  func askedEdge(_ kind: String, section index: Int) -> UICollectionViewLayoutAttributes? {
    if let edge = edge(kind, section: index) { return edge }
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    guard flow.sections.indices.contains(index), kinds.contains(kind) else { return nil }
    return layout.newAttributes(
      CollectionElement(.supplementaryView, kind: kind, path: IndexPath(item: 0, section: index)))
  }

  /// A header's or a footer's attributes; nil for a section without one.
  func edge(_ kind: String, section index: Int) -> UICollectionViewLayoutAttributes? {
    guard flow.sections.indices.contains(index) else { return nil }
    let section = flow.sections[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.measures.header : section.measures.footer
    guard length > 0 else { return nil }
    let start = top(of: index)
    var place = isHeader ? start : start + section.footerStart
    if isHeader, layout.sectionHeadersPinToVisibleBounds {
      place = min(max(place, visibleStart), max(place, start + section.footerStart - length))
    }
    if !isHeader, layout.sectionFootersPinToVisibleBounds {
      place = max(min(place, visibleEnd - length), min(place, start + section.measures.header))
    }
    let attributes = layout.newAttributes(
      CollectionElement(.supplementaryView, kind: kind, path: IndexPath(item: 0, section: index)))
    attributes.frame =
      isDown
      ? CGRect(x: 0, y: place, width: flow.room.across, height: length)
      : CGRect(x: place, y: 0, width: length, height: flow.room.across)
    attributes.zIndex = 10
    return attributes
  }

  private var visibleStart: CGFloat {
    isDown ? view.bounds.minY + view.adjustedContentInset.top : view.bounds.minX + view.adjustedContentInset.left
  }

  private var visibleEnd: CGFloat {
    isDown ? view.bounds.maxY - view.adjustedContentInset.bottom : view.bounds.maxX - view.adjustedContentInset.right
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (start, end) = isDown ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    if start.isNaN || end.isNaN { return result }
    var index = flow.stack.index(at: start) ?? flow.sections.count
    while index < flow.sections.count, top(of: index) < end {
      if let header = edge(UICollectionView.elementKindSectionHeader, section: index), header.frame.overlaps(rect) {
        result.append(header)
      }
      let top = top(of: index)
      for item in flow.sections[index].items(from: start - top, to: end - top) {
        if let attributes = self.item(at: IndexPath(item: item, section: index)), attributes.frame.overlaps(rect) {
          result.append(attributes)
        }
      }
      if let footer = edge(UICollectionView.elementKindSectionFooter, section: index), footer.frame.overlaps(rect) {
        result.append(footer)
      }
      index += 1
    }
    return result
  }
}
