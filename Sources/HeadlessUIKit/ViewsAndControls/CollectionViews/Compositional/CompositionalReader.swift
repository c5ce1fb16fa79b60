import Foundation

/// Creates a compositional layout's sections and the positions of elements, in points of the content from left to right: the
/// collection view mirrors them in right-to-left layouts.
@MainActor struct CompositionalReader {
  private let layout: UICollectionViewCompositionalLayout
  private let view: UICollectionView
  private let state: CompositionalState

  /// Nil for a layout that isn't shown.
  init?(_ layout: UICollectionViewCompositionalLayout) {
    guard let view = layout.collectionView else { return nil }
    self.layout = layout
    self.view = view
    state = layout.state
  }

  private var configuration: UICollectionViewCompositionalLayoutConfiguration { layout.configuration }
  private var axis: PlanAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }
  private var size: CGSize { state.room?.size ?? .zero }

  // MARK: Preparing

  func prepare() {
    let room = CompositionalRoom(view.bounds, layout)
    if state.needsSections || room != state.room {
      let environment = environment(in: room)
      state.take((0..<view.numberOfSections).map { make($0, room, environment) }, in: room, axis)
    }
    for index in state.sections.indices { state.sections[index].solution.update() }
    if let list = state.sections.first?.section.list { view.takeListBackground(list.configuration.backgroundColor) }
    let spacing = configuration.interSectionSpacing.layoutLength
    state.stack = HeightIndex(state.sections.map { $0.solution.extent + spacing })
    let along = edgeExtent(-1) + max(0, state.stack.total - spacing) + edgeExtent(1)
    state.contentSize = axis.size(along: along, across: axis.across.length(size))
  }

  private func environment(in room: CompositionalRoom) -> LayoutEnvironment {
    let insets = room.insets(configuration.contentInsetsReference)
    let sides =
      axis == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
    return LayoutEnvironment(LayoutContainer(room.size, insets: sides), view.traitCollection, view: view)
  }

  private func make(
    _ index: Int, _ room: CompositionalRoom, _ environment: LayoutEnvironment
  ) -> CompositionalState.Section {
    guard let section = layout.provider(index, environment) else {
      fatalError("Invalid section provider: it has to return a section for the section index \(index).")
    }
    let plan = section.plan(for: room, axis, configuration, environment, isFirst: index == 0)
    let solution = SectionSolution(
      plan, count: view.numberOfItems(inSection: index), axis: axis, room: room.size)
    return CompositionalState.Section(section: section, solution: solution)
  }

  // MARK: Sections along the content

  private func start(of section: Int) -> CGFloat { edgeExtent(-1) + state.stack.offset(of: section) }

  private func end(of section: Int) -> CGFloat { start(of: section) + state.sections[section].solution.extent }

  // MARK: The whole content's edges

  private var edges: [BoundaryPlan] { configuration.boundarySupplementaryItems.map(\.boundaryPlan) }

  private func size(of edge: BoundaryPlan) -> CGSize {
    let known = state.measuredEdges[edge.kind]
    return CGSize(
      width: edge.width.isEstimated ? known?.width ?? edge.width.number : edge.width.points(in: size),
      height: edge.height.isEstimated ? known?.height ?? edge.height.number : edge.height.points(in: size))
  }

  private func edgeExtent(_ side: Int) -> CGFloat {
    edges.filter { $0.extends && $0.side(along: axis) == side }.map { axis.length(size(of: $0)) }.max() ?? 0
  }

  private func frame(ofEdge edge: BoundaryPlan) -> CGRect {
    let own = size(of: edge)
    let (along, across) = (axis.length(own), axis.across.length(own))
    let whole = axis.length(state.contentSize)
    let place: CGFloat =
      switch edge.side(along: axis) {
      case -1: 0
      case 1: whole - along
      default: (whole - along) / 2
      }
    var frame = CGRect(
      origin: axis.point(
        along: place,
        across: edge.place(along: axis.across, length: across, from: 0, to: axis.across.length(size))),
      size: own)
    frame = edge.insets.shrink(frame.offsetBy(dx: edge.offset.x, dy: edge.offset.y))
    return edge.pins ? pinned(frame, side: edge.side(along: axis), from: 0, to: whole) : frame
  }

  // MARK: Pinning

  private var visible: (start: CGFloat, end: CGFloat) {
    let insets = view.adjustedContentInset
    return axis == .vertical
      ? (view.bounds.minY + insets.top, view.bounds.maxY - insets.bottom)
      : (view.bounds.minX + insets.left, view.bounds.maxX - insets.right)
  }

  /// Keeps a pinned header or footer visible within its section.
  private func pinned(_ frame: CGRect, side: Int, from low: CGFloat, to high: CGFloat) -> CGRect {
    let place = axis == .vertical ? frame.minY : frame.minX
    let length = axis.length(frame.size)
    var pinned = place
    if side < 0 { pinned = min(max(place, visible.start), max(place, high - length)) }
    if side > 0 { pinned = max(min(place, visible.end - length), min(place, low)) }
    let move = pinned - place
    return axis == .vertical ? frame.offsetBy(dx: 0, dy: move) : frame.offsetBy(dx: move, dy: 0)
  }

  // MARK: Elements

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, state.sections.indices.contains(path.section),
      let element = state.sections[path.section].solution.item(path.item)
    else { return nil }
    return attributes(element, path.section)
  }

  func supplement(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else { return edges.first { $0.kind == kind }.map { edgeAttributes($0) } }
    guard state.sections.indices.contains(path.section) else { return nil }
    let section = state.sections[path.section]
    if let boundary = section.solution.plan.boundaries.first(where: { $0.kind == kind }) {
      return boundaryAttributes(boundary, path.section)
    }
    return section.solution.supplement(kind, item: path.item).map { attributes($0, path.section) }
  }

  func decoration(_ kind: String, section index: Int) -> UICollectionViewLayoutAttributes? {
    guard state.sections.indices.contains(index) else { return nil }
    let item = state.sections[index].section.decorationItems.first { $0.elementKind == kind }
    return item.map { decorationAttributes($0, index) }
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (start, end) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result = edges.map(edgeAttributes).filter { $0.frame.overlaps(rect) }
    var index = state.stack.index(at: start - edgeExtent(-1)) ?? state.sections.count
    while index < state.sections.count, self.start(of: index) < end {
      result += elements(of: index, in: rect, from: start, to: end)
      index += 1
    }
    return result
  }

  private func elements(
    of index: Int, in rect: CGRect, from start: CGFloat, to end: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let section = state.sections[index]
    var found = section.section.decorationItems.map { decorationAttributes($0, index) }
    found += section.solution.plan.boundaries.map { boundaryAttributes($0, index) }
    let base = self.start(of: index)
    let isOrthogonal = section.solution.plan.isOrthogonal
    let elements =
      isOrthogonal
      ? section.solution.elements(
        from: section.orthogonalOffset, to: section.orthogonalOffset + axis.across.length(size))
      : section.solution.elements(from: start - base, to: end - base)
    found += elements.map { attributes($0, index) }
    found = found.filter { $0.frame.overlaps(rect) }
    tellHandler(of: section, found)
    return found
  }

  /// The handler sees an orthogonal section's items where they are in what scrolls.
  private func tellHandler(of section: CompositionalState.Section, _ found: [UICollectionViewLayoutAttributes]) {
    guard let handler = section.section.visibleItemsInvalidationHandler, let room = state.room else { return }
    let isOrthogonal = section.solution.plan.isOrthogonal
    let shift = isOrthogonal ? axis.point(along: 0, across: section.orthogonalOffset) : .zero
    func move(_ sign: CGFloat) {
      for attributes in found where attributes.representedElementKind == nil {
        attributes.center = CGPoint(
          x: attributes.center.x + sign * shift.x, y: attributes.center.y + sign * shift.y)
      }
    }
    if shift != .zero { move(1) }
    handler(found, isOrthogonal ? shift : view.contentOffset, environment(in: room))
    if shift != .zero { move(-1) }
  }

  // MARK: Attributes

  private func rounded(_ frame: CGRect) -> CGRect { PixelRounding(scale: view.layoutScale).roundEdges(of: frame) }

  private func attributes(
    _ element: SectionSolution.Element, _ index: Int
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: element.item, section: index)
    let key =
      element.kind.map { CollectionElement(.supplementaryView, kind: $0, path: path) }
      ?? CollectionElement(.cell, path: path)
    let section = state.sections[index]
    let attributes = layout.newAttributes(key)
    let shift = axis.point(
      along: start(of: index), across: section.solution.plan.isOrthogonal ? -section.orthogonalOffset : 0)
    attributes.frame = rounded(element.frame.offsetBy(dx: shift.x, dy: shift.y))
    attributes.zIndex = element.zIndex
    if element.kind == nil {
      attributes.listSurroundings = section.section.list?.surroundings(
        of: element.item, count: section.solution.count, section: index)
    }
    if element.sizesWidth || element.sizesHeight {
      attributes.fitting = FittingPriorities(sizesWidth: element.sizesWidth, sizesHeight: element.sizesHeight)
    }
    return attributes
  }

  private func boundaryAttributes(_ boundary: BoundaryPlan, _ index: Int) -> UICollectionViewLayoutAttributes {
    let attributes = layout.newAttributes(
      CollectionElement(.supplementaryView, kind: boundary.kind, path: IndexPath(item: 0, section: index)))
    let section = state.sections[index]
    let shift = axis.point(along: start(of: index), across: 0)
    var frame = section.solution.boundary(boundary).offsetBy(dx: shift.x, dy: shift.y)
    if boundary.pins {
      frame = pinned(frame, side: boundary.side(along: axis), from: start(of: index), to: end(of: index))
    }
    attributes.frame = rounded(frame)
    attributes.zIndex = boundary.zIndex
    attributes.listSurroundings = section.section.list?.surroundings(ofEdge: boundary.kind)
    setFitting(of: attributes, boundary)
    return attributes
  }

  private func edgeAttributes(_ edge: BoundaryPlan) -> UICollectionViewLayoutAttributes {
    let attributes = layout.newAttributes(
      CollectionElement(.supplementaryView, kind: edge.kind, path: IndexPath(index: 0)))
    attributes.frame = rounded(frame(ofEdge: edge))
    attributes.zIndex = edge.zIndex
    setFitting(of: attributes, edge)
    return attributes
  }

  private func setFitting(of attributes: UICollectionViewLayoutAttributes, _ boundary: BoundaryPlan) {
    guard boundary.isEstimated else { return }
    attributes.fitting = FittingPriorities(
      sizesWidth: boundary.width.isEstimated, sizesHeight: boundary.height.isEstimated)
  }

  /// As large as the section with its header and footer.
  private func decorationAttributes(
    _ item: NSCollectionLayoutDecorationItem, _ index: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layout.newAttributes(
      CollectionElement(.decorationView, kind: item.elementKind, path: IndexPath(item: 0, section: index)))
    let start = start(of: index)
    let whole = CGRect(
      origin: axis.point(along: start, across: 0),
      size: axis.size(along: end(of: index) - start, across: axis.across.length(size)))
    attributes.frame = rounded(PlanInsets(item.contentInsets).shrink(whole))
    attributes.zIndex = item.zIndex
    return attributes
  }

  // MARK: Scrolling

  /// Scrolls an orthogonal section to an item, as far as its groups extend.
  func reveal(_ path: IndexPath, at position: UICollectionView.ScrollPosition) {
    guard path.count == 2, state.sections.indices.contains(path.section) else { return }
    let section = state.sections[path.section]
    guard section.solution.plan.isOrthogonal, let element = section.solution.item(path.item) else { return }
    let isDown = axis == .vertical
    let (low, high) =
      isDown ? (element.frame.minX, element.frame.maxX) : (element.frame.minY, element.frame.maxY)
    let room = axis.across.length(size)
    typealias Position = UICollectionView.ScrollPosition
    let first: Position = isDown ? .left : .top
    let middle: Position = isDown ? .centeredHorizontally : .centeredVertically
    let last: Position = isDown ? .right : .bottom
    var offset = section.orthogonalOffset
    if position.contains(first) {
      offset = low
    } else if position.contains(middle) {
      offset = (low + high - room) / 2
    } else if position.contains(last) {
      offset = high - room
    } else {
      offset += ScrollRange.step(from: offset...offset + room, to: low...high)
    }
    offset = min(max(0, offset), max(0, section.solution.orthogonalExtent - room))
    state.sections[path.section].orthogonalOffset = offset
    view.setNeedsLayout()
  }
}
