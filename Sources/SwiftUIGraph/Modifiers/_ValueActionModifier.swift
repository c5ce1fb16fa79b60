/// Calls a closure when a value changed between two updates of the view.
public struct _ValueActionModifier<Value: Equatable>: ViewModifier {
  nonisolated(unsafe) let value: Value
  /// When the closure is called with the value alone, without a change.
  enum Initial { case never, atFirst, onAppear }

  let initial: Initial
  /// Whether a change calls the closure of the value before it, with that closure's captured values.
  var callsClosureOfOldValue = false
  nonisolated(unsafe) let action: (_ old: Value, _ new: Value) -> Void

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ValueActionNode(view, inputs)
  }
}

private final class ValueActionNode<Content: View, Value: Equatable>: _ModifierNode<
  Content, _ValueActionModifier<Value>
>, AppearingNode
{
  private let presence = Presence()

  override func modifierDidChange(from old: _ValueActionModifier<Value>?) {
    let new = modifier
    guard let old else {
      switch new.initial {
      case .never: break
      case .atFirst: graph.afterUpdate { new.action(new.value, new.value) }
      case .onAppear: presence.begin(for: self)
      }
      return
    }
    guard old.value != new.value else { return }
    let action = new.callsClosureOfOldValue ? old.action : new.action
    graph.afterUpdate { action(old.value, new.value) }
  }

  override func absorbsElementChange() -> Bool {
    if modifier.initial == .onAppear { presence.elementsDidChange(of: self) }
    return super.absorbsElementChange()
  }

  func screenVisibilityDidChange(_ isVisible: Bool) {
    guard modifier.initial == .onAppear, presence.change(to: isVisible, of: self) == true else { return }
    modifier.action(modifier.value, modifier.value)
  }
}

nonisolated extension View {
  /// Calls a closure with the old and the new value when a value changed; with `initial` also each time the view appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<Value>> {
    modifier(_ValueActionModifier(value: value, initial: initial ? .onAppear : .never, action: action))
  }
  /// Calls a closure when a value changed; with `initial` also each time the view appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<Value>> {
    modifier(_ValueActionModifier(value: value, initial: initial ? .onAppear : .never, action: { _, _ in action() }))
  }
  /// Calls a closure with the new value when a value changed. As in SwiftUI, it is the closure from before the change: a captured
  /// value (`[value] newValue in`) is the old one.
  @_disfavoredOverload public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<Value>> {
    modifier(
      _ValueActionModifier(value: value, initial: .never, callsClosureOfOldValue: true, action: { action($1) }))
  }
}

nonisolated extension View {
  /// Calls a closure with the value once the view was laid out for the first time, on the screen or not, and when it changed.
  package func following<Value: Equatable>(
    _ value: Value, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<Value>> {
    modifier(_ValueActionModifier(value: value, initial: .atFirst, action: action))
  }
}
