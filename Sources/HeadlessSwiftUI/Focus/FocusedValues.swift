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

  /// An object that is found by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

extension FocusedValues: Equatable, ComparedByEquality {
  public static func == (one: FocusedValues, other: FocusedValues) -> Bool {
    func areEqual<Value>(_ value: Value, _ other: Any) -> Bool {
      (other as? Value).map { ValueComparison.areEqual(value, $0) } ?? false
    }
    return one.values.count == other.values.count
      && one.values.allSatisfy { key, value in other.values[key].map { areEqual(value, $0) } ?? false }
  }
}

nonisolated extension View {
  /// Provides a value while a field inside has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { providing { $0[keyPath: keyPath] = value } }
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { providing { $0[keyPath: keyPath] = value } }
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    providing { $0[object: T.self] = object }
  }
  /// Provides a value while the view is on the screen. That of a focused view comes before it.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { providing(inScene: true) { $0[keyPath: keyPath] = value } }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { providing(inScene: true) { $0[keyPath: keyPath] = value } }
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    providing(inScene: true) { $0[object: T.self] = object }
  }
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    providing { $0[object: T.self] = object }
  }
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    providing { $0[object: T.self] = object }
  }
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    providing(inScene: true) { $0[object: T.self] = object }
  }
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    providing(inScene: true) { $0[object: T.self] = object }
  }

  private func providing(
    inScene: Bool = false, _ write: @escaping (inout FocusedValues) -> Void
  ) -> ModifiedContent<Self, FocusedValueModifier> {
    modifier(FocusedValueModifier(isOfScene: inScene, write: write))
  }
}
