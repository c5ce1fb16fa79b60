public import Foundation

/// A modifier that wraps each element in an element of one kind and updates its values.
public struct _WrappingModifier<Element: _LayoutElement>: _ElementModifier {
  private let make: @MainActor (_LayoutElement) -> Element
  private let update: @MainActor (Element) -> Void

  nonisolated package init(
    make: @escaping @MainActor (_LayoutElement) -> Element, update: @escaping @MainActor (Element) -> Void
  ) {
    self.make = make
    self.update = update
  }

  public func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> Element { make(child) }
  public func updateElement(_ element: Element, _ context: _ElementContext) { update(element) }
  public typealias Body = Never
}

nonisolated extension View {
  package func wrapping<Element: _LayoutElement>(
    _ make: @escaping @MainActor (_LayoutElement) -> Element, update: @escaping @MainActor (Element) -> Void
  ) -> ModifiedContent<Self, _WrappingModifier<Element>> {
    modifier(_WrappingModifier(make: make, update: update))
  }

  // MARK: Frames

  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    wrapping({ _FrameElement($0, width: width, height: height, alignment: alignment) }) {
      $0.width = width
      $0.height = height
      $0.alignment = alignment
    }
  }
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { self }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let horizontal = _FlexibleFrameElement.Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    let vertical = _FlexibleFrameElement.Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    return wrapping({
      _FlexibleFrameElement($0, horizontal: horizontal, vertical: vertical, alignment: alignment)
    }) {
      $0.horizontal = horizontal
      $0.vertical = vertical
      $0.alignment = alignment
    }
  }

  public func padding(_ insets: EdgeInsets) -> some View {
    wrapping({ _PaddingElement($0, insets: insets) }) { $0.insets = insets }
  }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? _PaddingElement.defaultLength))
  }
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return wrapping({ [axes] in _FixedSizeElement($0, axes: axes) }) { [axes] in $0.axes = axes }
  }
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    wrapping({ _AspectRatioElement($0, ratio: aspectRatio, contentMode: contentMode) }) {
      $0.ratio = aspectRatio
      $0.contentMode = contentMode
    }
  }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  // MARK: Positions

  public func offset(_ offset: CGSize) -> some View {
    wrapping({ _OffsetElement($0, offset: offset) }) { $0.offset = offset }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
  public func position(_ position: CGPoint) -> some View {
    wrapping({ _PositionElement($0, position: position) }) { $0.position = position }
  }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    nonisolated(unsafe) let computeValue = computeValue
    return wrapping({ _AlignmentGuideElement($0, guide, value: computeValue) }) {
      $0.value = computeValue
      $0.invalidateLayout()
    }
  }
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    nonisolated(unsafe) let computeValue = computeValue
    return wrapping({ _AlignmentGuideElement($0, guide, value: computeValue) }) {
      $0.value = computeValue
      $0.invalidateLayout()
    }
  }

  // MARK: Values for containers

  public func layoutPriority(_ value: Double) -> some View {
    wrapping({ _LayoutPriorityElement($0, priority: value) }) { $0.priority = value }
  }
  nonisolated public func zIndex(_ value: Double) -> some View { trait(_ZIndexKey.self, value) }

  /// Sets a value that the enclosing container reads, by a key of any type.
  ///
  /// - Parameter isOverriding: whether the value counts instead of those of inner views.
  nonisolated package func trait<Value>(
    _ key: Any.Type, _ value: Value, isOverriding: Bool = false
  ) -> ModifiedContent<Self, _TraitModifier<Value>> {
    ModifiedContent(content: self, modifier: _TraitModifier(key: key, value: value, isOverriding: isOverriding))
  }
}

/// Sets a value that the enclosing container reads.
public struct _TraitModifier<Value> {
  let key: Any.Type
  let value: Value
  let isOverriding: Bool
}

// In an extension, so that its values aren't isolated to an actor.
extension _TraitModifier: _ElementModifier {
  public func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> _TraitElement {
    _TraitElement(child, key: key, value: value, isOverriding: isOverriding)
  }
  public func updateElement(_ element: _TraitElement, _ context: _ElementContext) {
    if let old = element.value as? Value, ValueComparison.areEqual(old, value) { return }
    element.value = value
    element.invalidateLayout()
  }
  public typealias Body = Never
}
