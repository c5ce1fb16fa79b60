public import HeadlessCombine

/// A property with an object that is created when the view is first shown, and that persists as long as the view's identity.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: Kept?

  private final class Kept {
    var object: ObjectType?
  }

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// Before the view is shown, each access creates an object, as in SwiftUI.
  @preconcurrency @MainActor public var wrappedValue: ObjectType { kept?.object ?? make() }
  @preconcurrency @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) {
    let kept = context.slot { _ in Kept() }
    let node = context.node
    let subscription = context.slot { _ in ObjectSubscription(node) }
    let object = kept.object ?? make()
    kept.object = object
    self.kept = kept
    subscription.observe(object)
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}
