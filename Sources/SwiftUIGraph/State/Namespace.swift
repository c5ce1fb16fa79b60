/// A property with an identity for the names of views in a part of the view tree.
@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    fileprivate let id: ObjectIdentifier?
  }

  private final class Kept {}
  private var kept: Kept?

  public init() {}

  public var wrappedValue: ID { ID(id: kept.map { ObjectIdentifier($0) }) }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) { kept = context.slot { _ in Kept() } }
}
