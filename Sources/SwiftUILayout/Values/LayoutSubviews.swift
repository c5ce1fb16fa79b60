/// The views that a layout lays out.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Indices = Range<Int>

  private let elements: [_LayoutElement]
  /// The indices of the views among all of the container's; nil for all.
  private let positions: [Int]?
  package let container: _LayoutProtocolElement
  /// The layout direction of the container. Positions are mirrored automatically.
  public var layoutDirection: LayoutDirection

  init(
    _ elements: [_LayoutElement], positions: [Int]? = nil, of container: _LayoutProtocolElement,
    layoutDirection: LayoutDirection
  ) {
    self.elements = elements
    self.positions = positions
    self.container = container
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], index: positions?[index] ?? index, container: container)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews { self[Array(bounds)] }

  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    let chosen = Array(indices)
    return LayoutSubviews(
      chosen.map { elements[$0] }, positions: chosen.map { positions?[$0] ?? $0 }, of: container,
      layoutDirection: layoutDirection)
  }

  package var all: [_LayoutElement] { elements }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection
      && left.elements.map(ObjectIdentifier.init)
        == right.elements.map(ObjectIdentifier.init)
  }
}
