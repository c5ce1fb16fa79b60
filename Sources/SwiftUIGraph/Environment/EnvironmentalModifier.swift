import SwiftUILayout

/// A modifier that becomes another one in an environment: `resolve(in:)` is called again when a value of the environment that it
/// read has changed.
@preconcurrency @MainActor public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    EnvironmentalNode(view, inputs)
  }
  public static func _elementCount(_ content: Int?) -> Int? { ResolvedModifier._elementCount(content) }
}

private final class EnvironmentalNode<Content: View, Modifier: EnvironmentalModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child: _ViewNode<ModifiedContent<Content, Modifier.ResolvedModifier>>!

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = Modifier.ResolvedModifier._makeNode(resolved(), self.inputs())
  }

  override var name: String { _typeName(Modifier.self, qualified: false) }
  override var childNodes: [_AnyNode] { list(child) }

  private func resolved() -> ModifiedContent<Content, Modifier.ResolvedModifier> {
    let modifier = tracking { observing { view.modifier.resolve(in: environment.recording(reads)) } }
    return ModifiedContent(content: view.content, modifier: modifier)
  }

  override func viewDidChange(from old: ModifiedContent<Content, Modifier>) { refresh() }
  override func refresh() { child.update(resolved(), environment) }
  override func collectItems(into list: inout _ItemList) { child.addItems(to: &list) }
}
