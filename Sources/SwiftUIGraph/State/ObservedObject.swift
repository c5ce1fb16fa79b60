public import HeadlessCombine

/// A property with an object whose changes update the view.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      .toProperty(keyPath, of: object)
    }
  }

  private var object: ObjectType

  public init(wrappedValue: ObjectType) { object = wrappedValue }
  public init(initialValue: ObjectType) { object = initialValue }

  // As in SwiftUI, so that in Swift 5 a type with such a property belongs to the main actor (SE-0401 describes this).
  @preconcurrency @MainActor public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }
  @preconcurrency @MainActor public var projectedValue: Wrapper { Wrapper(object: object) }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) {
    let node = context.node
    context.slot { _ in ObjectSubscription(node) }.observe(object)
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

extension Binding {
  /// A binding to a property of an object; the graph compares it by object and property.
  static func toProperty<Root: AnyObject>(_ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root) -> Binding
  {
    Binding(location: _PropertyLocation(object, keyPath))
  }
}

/// A property of an object.
final class _PropertyLocation<Root: AnyObject, Value>: _ValueLocation<Value>, @unchecked Sendable {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
    super.init(nil)
  }

  @available(*, unavailable) override init(_ graph: _ViewGraph?) { fatalError("Made with what it reads.") }

  override var value: Value { object[keyPath: keyPath] }
  override func set(_ value: Value, _ transaction: Transaction) {
    Transaction.$current.withValue(transaction) { object[keyPath: keyPath] = value }
  }
}

/// Invalidates a node when an object is about to change.
@MainActor package final class ObjectSubscription: EndingProperty {
  private weak var node: _AnyNode?
  private weak var object: AnyObject?
  private var subscription: AnyObject?

  package init(_ node: _AnyNode) { self.node = node }

  package func observe<Object: ObservableObject>(_ object: Object) {
    guard self.object !== object else { return }
    self.object = object
    let node = UncheckedValue(WeakReference(node))
    subscription = _observe(object) {
      _onMainActor { node.value.object?.invalidate() }
    }
  }

  package func end() {
    subscription = nil
    object = nil
  }
}

package final class WeakReference<Object: AnyObject> {
  package private(set) weak var object: Object?
  package init(_ object: Object?) { self.object = object }
}
