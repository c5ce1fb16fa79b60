/// A type with a name for users.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value of the app that intents take and return.
public protocol AppValue: TypeDisplayRepresentable, Sendable {}

/// A type whose cases have names for users.
public protocol CaseDisplayRepresentable: Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// An object of the app on which intents operate.
public protocol AppEntity: AppValue, Identifiable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
  public typealias Property = EntityProperty
}

/// An entity that only an intent's result contains, without a query.
public protocol TransientAppEntity: TypeDisplayRepresentable, Sendable, Identifiable where ID == UUID {
  init()
  var displayRepresentation: DisplayRepresentation { get }
}

extension TransientAppEntity {
  public typealias Property = EntityProperty
  /// Another one at each read: the entity has no identity.
  public var id: UUID { UUID() }
}

public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable, CaseIterable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  /// The representation of the case.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(rawValue)")
  }
}

/// A property of an entity: `@Property(title: "Name") var name: String`.
@propertyWrapper public struct EntityProperty<Value: Sendable>: Sendable {
  private let box: Box

  // As in AppIntents, the value can be set on constants.
  private final class Box: @unchecked Sendable {
    var value: Value?
    init(_ value: Value?) { self.value = value }
  }

  /// The name of the property for users; nil without one.
  public let title: LocalizedStringResource?

  private init(_ title: LocalizedStringResource?, _ value: Value?) { (self.title, box) = (title, Box(value)) }

  public init() { self.init(nil, nil) }
  public init(title: LocalizedStringResource) { self.init(title, nil) }
  public init(wrappedValue: Value, title: LocalizedStringResource) { self.init(title, wrappedValue) }
  public init(wrappedValue: Value) { self.init(nil, wrappedValue) }

  /// As on iOS, reading a value that was never set stops the program, unless the value is optional.
  public var wrappedValue: Value {
    get {
      if let value = box.value { return value }
      guard let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value else {
        preconditionFailure("the property \"\(title?.key ?? "")\" has no value")
      }
      return none
    }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: EntityProperty<Value> { self }
}
