/// A value that an intent is asked with: `@Parameter(title: "Name") var name: String`.
@propertyWrapper public struct IntentParameter<Value: Sendable>: Sendable {
  private let box: Box

  // The wrapper's value is set on constants, as with AppIntents.
  private final class Box: @unchecked Sendable {
    var value: Value?
    init(_ value: Value?) { self.value = value }
  }

  public let title: LocalizedStringResource

  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
    self.title = title
    box = Box(nil)
  }

  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value) {
    self.title = title
    box = Box(value)
  }

  /// As on iOS, a value that was never set ends the program, unless it is optional.
  public var wrappedValue: Value {
    get {
      if let value = box.value { return value }
      guard let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value else {
        preconditionFailure("the parameter \"\(title.key)\" has no value")
      }
      return none
    }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: IntentParameter<Value> { self }
}

extension AppIntent {
  public typealias Parameter = IntentParameter
}
