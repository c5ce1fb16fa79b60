import Foundation

extension CollectionContents {
  func cell(at path: IndexPath) -> UICollectionViewCell? {
    visible[CollectionElement(.cell, path: path)] as? UICollectionViewCell
  }

  func path(of cell: UICollectionViewCell) -> IndexPath? {
    visible.first { $0.key.category == .cell && $0.value === cell }?.key.path
  }

  /// The cells of the last layout: none are created for callers, and there are none between `reloadData()` and the next layout.
  private var shownCells: [CollectionElement] { visible.keys.filter { $0.category == .cell }.sorted() }

  var itemsInSight: [IndexPath] { shownCells.map(\.path) }
  var cellsInSight: [UICollectionViewCell] { shownCells.compactMap { visible[$0] as? UICollectionViewCell } }

  func supplementsInSight(_ kind: String) -> [CollectionElement] {
    visible.keys.filter { $0.category == .supplementaryView && $0.kind == kind }.sorted()
  }

  /// The item at a point; the topmost of several.
  func item(at point: CGPoint) -> IndexPath? {
    if point.x.isNaN || point.y.isNaN { return nil }
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return elements(in: spot).filter { $0.key.category == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.key.path
  }

  // MARK: Reuse

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let cell = state.reconfigured, cell.reuseIdentifier == identifier { return cell }
    guard let cell = state.cells.dequeue(identifier, make: { UIView.make($0) }) else {
      fatalError(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    cell.reuseIdentifier = identifier
    takeKnownPlace(cell, CollectionElement(.cell, path: path))
    return cell
  }

  func dequeueSupplement(
    _ kind: String, _ identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    guard let made = supplements[kind]?.dequeue(identifier, make: { UIView.make($0) }) else {
      fatalError(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard")
    }
    made.reuseIdentifier = identifier
    takeKnownPlace(made, CollectionElement(.supplementaryView, kind: kind, path: path))
    return made
  }

  func supplements(_ kind: String) -> ReuseQueue<UICollectionReusableView> {
    if supplements[kind] == nil { supplements[kind] = ReuseQueue() }
    return supplements[kind]!
  }

  /// A view has the size of its element already while it is filled.
  private func takeKnownPlace(_ made: UICollectionReusableView, _ element: CollectionElement) {
    made.owner = ListReference(view)
    guard !needsLoad, let known = attributes(of: element) else { return }
    made.expected = known
    made.join(known.listSurroundings?.environment ?? .unspecified)
    made.bounds = CGRect(origin: .zero, size: known.size)
    made.center = known.center
  }

  // MARK: Registrations

  func dequeue<Cell, Item>(
    _ registration: UICollectionView.CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    state.cells.registerOnce(registration.nib, Cell.self, for: identifier)
    guard let cell = dequeueCell(identifier, for: path) as? Cell else {
      fatalError("The nib of a cell registration has no \(Cell.self).")
    }
    if let item { registration.handler(cell, path, item) }
    return cell
  }

  func dequeue<Supplementary>(
    _ registration: UICollectionView.SupplementaryRegistration<Supplementary>, for path: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    supplements(kind).registerOnce(registration.nib, Supplementary.self, for: identifier)
    guard let made = dequeueSupplement(kind, identifier, for: path) as? Supplementary else {
      fatalError("The nib of a supplementary registration has no \(Supplementary.self).")
    }
    registration.handler(made, kind, path)
    return made
  }
}
