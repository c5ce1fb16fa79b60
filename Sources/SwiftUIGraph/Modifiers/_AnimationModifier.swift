/// Animates the changes of a view that accompany the change of a value.
public struct _AnimationModifier<Value: Equatable>: ViewModifier {
  let animation: Animation?
  let value: Value

  /// - Parameter animation: nil for changes without an animation.
  public init(_ animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    AnimationNode(view, inputs)
  }
}

private final class AnimationNode<Content: View, Value: Equatable>: _ModifierNode<Content, _AnimationModifier<Value>> {
  override func viewDidChange(from old: ModifiedContent<Content, _AnimationModifier<Value>>) {
    guard old.modifier.value != modifier.value else { return super.viewDidChange(from: old) }
    var transaction = graph.motion.transaction
    transaction.animation = modifier.animation
    graph.motion.within(transaction) { super.viewDidChange(from: old) }
  }
}
