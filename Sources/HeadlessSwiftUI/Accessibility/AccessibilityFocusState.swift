/// The focus of an assistive technology. No assistive technology runs here, so the value is always unfocused, whatever an app sets:
/// as on iOS without VoiceOver.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// The projected value, which views take as a binding.
  @propertyWrapper public struct Binding {
    let none: Value
    public var wrappedValue: Value {
      get { none }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }

  private let none: Value

  public init() where Value == Bool { none = false }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
  public init<T: Hashable>() where Value == T? { none = nil }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding(none: none) }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) {}
}

/// The assistive technologies that have a focus.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

nonisolated extension View {
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value
  ) -> some View { self }
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}
