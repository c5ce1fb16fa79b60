/// A reference to a value that is stored elsewhere, for reading and writing.
// Unchecked: views use it on the main actor.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  private let location: _ValueLocation<Value>
  public var transaction = Transaction()

  package init(location: _ValueLocation<Value>) { self.location = location }

  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let (get, set) = (UncheckedValue(get), UncheckedValue(set))
    self.init(get: { Self.plain(get.value)() }, write: { value, _ in Self.plain(set.value)(value) })
  }
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let (get, set) = (UncheckedValue(get), UncheckedValue(set))
    self.init(get: { Self.plain(get.value)() }, write: { Self.plain(set.value)($0, $1) })
  }

  /// A binding for internal use on the main actor.
  package init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
    self.init(get: reading, write: { value, _ in writing(value) })
  }

  private init(get: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    location = _FunctionalLocation(get: get, set: write)
  }

  // The isolation of the closure is the main actor's or none: both can be called directly.
  private static func plain<Result>(_ function: @escaping @isolated(any) @Sendable () -> Result) -> () -> Result {
    unsafeBitCast(function, to: (() -> Result).self)
  }
  private static func plain<First>(_ function: @escaping @isolated(any) @Sendable (First) -> Void) -> (First) -> Void {
    unsafeBitCast(function, to: ((First) -> Void).self)
  }
  private static func plain<First, Second>(
    _ function: @escaping @isolated(any) @Sendable (First, Second) -> Void
  ) -> (First, Second) -> Void {
    unsafeBitCast(function, to: ((First, Second) -> Void).self)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }
  /// A binding to the wrapped value of an optional; nil if it is nil.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, write: { base.location.set($0, $1) })
    transaction = base.transaction
  }
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      write: { value, transaction in if let value { base.location.set(value, transaction) } })
    transaction = base.transaction
  }
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      write: { value, transaction in if let value = value.base as? Base { base.location.set(value, transaction) } })
    transaction = base.transaction
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, write: { _, _ in }) }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      location.set(newValue, Transaction.current.overridden(by: transaction))
    }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(
      location: _PartLocation(location, keyPath))
    binding.transaction = transaction
    return binding
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      write: { value, _ in
        // A binding may outlive the element that it was created for.
        guard wrappedValue.indices.contains(position) else { return }
        wrappedValue[position] = value
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection, Value.Index: Hashable {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection, Value.Index: Hashable {}

/// Reads and writes through closures.
final class _FunctionalLocation<Value>: _ValueLocation<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
    super.init(nil)
  }

  @available(*, unavailable) override init(_ graph: _ViewGraph?) { fatalError("Made with what it reads.") }

  override var value: Value { read() }
  override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

/// A part of another location's value.
final class _PartLocation<Whole, Value>: _ValueLocation<Value>, @unchecked Sendable {
  private let whole: _ValueLocation<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  init(_ whole: _ValueLocation<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
    super.init(nil)
  }

  @available(*, unavailable) override init(_ graph: _ViewGraph?) { fatalError("Made with what it reads.") }

  override var value: Value { whole.value[keyPath: keyPath] }
  override func set(_ value: Value, _ transaction: Transaction) {
    var changed = whole.value
    changed[keyPath: keyPath] = value
    whole.set(changed, transaction)
  }
}
