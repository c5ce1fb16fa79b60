/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    Modifier._makeNode(view, inputs)
  }
  public static var _elementCount: Int? { Modifier._elementCount(Content._elementCount) }
}

/// Two modifiers combined into one.
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
