/// Makes another view of a view.
@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier is given.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("body() should not be called on \(Self.self).") }
}
