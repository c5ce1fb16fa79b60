/// The context of a change of state.
public struct Transaction: Sendable {
  /// The animation of the change; setting it, also to nil, replaces that of an enclosing transaction.
  public var animation: Animation? { didSet { setsAnimation = true } }
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  private var setsAnimation = false
  private var values: [ObjectIdentifier: TransactionValue] = [:]

  public init() {}
  public init(animation: Animation?) {
    self.animation = animation
    setsAnimation = true
  }

  /// An app-defined value.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = TransactionValue(value: newValue) }
  }

  /// The transaction of the current change.
  @TaskLocal package static var current = Transaction()

  /// The animation, where animations aren't disabled.
  package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// The transaction with the values that another one sets.
  package func overridden(by inner: Transaction) -> Transaction {
    var result = self
    if inner.setsAnimation { result.animation = inner.animation }
    if inner.disablesAnimations { result.disablesAnimations = true }
    if inner.isContinuous { result.isContinuous = true }
    if inner.tracksVelocity { result.tracksVelocity = true }
    if !inner.values.isEmpty { result.values.merge(inner.values) { $1 } }
    return result
  }
}

// Unchecked: a transaction is read where the change is made.
private struct TransactionValue: @unchecked Sendable {
  let value: Any
}

/// The key of an app-defined value of transactions.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Makes changes with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }

/// Makes changes in a transaction. Values that it doesn't set are those of the enclosing transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.$current.withValue(Transaction.current.overridden(by: transaction)) { try body() }
}

/// Makes changes in a transaction with a value.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
