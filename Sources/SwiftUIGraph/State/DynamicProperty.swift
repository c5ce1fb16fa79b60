/// A stored property of a view that is updated before the body is evaluated.
public protocol DynamicProperty {
  mutating func update()
  /// Connects the property. The default connects the properties inside it.
  @MainActor mutating func _install(_ context: inout _PropertyContext)
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public mutating func _install(_ context: inout _PropertyContext) {
    PropertyFields.install(in: &self, &context)
    update()
  }
}

/// The context of dynamic properties: the node of the view, its environment, and the node's storage for each property.
@MainActor public struct _PropertyContext {
  package let node: _AnyNode
  private let slots: PropertySlots
  private var next = 0

  init(_ node: _AnyNode, _ slots: PropertySlots) {
    self.node = node
    self.slots = slots
  }

  /// The node's storage for the property; created at the first access.
  package mutating func slot<Kept: AnyObject>(_ make: (_ViewGraph) -> Kept) -> Kept {
    defer { next += 1 }
    if next < slots.kept.count, let kept = slots.kept[next] as? Kept { return kept }
    let kept = make(node.graph)
    if next < slots.kept.count { slots.kept[next] = kept } else { slots.kept.append(kept) }
    return kept
  }

  /// The environment; values that are read are dependencies of the node.
  package var environment: EnvironmentValues { node.environment.recording(node.reads) }
}

/// A node's storage for the dynamic properties of its view.
@MainActor package final class PropertySlots {
  package fileprivate(set) var kept: [AnyObject] = []

  package init() {}

  package func install<Content>(in value: inout Content, of node: _AnyNode) {
    var context = _PropertyContext(node, self)
    PropertyFields.install(in: &value, &context)
  }

  package func end() {
    for kept in kept { (kept as? any EndingProperty)?.end() }
    kept = []
  }
}

/// Storage that isn't a value of the view itself: subscriptions.
@MainActor package protocol EndingProperty: AnyObject {
  func end()
}
