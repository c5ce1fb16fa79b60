/// A parameter of an intent: `@Parameter(title: "Name") var name: String`.
@propertyWrapper public struct IntentParameter<Value: Sendable>: Sendable {
  private let box: Box

  // As in AppIntents, the value can be set on constants.
  private final class Box: @unchecked Sendable {
    var value: Value?
    init(_ value: Value?) { self.value = value }
  }

  public let title: LocalizedStringResource

  init(_ title: LocalizedStringResource, _ value: Value?) {
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

  /// The error with which an intent asks for the value: Siri asks on iOS, and performs the intent again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { AppIntentError(dialog) }

  /// Asks the user for the value, which fails: no user answers here.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError(dialog) }

  /// Asks the user to choose a value, which fails: no user answers here.
  public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError(dialog)
  }

  /// Asks the user whether a value is right, which fails: no user answers here.
  public func requestConfirmation(for item: Value, dialog: IntentDialog? = nil) async throws -> Bool {
    throw AppIntentError(dialog)
  }
}

extension AppIntent {
  public typealias Parameter = IntentParameter
}

/// The number of elements that an array's parameter takes: `3`, or a minimum and a maximum.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public let min: Int
  public let max: Int

  public init(min: Int, max: Int) { (self.min, self.max) = (min, max) }
  public init(exactly size: Int) { (min, max) = (size, size) }
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// A family of widgets, for the sizes of parameters.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryInline, accessoryCircular, accessoryRectangular, accessoryCorner
}

/// The values that the user can choose for a parameter.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: Sendable
  associatedtype DefaultValue: Sendable = Never
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// An intent that replaces one of SiriKit, whose settings the system takes over.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the intent's class that it replaces.
  static var intentClassName: String { get }
}
