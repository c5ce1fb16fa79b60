/// Calls a closure when a value changed between two updates of the view.
public struct _ValueActionModifier<Value: Equatable>: ViewModifier {
  let value: Value
  let initial: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ValueActionNode(view, inputs)
  }
}

private final class ValueActionNode<Content: View, Value: Equatable>: _ModifierNode<
  Content, _ValueActionModifier<Value>
>
{
  override func modifierDidChange(from old: _ValueActionModifier<Value>?) {
    let new = modifier
    if let old {
      guard old.value != new.value else { return }
      graph.afterUpdate { new.action(old.value, new.value) }
    } else if new.initial {
      graph.afterUpdate { new.action(new.value, new.value) }
    }
  }
}

extension View {
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<Value>> {
    modifier(_ValueActionModifier(value: value, initial: initial, action: action))
  }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<Value>> {
    modifier(_ValueActionModifier(value: value, initial: initial, action: { _, _ in action() }))
  }
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<Value>> {
    modifier(_ValueActionModifier(value: value, initial: false, action: { action($1) }))
  }
}
