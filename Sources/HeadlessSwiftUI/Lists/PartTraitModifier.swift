internal import HeadlessUIKit

/// Attaches views to each element of the content that the enclosing container shows separately: a row's background, its swipe
/// actions, a tab's label.
struct PartTraitModifier: ViewModifier {
  let key: Any.Type
  nonisolated(unsafe) let info: Any
  /// Whether the views count instead of those of inner views.
  var isOverriding = true
  let content: AnyView?

  typealias Body = Never
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    PartTraitNode(view, inputs)
  }
}

/// Views that are created when the container requests them.
@MainActor final class PartTrait {
  fileprivate(set) var info: Any
  fileprivate var make: () -> PartNode?
  fileprivate(set) var part: PartNode?
  /// Called when the views may have changed, for a container that has read what they show.
  var didChange: () -> Void = {}
  /// The modifier that attaches the views: the same for all elements of its content.
  let owner: ObjectIdentifier
  /// The earlier value of the element for the same key, such as swipe actions of the other edge.
  let inner: PartTrait?

  init(info: Any, owner: ObjectIdentifier, inner: PartTrait?, make: @escaping () -> PartNode?) {
    self.info = info
    self.owner = owner
    self.inner = inner
    self.make = make
  }

  var madePart: PartNode? {
    if let part { return part }
    part = make()
    return part
  }
}

private final class PartTraitNode<Content: View>: _ModifierNode<Content, PartTraitModifier> {
  private var wrapped: [ObjectIdentifier: (element: _TraitElement, trait: PartTrait)] = [:]
  private var order: [ObjectIdentifier] = []

  override func modifierDidChange(from old: PartTraitModifier?) {
    for (_, trait) in wrapped.values {
      trait.info = modifier.info
      if let content = modifier.content { trait.part?.update(PartView(content: content), environment) }
      trait.didChange()
    }
    if let old, (old.content == nil) != (modifier.content == nil) { elementsDidChange() }
  }

  override var childNodes: [_AnyNode] { super.childNodes + order.compactMap { wrapped[$0]?.trait.part } }

  override var relaysEnvironment: Bool { true }
  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    for (_, trait) in wrapped.values { trait.part?.environmentDidChange(to: environment) }
  }

  private func wrap(_ child: _LayoutElement) -> _LayoutElement {
    if let (element, _) = wrapped[ObjectIdentifier(child)] { return element }
    let inner = child.trait(ObjectIdentifier(modifier.key)) as? PartTrait
    let trait = PartTrait(info: modifier.info, owner: ObjectIdentifier(self), inner: inner) { [weak self] in
      guard let self, let content = modifier.content else { return nil }
      return graph.reading(as: nil) { PartNode(PartView(content: content), self.inputs()) { _ in } }
    }
    let element = _TraitElement(child, key: modifier.key, value: trait, isOverriding: modifier.isOverriding)
    wrapped[ObjectIdentifier(child)] = (element, trait)
    order.append(ObjectIdentifier(child))
    return element
  }

  override func makeElements() -> [_LayoutElement] {
    let elements = content.elements
    let result = elements.map(wrap)
    let present = Set(elements.map { ObjectIdentifier($0) })
    for (id, value) in wrapped where !present.contains(id) {
      wrapped[id] = nil
      order.removeAll { $0 == id }
      value.trait.part?.end()
    }
    return result
  }

  override func collectItems(into list: inout _ItemList) {
    list.wrapping({ [unowned self] in wrap($0) }) { content.addItems(to: &$0) }
  }
}
