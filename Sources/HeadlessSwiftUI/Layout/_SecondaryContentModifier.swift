internal import Foundation

/// Places views before or behind each element of the content.
public struct _SecondaryContentModifier<Secondary: View>: ViewModifier {
  nonisolated(unsafe) let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    SecondaryContentNode(view, inputs)
  }
}

extension _SecondaryContentModifier: SecondaryViewsModifier {
  func combine(_ child: _LayoutElement, with stack: _ZStackElement) -> any AlignedElement {
    isBehind
      ? _SecondaryElement(child, background: stack, alignment: alignment)
      : _SecondaryElement(child, overlay: stack, alignment: alignment)
  }
}

extension _SecondaryElement: AlignedElement {}

private final class SecondaryContentNode<Content: View, Secondary: View>: SecondaryViewsNode<
  Content, _SecondaryContentModifier<Secondary>
>, PlaceNode
{
  override var childNodes: [_AnyNode] {
    guard content != nil else { return [] }
    return modifier.isBehind ? secondaryNodes + [content] : [content] + secondaryNodes
  }

  func hasPlace(_ child: _AnyNode) -> Bool { child !== content }
}

nonisolated extension View {
  public func overlay<Overlay: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Overlay) -> some View {
    modifier(_SecondaryContentModifier(secondary: content(), alignment: alignment, isBehind: false))
  }
  /// A view in front of this one. SwiftUI's declaration takes one view; `StyledBackgrounds.swift` contains the reason why this
  /// parameter is variadic.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay..., alignment: Alignment = .center) -> some View {
    modifier(_SecondaryContentModifier(secondary: overlay[0], alignment: alignment, isBehind: false))
  }
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(_SecondaryContentModifier(secondary: content(), alignment: alignment, isBehind: true))
  }
  /// A view behind this one, like `overlay(_:alignment:)`.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background..., alignment: Alignment = .center) -> some View {
    modifier(_SecondaryContentModifier(secondary: background[0], alignment: alignment, isBehind: true))
  }
}
