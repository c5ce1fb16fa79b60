/// A modifier that transforms a view into another one.
@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>

  /// Creates the node of a view with the modifier. The default evaluates the modifier's body.
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>>
  static func _elementCount(_ content: Int?) -> Int?
}

extension ViewModifier {
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    _CompositeModifierNode(view, inputs)
  }
  public static func _elementCount(_ content: Int?) -> Int? { Body._elementCount }

  nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("body() should not be called on \(Self.self).") }
  public static func _elementCount(_ content: Int?) -> Int? { content }
}

extension View {
  nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier without an effect.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}
