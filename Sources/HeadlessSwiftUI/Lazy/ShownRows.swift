/// The visible rows of a list or lazy container: their views appear and disappear as they scroll in and out.
@MainActor final class ShownRows {
  // A node that ended may have had the address of a new one.
  private typealias Nodes = [ObjectIdentifier: WeakReference<_AnyNode>]

  private var shown: Nodes = [:]
  /// Of the views directly in the container's builder.
  private var fixed: Nodes = [:]

  /// Takes new items. The views directly in the builder exist from then on, and haven't appeared before they are visible.
  func take(_ items: [_ListItem]) {
    let old = fixed
    fixed = Nodes(
      items.filter { $0.source == nil }.compactMap(\.node).map { (ObjectIdentifier($0), WeakReference($0)) }
    ) { $1 }
    for (key, node) in fixed where old[key]?.object == nil { node.object?.isShown = false }
    for (key, node) in old where fixed[key] == nil {
      shown[key] = nil
      if let node = node.object, node.isAlive { node.isShown = false }
    }
  }

  /// - Parameter items: the visible ones.
  func show(_ items: [_ListItem]) {
    var now: Nodes = [:]
    for item in items {
      guard let node = item.rowNode else { continue }
      now[ObjectIdentifier(node)] = WeakReference(node)
    }
    let before = shown
    shown = now
    for (key, node) in now where before[key]?.object == nil { node.object?.isShown = true }
    for (key, node) in before where now[key] == nil { node.object?.isShown = false }
  }
}

extension _ListItem {
  /// The node of the row's views; nil for a row of a collection whose views weren't created.
  fileprivate var rowNode: _AnyNode? {
    guard let source else { return node }
    return id.flatMap { (source as? any CollectionNode)?.node(id: $0) }
  }
}
