/// Reads and writes a value that is kept elsewhere.
// Unchecked: views use it on the main actor.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  public var transaction = Transaction()

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
  }
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  /// A binding to the value of an optional; nil where there is none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
