internal import HeadlessUIKit

nonisolated extension View {
  /// Labels the view with the texts of other views, which aren't shown.
  ///
  /// - Parameter content: makes the views from one that stands for the label that the view has without the modifier.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    let label = content(PlaceholderContentView(content: AnyView(OwnLabel())))
    return modifier(AccessibilityLabelModifier(secondary: label))
  }
}

/// Gives views those whose texts are their label.
struct AccessibilityLabelModifier<Secondary: View>: SecondaryViewsModifier {
  nonisolated(unsafe) let secondary: Secondary
  nonisolated init(secondary: Secondary) { self.secondary = secondary }

  var alignment: Alignment { .center }

  typealias Body = Never
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    AccessibilityLabelNode(view, inputs)
  }

  func combine(_ child: _LayoutElement, with stack: _ZStackElement) -> any AlignedElement {
    AccessibilityLabelElement(child, stack)
  }
}

private final class AccessibilityLabelNode<Content: View, Secondary: View>: SecondaryViewsNode<
  Content, AccessibilityLabelModifier<Secondary>
>, PlaceNode
{
  func hasPlace(_ child: _AnyNode) -> Bool { child !== content }
}

/// A view and the elements whose texts are its label.
final class AccessibilityLabelElement: _UnaryElement, AlignedElement {
  private let words: _ZStackElement
  var alignment = Alignment.center

  init(_ child: _LayoutElement, _ words: _ZStackElement) {
    self.words = words
    super.init(child)
  }

  /// - Parameter own: the label that the view has otherwise.
  func label(own: String) -> String {
    func texts(_ element: _LayoutElement) -> [String] {
      if element is OwnLabelElement { return own.isEmpty ? [] : [own] }
      if let described = element as? AccessibilityPropertiesElement {
        if described.properties.isHidden == true { return [] }
        if let label = described.properties.label { return [label] }
      }
      if let text = (element as? any AccessibleElement)?.spokenLabel { return [text] }
      return element.children.flatMap(texts)
    }
    return texts(words).joined(separator: ", ")
  }
}

/// Stands for the label that a view has.
private struct OwnLabel: _ElementView {
  func makeElement(_ context: _ElementContext) -> OwnLabelElement { OwnLabelElement() }
  func updateElement(_ element: OwnLabelElement, _ context: _ElementContext) {}
}

private final class OwnLabelElement: _LayoutElement {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
