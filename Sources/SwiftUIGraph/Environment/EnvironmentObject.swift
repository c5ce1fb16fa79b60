public import HeadlessCombine

/// An object set by `environmentObject(_:)`; reading it traps if there is none, as in SwiftUI.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  @preconcurrency @MainActor public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be "
          + "missing as an ancestor of this view.")
    }
    return object
  }
  @preconcurrency @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) {
    object = context.environment[ObjectKey<ObjectType>.self]
    let node = context.node
    let subscription = context.slot { _ in ObjectSubscription(node) }
    if let object { subscription.observe(object) }
  }
}
