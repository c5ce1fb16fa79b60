/// Changes the transactions of a view's outer modifiers: those between this one and the view that an `_OutsideTransactionModifier`
/// with the same name marks, which keeps the transactions from outside.
package struct _TransactionScope: ViewModifier {
  let name: ObjectIdentifier
  nonisolated(unsafe) let transform: (inout Transaction) -> Void

  /// - Parameter name: the type of the view inside, which no scope in between has.
  nonisolated package init(_ name: Any.Type, _ transform: @escaping (inout Transaction) -> Void) {
    self.name = ObjectIdentifier(name)
    self.transform = transform
  }

  package typealias Body = Never
  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ScopeNode(view, inputs)
  }
}

/// Gives the view inside the transactions from outside of the closest scope with a name.
package struct _OutsideTransactionModifier: ViewModifier {
  let name: ObjectIdentifier

  nonisolated package init(_ name: Any.Type) { self.name = ObjectIdentifier(name) }

  package typealias Body = Never
  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    OutsideNode(view, inputs)
  }
}

@MainActor private protocol ScopedTransactions: _AnyNode {
  var scopeName: ObjectIdentifier { get }
  /// The transaction that the scope changed last.
  var outside: Transaction { get }
}

private final class ScopeNode<Content: View>: _TransformingNode<Content, _TransactionScope>, ScopedTransactions {
  private(set) var outside = Transaction()
  var scopeName: ObjectIdentifier { modifier.name }

  override func transformTransaction(_ transaction: inout Transaction) {
    outside = transaction
    modifier.transform(&transaction)
  }
}

private final class OutsideNode<Content: View>: _TransformingNode<Content, _OutsideTransactionModifier> {
  /// Scopes change a transaction before the nodes inside.
  override func transformTransaction(_ transaction: inout Transaction) {
    var node = parent
    while let current = node {
      if let scope = current as? any ScopedTransactions, scope.scopeName == modifier.name {
        transaction = scope.outside
        return
      }
      node = current.parent
    }
  }
}
