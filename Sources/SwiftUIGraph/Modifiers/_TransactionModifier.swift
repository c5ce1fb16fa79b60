/// Changes the transactions of the changes inside a view.
public struct _TransactionModifier: ViewModifier {
  nonisolated(unsafe) let transform: (inout Transaction) -> Void

  nonisolated public init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    TransactionNode(view, inputs)
  }
}

/// Changes the transactions of the changes inside a view that accompany the change of a value.
public struct _ValueTransactionModifier<Value: Equatable>: ViewModifier {
  nonisolated(unsafe) let value: Value
  nonisolated(unsafe) let transform: (inout Transaction) -> Void

  nonisolated public init(value: Value, transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.transform = transform
  }

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ValueTransactionNode(view, inputs)
  }
}

/// Nodes inside that are evaluated by themselves ask for the transaction; those that are updated from here are evaluated within it.
@MainActor open class _TransformingNode<Content: View, Modifier: ViewModifier>: _ModifierNode<Content, Modifier> {
  package override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.transformingNodes += 1
  }

  open override var transformsTransactions: Bool { true }

  open override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
    within { super.viewDidChange(from: old) }
  }
  open override func refresh() {
    within { super.refresh() }
  }

  private func within(_ evaluate: () -> Void) {
    var transaction = graph.motion.transaction
    transformTransaction(&transaction)
    graph.motion.within(transaction, evaluate)
  }

  open override func didEnd() {
    super.didEnd()
    graph.transformingNodes -= 1
  }
}

private final class TransactionNode<Content: View>: _TransformingNode<Content, _TransactionModifier> {
  override func transformTransaction(_ transaction: inout Transaction) { modifier.transform(&transaction) }
}

private final class ValueTransactionNode<Content: View, Value: Equatable>: _TransformingNode<
  Content, _ValueTransactionModifier<Value>
>
{
  /// The update in which the value changed last.
  private var change: Int?

  override func viewDidChange(from old: ModifiedContent<Content, _ValueTransactionModifier<Value>>) {
    if old.modifier.value != modifier.value { change = graph.updateNumber }
    super.viewDidChange(from: old)
  }

  override func transformTransaction(_ transaction: inout Transaction) {
    if change == graph.updateNumber { modifier.transform(&transaction) }
  }
}

extension _AnyNode {
  /// The transaction of the change that the node waits to be evaluated for, as the nodes around it change it.
  final var enclosedTransaction: Transaction {
    guard graph.transformingNodes > 0 else { return transaction }
    var around: [_AnyNode] = []
    var node = parent
    while let current = node {
      if current.transformsTransactions { around.append(current) }
      node = current.parent
    }
    var result = transaction
    for node in around.reversed() { node.transformTransaction(&result) }
    return result
  }
}

nonisolated extension _ValueTransactionModifier {
  /// Has the changes animated that accompany the change of the value.
  ///
  /// - Parameter animation: nil for changes without an animation.
  public init(_ animation: Animation?, value: Value) {
    self.init(value: value) { transaction in
      // As documented: animations of views don't replace the one of such a transaction.
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}

/// The modifier of `animation(_:value:)`.
public typealias _AnimationModifier<Value: Equatable> = _ValueTransactionModifier<Value>
