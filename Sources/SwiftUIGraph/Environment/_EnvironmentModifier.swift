public import HeadlessCombine
public import Observation
import SwiftUILayout

/// A modifier that changes the environment of the views inside.
private protocol EnvironmentChange: ViewModifier {
  /// The type of the changed value.
  static var changed: Any.Type { get }
  var change: (inout EnvironmentValues) -> Void { get }
  var isSame: (Self) -> Bool { get }
}

/// Changes the environment of the views inside.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier, EnvironmentChange {
  fileprivate static var changed: Any.Type { Value.self }
  nonisolated(unsafe) package let change: (inout EnvironmentValues) -> Void
  nonisolated(unsafe) package let isSame: (_EnvironmentKeyWritingModifier) -> Bool
  nonisolated(unsafe) private let value: Value?

  /// - Parameter value: the value that the change sets; with an equal value the environment is unchanged.
  nonisolated package init(_ value: Value, _ change: @escaping (inout EnvironmentValues, Value) -> Void) {
    self.change = { change(&$0, value) }
    self.value = value
    isSame = { other in
      guard let other = other.value else { return false }
      return ValueComparison.areEqual(value, other)
    }
  }

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    EnvironmentNode(view, inputs)
  }
}

/// Transforms a value in the environment of the views inside; the change is created again with each update.
public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier, EnvironmentChange {
  nonisolated(unsafe) public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  nonisolated(unsafe) public var transform: (inout Value) -> Void

  nonisolated public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }

  fileprivate static var changed: Any.Type { Value.self }
  fileprivate var change: (inout EnvironmentValues) -> Void { { transform(&$0[keyPath: keyPath]) } }
  fileprivate var isSame: (Self) -> Bool { { _ in false } }

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    EnvironmentNode(view, inputs)
  }
}

private final class EnvironmentNode<Content: View, Change: EnvironmentChange>: _ModifierNode<Content, Change> {
  private var outer: EnvironmentValues?
  private var inner = EnvironmentValues()

  override var contentEnvironment: EnvironmentValues {
    if let outer, outer == environment { return inner }
    outer = environment
    inner = environment
    // `transformEnvironment` reads what it changes.
    modifier.change(&inner)
    return inner
  }

  override func modifierWillChange(from old: Change?) {
    if let old, !modifier.isSame(old) { outer = nil }
  }

  // MARK: The layout direction, which elements follow

  private let directed = DirectedElements()

  private static var mayChangeDirection: Bool {
    Change.changed == LayoutDirection.self || Change.changed == EnvironmentValues.self
  }

  private func updateDirection() {
    guard Self.mayChangeDirection else { return }
    let (around, inside) = (environment[_LayoutDirectionKey.self], contentEnvironment[_LayoutDirectionKey.self])
    // Transformations mostly change other values; where the direction itself is set, it may follow a state.
    let isChanged = Change.changed == LayoutDirection.self || around != inside
    if directed.update(isChanged ? inside : nil), madeElements != nil { elementsDidChange() }
  }

  override func modifierDidChange(from old: Change?) { updateDirection() }

  override var relaysEnvironment: Bool { true }
  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    updateDirection()
  }

  override func makeElements() -> [_LayoutElement] {
    let elements = super.makeElements()
    guard Self.mayChangeDirection else { return elements }
    directed.keep(elements)
    return elements.map(directed.wrap)
  }

  override func collectItems(into list: inout _ItemList) {
    guard directed.direction != nil else { return super.collectItems(into: &list) }
    list.wrapping({ [directed] in directed.wrap($0) }) { content.addItems(to: &$0) }
  }
}

// Opaque results, as in SwiftUI, so that a modifier can be applied to `any View`.
nonisolated extension View {
  /// Sets a value in the environment of the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    changingEnvironment(value) { $0[keyPath: keyPath] = $1 }
  }
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    changingEnvironment(object) { $0[ObjectKey<Object>.self] = $1 }
  }
  public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    changingEnvironment(Optional(object)) { $0[ObjectKey<Object>.self] = $1 }
  }
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// The base of modifiers that set a value of the environment.
  package func changingEnvironment<Value>(
    _ value: Value, _ change: @escaping (inout EnvironmentValues, Value) -> Void
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Value>> {
    modifier(_EnvironmentKeyWritingModifier(value, change))
  }
}
