import SwiftUILayout

/// The content that a modifier's body receives.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  fileprivate let provider: ContentProvider?

  public typealias Body = Never
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    PlaceholderNode(view, inputs)
  }
  public static var _elementCount: Int? { nil }
}

/// Creates and updates the nodes of a modifier's content, wherever the modifier's body places it.
@MainActor private final class ContentProvider {
  let make: (_NodeInputs) -> _AnyNode
  let update: (_AnyNode, EnvironmentValues) -> Void
  var placeholders: [ObjectIdentifier: WeakReference<_AnyNode>] = [:]

  init(make: @escaping (_NodeInputs) -> _AnyNode, update: @escaping (_AnyNode, EnvironmentValues) -> Void) {
    self.make = make
    self.update = update
  }
}

private final class PlaceholderNode<Modifier: ViewModifier>: _ViewNode<_ViewModifier_Content<Modifier>> {
  private var child: _AnyNode?

  override init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = view.provider?.make(self.inputs())
    view.provider?.placeholders[ObjectIdentifier(self)] = WeakReference(self)
  }

  override var childNodes: [_AnyNode] { list(child) }

  override func refresh() {
    guard let child else { return }
    view.provider?.update(child, environment)
  }

  override func collectItems(into list: inout _ItemList) { child?.addItems(to: &list) }

  override func didEnd() { view.provider?.placeholders[ObjectIdentifier(self)] = nil }
}

/// The node of a modifier with a body.
final class _CompositeModifierNode<Content: View, Modifier: ViewModifier>: _ViewNode<ModifiedContent<Content, Modifier>>
{
  private var child: _ViewNode<Modifier.Body>?
  private let properties = PropertySlots()
  private lazy var motion = _DataMotion<Modifier>()
  private var provider: ContentProvider!

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    provider = ContentProvider(
      make: { [unowned self] inputs in Content._makeNode(self.view.content, inputs) },
      update: { [unowned self] node, environment in
        (node as? _ViewNode<Content>)?.update(self.view.content, environment)
      })
    evaluate()
  }

  override var name: String { _typeName(Modifier.self, qualified: false) }
  override var childNodes: [_AnyNode] { list(child) }

  override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
    if !ValueComparison.areEqual(old.modifier, view.modifier) {
      if Modifier.self is any Animatable.Type {
        motion.change(from: old.modifier, to: view.modifier, of: graph) { [weak self] in
          if let self, isAlive { evaluate() }
        }
      } else {
        evaluate()
      }
    }
    for placeholder in provider.placeholders.values { placeholder.object?.refresh() }
  }

  override func refresh() { evaluate() }

  private func evaluate() {
    graph.countEvaluation(of: self)
    let body = tracking {
      var modifier = Modifier.self is any Animatable.Type ? motion.applied(to: view.modifier) : view.modifier
      properties.install(in: &modifier, of: self)
      return observing { modifier.body(content: _ViewModifier_Content(provider: provider)) }
    }
    if let child {
      child.update(body, environment)
    } else {
      child = Modifier.Body._makeNode(body, inputs())
      childrenWereCreated()
    }
  }

  override func collectItems(into list: inout _ItemList) { child?.addItems(to: &list) }
  override func didEnd() { properties.end() }
}
