/// A parameter of an intent: `@Parameter(title: "Name") var name: String`.
@propertyWrapper public struct IntentParameter<Value: Sendable>: Sendable {
  private let box: Box

  // As in AppIntents, the value can be set on constants.
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

  /// As on iOS, reading a value that was never set stops the program, unless the value is optional.
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
