/// The visible elements of a collection in a list or lazy container: their views appear and disappear as they scroll in and out.
@MainActor final class ShownRows {
  private var shown: [ObjectIdentifier: WeakReference<_AnyNode>] = [:]

  /// - Parameter items: the visible ones. Views in the container's builder itself aren't affected.
  func show(_ items: [_ListItem]) {
    var now: [ObjectIdentifier: WeakReference<_AnyNode>] = [:]
    for item in items {
      guard let id = item.id, let node = (item.source as? any CollectionNode)?.node(id: id) else { continue }
      now[ObjectIdentifier(node)] = WeakReference(node)
    }
    let before = shown
    shown = now
    for (key, node) in now where before[key] == nil { node.object?.isShown = true }
    for (key, node) in before where now[key] == nil { node.object?.isShown = false }
  }
}
