import Foundation

/// The final positions of items that behaviours move.
@MainActor struct DynamicRest {
  private let behaviors: [UIDynamicBehavior]
  private let bounds: CGRect
  /// The items of all behaviours, each once.
  let items: [any UIDynamicItem]

  /// - Parameter bounds: of the animator's reference, in its points.
  init(_ behaviors: [UIDynamicBehavior], in bounds: CGRect) {
    self.behaviors = behaviors.flatMap(\.all)
    self.bounds = bounds
    var known = DynamicItems()
    for item in self.behaviors.flatMap(\._items) { known.add(item) }
    items = known.all
  }

  private func all<Behavior: UIDynamicBehavior>(_ kind: Behavior.Type) -> [Behavior] {
    behaviors.compactMap { $0 as? Behavior }
  }

  private func isAnchored(_ item: any UIDynamicItem) -> Bool {
    all(UIDynamicItemBehavior.self).contains { $0.isAnchored && $0.items.contains { $0 === item } }
  }

  /// The sum of the gravities that act on an item.
  private func gravity(on item: any UIDynamicItem) -> CGVector? {
    let pulls = all(UIGravityBehavior.self).filter { $0.items.contains { $0 === item } }.map(\.gravityDirection)
    let sum = pulls.reduce(CGVector.zero) { CGVector(dx: $0.dx + $1.dx, dy: $0.dy + $1.dy) }
    // Sines and cosines of right angles aren't exactly 0.
    let clean = CGVector(dx: abs(sum.dx) < 1e-9 ? 0 : sum.dx, dy: abs(sum.dy) < 1e-9 ? 0 : sum.dy)
    return clean == .zero ? nil : clean
  }

  func apply() {
    var held = DynamicItems(items.filter(isAnchored))
    for snap in all(UISnapBehavior.self) {
      for item in snap._items where !held.contains(item) {
        item.center = snap.snapPoint
        item.transform = .identity
        held.add(item)
      }
    }
    for attachment in all(UIAttachmentBehavior.self) {
      guard let item = attachment.items.first, !held.contains(item),
        let center = attachment.restingCenter(gravity: gravity(on: item))
      else { continue }
      item.center = center
      held.add(item)
    }
    drop(held)
  }

  // MARK: Falling

  private struct Faller {
    let item: any UIDynamicItem
    let pull: CGVector
    let collisions: [UICollisionBehavior]
  }

  /// Items that are furthest in the direction of gravity come to rest first, and others on them.
  private func drop(_ held: DynamicItems) {
    var resting = held
    let fallers = items.compactMap { item -> Faller? in
      guard !held.contains(item), let pull = gravity(on: item) else { return nil }
      let collisions = all(UICollisionBehavior.self).filter { $0.items.contains { $0 === item } }
      return Faller(item: item, pull: pull, collisions: collisions)
    }
    // Items without gravity are obstacles, too.
    for item in items where !fallers.contains(where: { $0.item === item }) { resting.add(item) }
    func reach(_ faller: Faller) -> CGFloat {
      faller.item.center.x * faller.pull.dx + faller.item.center.y * faller.pull.dy
    }
    for faller in fallers.sorted(by: { reach($0) > reach($1) }) {
      fall(faller, resting)
      resting.add(faller.item)
    }
  }

  private func fall(_ faller: Faller, _ resting: DynamicItems) {
    let pull = faller.pull
    var contacts: [Contact] = []
    let start = faller.item.center
    // Along the stronger pull first, then along the other one.
    let isDownFirst = abs(pull.dy) >= abs(pull.dx)
    for isVertical in [isDownFirst, !isDownFirst] {
      let part = isVertical ? pull.dy : pull.dx
      guard part != 0 else { continue }
      guard let contact = contact(of: faller, isVertical: isVertical, sign: part > 0 ? 1 : -1, resting) else {
        // There is no obstacle, so the current position of the item is unknown.
        faller.item.center = start
        return
      }
      let center = faller.item.center
      faller.item.center =
        isVertical
        ? CGPoint(x: center.x, y: center.y + contact.distance) : CGPoint(x: center.x + contact.distance, y: center.y)
      contacts.append(contact)
    }
    for contact in contacts { contact.tell(faller.item) }
  }

  /// The surface on which an item stops.
  private struct Contact {
    /// Signed, in points along the axis.
    let distance: CGFloat
    let behavior: UICollisionBehavior
    /// Nil for a boundary.
    let other: (any UIDynamicItem)?
    /// Nil for the reference's bounds.
    let identifier: (any NSCopying)?

    @MainActor func tell(_ item: any UIDynamicItem) {
      guard let delegate = behavior.collisionDelegate else { return }
      let frame = item.collisionFrame
      let point = CGPoint(x: frame.midX, y: frame.maxY)
      if let other {
        delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: point)
      } else {
        delegate.collisionBehavior(
          behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
      }
    }
  }

  private func contact(
    of faller: Faller, isVertical: Bool, sign: CGFloat, _ resting: DynamicItems
  ) -> Contact? {
    let frame = faller.item.collisionFrame
    let end = isVertical ? (sign > 0 ? frame.maxY : frame.minY) : (sign > 0 ? frame.maxX : frame.minX)
    /// The distance until the item hits a box; nil if it misses it or is already beyond.
    func room(to box: CGRect) -> CGFloat? {
      let overlaps =
        isVertical
        ? box.minX < frame.maxX && box.maxX > frame.minX : box.minY < frame.maxY && box.maxY > frame.minY
      guard overlaps else { return nil }
      let face = isVertical ? (sign > 0 ? box.minY : box.maxY) : (sign > 0 ? box.minX : box.maxX)
      let distance = (face - end) * sign
      return distance > -0.5 ? distance : nil
    }
    var found: [Contact] = []
    for behavior in faller.collisions {
      func add(_ distance: CGFloat?, other: (any UIDynamicItem)? = nil, identifier: (any NSCopying)? = nil) {
        guard let distance else { return }
        found.append(
          Contact(distance: distance * sign, behavior: behavior, other: other, identifier: identifier))
      }
      if behavior.collisionMode.contains(.items) {
        for other in behavior.items where other !== faller.item && resting.contains(other) {
          add(room(to: other.collisionFrame), other: other)
        }
      }
      guard behavior.collisionMode.contains(.boundaries) else { continue }
      for (identifier, path) in behavior.boundaries { add(room(to: path.bounds), identifier: identifier) }
      if behavior.translatesReferenceBoundsIntoBoundary {
        let inner = bounds.inset(by: behavior.referenceInsets)
        let face = isVertical ? (sign > 0 ? inner.maxY : inner.minY) : (sign > 0 ? inner.maxX : inner.minX)
        add((face - end) * sign)
      }
    }
    return found.min { abs($0.distance) < abs($1.distance) }
  }
}
