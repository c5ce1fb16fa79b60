public import HeadlessCombine
public import Observation

/// A value that the focused view provides.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values of the focused view and of the scene.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension FocusedValues: Equatable {
  public static func == (one: FocusedValues, other: FocusedValues) -> Bool {
    Set(one.values.keys) == Set(other.values.keys)
  }
}

/// Reads a value of the focused view. Always nil: only text fields can have the focus here.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable { keyPath = nil }
  public var wrappedValue: Value? { keyPath.flatMap { FocusedValues()[keyPath: $0] } }
  @MainActor public mutating func _install(_ context: inout _PropertyContext) {}
}

/// Reads and writes a value of the focused view. Always nil: only text fields can have the focus here.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }
  public var wrappedValue: Value? {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value?> {
    let binding = FocusedValues()[keyPath: keyPath]
    return Binding(get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }
  @MainActor public mutating func _install(_ context: inout _PropertyContext) {}
}

/// Reads an object of the focused view. Always nil: only text fields can have the focus here.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
  @MainActor public mutating func _install(_ context: inout _PropertyContext) {}
}

nonisolated extension View {
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }

  /// Views without text input have no focus on a device without a keyboard, which is what tests simulate.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func focusSection() -> some View { self }
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
}

/// The interactions for which a view takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Evaluates the default focus again.
public struct ResetFocusAction {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var isFocused: Bool { false }
  public var isFocusEffectEnabled: Bool { true }
}
