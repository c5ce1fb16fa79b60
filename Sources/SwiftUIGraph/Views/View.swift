/// A part of a screen, described by a value.
@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the node of the view. The default evaluates the view's body.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self>
  /// The number of elements that a view of the type creates, if the type determines it; nil if it depends on values.
  static var _elementCount: Int? { get }
}

extension View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    _CompositeNode(view, inputs)
  }
  public static var _elementCount: Int? { Body._elementCount }
}

extension View where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body.") }
  public static var _elementCount: Int? { 1 }
}

/// The context in which a node is created.
@MainActor public struct _NodeInputs {
  package let graph: _ViewGraph
  package let parent: _AnyNode?
  package let environment: EnvironmentValues

  package init(graph: _ViewGraph, parent: _AnyNode?, environment: EnvironmentValues) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
  }
}
