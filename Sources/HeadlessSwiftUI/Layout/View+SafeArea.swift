public import Foundation

nonisolated extension View {
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    wrapping({ _IgnoresSafeAreaElement($0, regions: regions, edges: edges) }) {
      $0.regions = regions
      $0.edges = edges
    }
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    wrapping({ _SafeAreaPaddingElement($0, insets: insets) }) { $0.insets = insets }
  }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? _PaddingElement.defaultLength))
  }
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(secondary: content(), spacing: spacing) {
        _SafeAreaInsetElement($0, inset: $1, edge: edge, alignment: alignment, spacing: spacing)
      })
  }
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(secondary: content(), spacing: spacing) {
        _SafeAreaInsetElement($0, inset: $1, edge: edge, alignment: alignment, spacing: spacing)
      })
  }

  // MARK: Sizes relative to the container

  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    wrapping({ _ContainerRelativeFrameElement($0, axes: axes, alignment: alignment) }) {
      $0.axes = axes
      $0.alignment = alignment
    }
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    nonisolated(unsafe) let length = length
    return wrapping({ _ContainerRelativeFrameElement($0, axes: axes, alignment: alignment, length: length) }) {
      $0.length = length
      $0.invalidateLayout()
    }
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    wrapping({
      _ContainerRelativeFrameElement(
        $0, axes: axes, count: count, span: span, spacing: spacing, alignment: alignment)
    }) {
      $0.axes = axes
      $0.alignment = alignment
    }
  }
}

/// Places views at an edge of each element of the content.
struct _SafeAreaInsetModifier<Secondary: View>: ViewModifier {
  nonisolated(unsafe) let secondary: Secondary
  let spacing: CGFloat?
  let make: @MainActor (_ child: _LayoutElement, _ inset: _LayoutElement) -> _SafeAreaInsetElement

  typealias Body = Never
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    SafeAreaInsetNode(view, inputs)
  }
}

private final class SafeAreaInsetNode<Content: View, Secondary: View>: _ModifierNode<
  Content, _SafeAreaInsetModifier<Secondary>
>
{
  private var node: _ViewNode<Secondary>?
  private var made: (child: ObjectIdentifier, element: _SafeAreaInsetElement, stack: _ZStackElement)?

  override var childNodes: [_AnyNode] {
    guard content != nil else { return [] }
    return [content] + (node.map { [$0] } ?? [])
  }

  override func modifierDidChange(from old: _SafeAreaInsetModifier<Secondary>?) {
    guard let node else {
      node = Secondary._makeNode(modifier.secondary, inputs())
      return childrenDidChange()
    }
    node.update(modifier.secondary, environment)
    made?.element.distance = modifier.spacing
  }

  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    node?.environmentDidChange(to: environment)
  }

  /// The views of content with several views form a column, as in a container of their own.
  override func makeElements() -> [_LayoutElement] {
    let elements = content.elements
    guard let node, let first = elements.first else { return elements }
    if let made, made.child == ObjectIdentifier(first), elements.count == 1 {
      made.stack.content = node.elements
      return [made.element]
    }
    let stack = _ZStackElement(node.elements)
    let child = elements.count == 1 ? first : _StackElement(column: elements)
    let element = modifier.make(child, stack)
    made = (ObjectIdentifier(first), element, stack)
    return [element]
  }

  override func collectItems(into list: inout _ItemList) {
    for element in elements { list.append(_ListItem(element)) }
  }
}
