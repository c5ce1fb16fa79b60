public import HeadlessCombine
public import Observation
import SwiftUILayout

/// Changes the environment of the views inside.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  package let change: (inout EnvironmentValues) -> Void
  package let isSame: (_EnvironmentKeyWritingModifier) -> Bool
  private let value: Value?

  /// - Parameter value: the value that the change sets; with an equal value the environment is unchanged.
  package init(_ value: Value, _ change: @escaping (inout EnvironmentValues, Value) -> Void) {
    self.change = { change(&$0, value) }
    self.value = value
    isSame = { other in
      guard let other = other.value else { return false }
      return ValueComparison.areEqual(value, other)
    }
  }

  /// A change that is created again with each update.
  package init(transform: @escaping (inout EnvironmentValues) -> Void) where Value == Void {
    change = transform
    value = nil
    isSame = { _ in false }
  }

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    EnvironmentNode(view, inputs)
  }
}

private final class EnvironmentNode<Content: View, Value>: _ModifierNode<
  Content, _EnvironmentKeyWritingModifier<Value>
>
{
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

  override func modifierWillChange(from old: _EnvironmentKeyWritingModifier<Value>?) {
    if let old, !modifier.isSame(old) { outer = nil }
  }

  // MARK: The layout direction, which elements follow

  private let directed = DirectedElements()

  private static var mayChangeDirection: Bool {
    Value.self == LayoutDirection.self || Value.self == Void.self || Value.self == EnvironmentValues.self
  }

  private func updateDirection() {
    guard Self.mayChangeDirection else { return }
    let (around, inside) = (environment[_LayoutDirectionKey.self], contentEnvironment[_LayoutDirectionKey.self])
    // Transformations mostly change other values; where the direction itself is set, it may follow a state.
    let isChanged = Value.self == LayoutDirection.self || around != inside
    if directed.update(isChanged ? inside : nil), madeElements != nil { elementsDidChange() }
  }

  override func modifierDidChange(from old: _EnvironmentKeyWritingModifier<Value>?) { updateDirection() }

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
    list.wrapping({ [directed] in directed.wrap($0) }) { content.collectItems(into: &$0) }
  }
}

// Opaque results, as in SwiftUI, so that a modifier can be applied to `any View`.
extension View {
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
    modifier(_EnvironmentKeyWritingModifier(transform: { transform(&$0[keyPath: keyPath]) }))
  }

  /// The base of modifiers that set a value of the environment.
  package func changingEnvironment<Value>(
    _ value: Value, _ change: @escaping (inout EnvironmentValues, Value) -> Void
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Value>> {
    modifier(_EnvironmentKeyWritingModifier(value, change))
  }
}
