import HeadlessObjectiveC
import SwiftUILayout

/// The storage of a value of state, which knows the nodes that depend on it.
// Unchecked: used on the main actor, but also by property wrappers, which aren't isolated to it.
open class _Location: @unchecked Sendable {
  private var readers: [ObjectIdentifier: WeakReference<_AnyNode>] = [:]
  package weak var graph: _ViewGraph?

  package init(_ graph: _ViewGraph?) { self.graph = graph }

  /// Records that the node that is being evaluated depends on the value. Code on another thread, such as the action of
  /// `refreshable`, is never part of an evaluation.
  package final func recordRead() {
    guard let graph, MainThread.isCurrent else { return }
    onMainActor {
      guard let reader = graph.reader else { return }
      readers[ObjectIdentifier(reader)] = WeakReference(reader)
      reader.depend(on: self)
    }
  }

  /// Called when the value changed: its dependents are evaluated again, on the main actor if another thread changed it.
  package final func valueDidChange() {
    _onMainActor { [self] in
      for reader in readers.values { reader.object?.invalidate() }
    }
  }

  package final func removeReader(_ node: _AnyNode) { readers[ObjectIdentifier(node)] = nil }
}

/// The storage of a value of a known type, or access to one through closures.
open class _ValueLocation<Value>: _Location, @unchecked Sendable {
  open var value: Value { fatalError("Kinds of locations override this.") }
  open func set(_ value: Value, _ transaction: Transaction) {}
}

/// Stores a value for a node.
package final class _StoredLocation<Value>: _ValueLocation<Value>, @unchecked Sendable {
  private var stored: Value

  package init(_ value: Value, _ graph: _ViewGraph?) {
    stored = value
    super.init(graph)
  }

  package override var value: Value {
    recordRead()
    return stored
  }

  package override func set(_ value: Value, _ transaction: Transaction) {
    let isSame = ValueComparison.areEqual(stored, value)
    stored = value
    if !isSame { Transaction.$current.withValue(transaction) { valueDidChange() } }
  }
}
