/// A part of a screen, described by a value.
@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that keeps the view. The default keeps a view that consists of its body.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self>
  /// How many elements a view of the type makes, where the type alone says so; nil where only its values do.
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

/// Where a node is made.
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
