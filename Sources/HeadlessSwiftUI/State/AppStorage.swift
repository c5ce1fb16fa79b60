public import Foundation
internal import HeadlessUIKit

/// A property that reads and writes a value of the user defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let read: (UserDefaults) -> Value
  private let write: (UserDefaults, Value) -> Void
  private let key: String
  /// The store that the property itself names.
  private let store: UserDefaults?
  private var location: StorageLocation<Value>?

  public var wrappedValue: Value {
    get { location?.value ?? read(store ?? .standard) }
    nonmutating set {
      guard let location else { return write(store ?? .standard, newValue) }
      location.set(newValue, Transaction.current)
    }
  }
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let (read, write, defaults) = (UncheckedValue(read), UncheckedValue(write), UncheckedValue(store ?? .standard))
    return Binding(get: { read.value(defaults.value) }, set: { write.value(defaults.value, $0) })
  }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) {
    let (read, write, key) = (read, write, key)
    let defaults = store ?? context.environment.appStorageDefaults ?? .standard
    location = context.slot {
      let location = StorageLocation(key, defaults, $0, read: { read(defaults) }, write: { write(defaults, $0) })
      location.watch()
      return location
    }
  }

  /// - Parameters:
  ///   - decode: returns the value of a stored object, nil if it doesn't represent one.
  ///   - encode: returns the object to store; nil to remove it.
  init(
    _ key: String, _ store: UserDefaults?, else value: Value, decode: @escaping (Any) -> Value?,
    encode: @escaping (Value) -> Any?
  ) {
    self.store = store
    self.key = key
    read = { $0.object(forKey: key).flatMap(decode) ?? value }
    write = { $0.set(encode($1), forKey: key) }
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
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: key, store, of: Date.self)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store, else: nil, decode: { ($0 as? String).map { URL(string: $0) } }, encode: { $0?.absoluteString })
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, store, else: nil, decode: { ($0 as? String).map { R(rawValue: $0) } }, encode: { $0?.rawValue })
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, store, else: nil, decode: { ($0 as? Int).map { R(rawValue: $0) } }, encode: { $0?.rawValue })
  }
}

/// A value of the user defaults; its readers are evaluated again when the defaults report a change.
private final class StorageLocation<Value>: _ValueLocation<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void
  fileprivate var observer: (any NSObjectProtocol)?
  private var last: Value
  private let defaults: UserDefaults
  private var checks: UpdateChecks?

  init(
    _ key: String, _ defaults: UserDefaults, _ graph: _ViewGraph, read: @escaping () -> Value,
    write: @escaping (Value) -> Void
  ) {
    self.read = read
    self.write = write
    self.defaults = defaults
    last = read()
    super.init(graph)
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      _onMainActor { self?.check() }
    }
  }

  /// Foundation on Linux posts no notification for changes that other code makes: the value is compared before each update of a window.
  @MainActor fileprivate func watch() {
    let checks = UpdateChecks.current
    checks.add(for: self) { [weak self] in self?.check() }
    self.checks = checks
  }

  override var value: Value {
    recordRead()
    return read()
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    write(value)
    check()
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
  }

  fileprivate func check() {
    let now = read()
    guard !ValueComparison.areEqual(now, last) else { return }
    last = now
    valueDidChange()
  }

  @available(*, unavailable) override init(_ graph: _ViewGraph?) { fatalError("Made with what it reads.") }
}

extension StorageLocation: EndingProperty {
  func end() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    checks?.remove(for: self)
  }
}

private enum AppStorageDefaultsKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
  /// The store set by `defaultAppStorage(_:)`.
  var appStorageDefaults: UserDefaults? {
    get { self[AppStorageDefaultsKey.self] }
    set { self[AppStorageDefaultsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the store of `@AppStorage` properties that name none, in the views inside.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    changingEnvironment(store) { $0.appStorageDefaults = $1 }
  }
}
