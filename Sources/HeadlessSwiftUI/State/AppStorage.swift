public import Foundation

/// A value of the user's defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  /// - Parameters:
  ///   - decode: the value of what is stored, nil where it isn't one.
  ///   - encode: what is stored; nil for nothing.
  private init(
    _ key: String, _ store: UserDefaults?, else value: Value, decode: @escaping (Any) -> Value?,
    encode: @escaping (Value) -> Any?
  ) {
    let defaults = store ?? .standard
    read = { defaults.object(forKey: key).flatMap(decode) ?? value }
    write = { defaults.set(encode($0), forKey: key) }
  }

  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    self.init(key, store, else: value, decode: { $0 as? Value }, encode: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, store, else: wrappedValue, decode: { ($0 as? String).flatMap(URL.init(string:)) },
      encode: { $0.absoluteString })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, else: wrappedValue, decode: { ($0 as? String).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, else: wrappedValue, decode: { ($0 as? Int).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Wrapped>(optional key: String, _ store: UserDefaults?, of type: Wrapped.Type) where Value == Wrapped? {
    self.init(key, store, else: nil, decode: { $0 as? Wrapped }, encode: { $0 })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store, of: Bool.self)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store, of: Int.self)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store, of: Double.self)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store, of: String.self)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store, of: Data.self)
  }
}
