internal import Foundation

/// A view whose content depends on the proposed size, which the reader takes.
public struct GeometryReader<Content: View>: View {
  nonisolated(unsafe) public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public typealias Body = Never
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    GeometryReaderNode(view, inputs)
  }
  public static var _elementCount: Int? { 1 }
}

/// Evaluates the content after the reader was placed, when its size is known.
private final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>>, GeometrySource {
  private let element = _GeometryReaderElement()
  private var content: _ViewNode<Content>?
  private var known: (size: CGSize, origin: CGPoint?, insets: EdgeInsets?)?
  private var readsFrame: [CoordinateSpace: CGRect] = [:]
  private var readsInsets: EdgeInsets?
  /// Whether the other values that the content read, such as anchors, are unchanged.
  private var readsOthers: [() -> Bool] = []
  private var isEvaluating = false

  override init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    element.willPlaceContent = { [weak self] in self?.placed() }
    graph.observeGeometry(for: self) { [weak self] in self?.checkPlace() }
  }

  override var childNodes: [_AnyNode] { list(content) }
  override func makeElements() -> [_LayoutElement] { [element] }

  override func refresh() {
    guard content != nil else { return }
    evaluate()
  }

  private func placed() {
    guard content == nil || known?.size != element.size else { return }
    known = (element.size, nil, nil)
    evaluate()
  }

  private func evaluate() {
    guard !isEvaluating else { return }
    isEvaluating = true
    defer { isEvaluating = false }
    readsFrame = [:]
    readsInsets = nil
    readsOthers = []
    graph.countEvaluation(of: self)
    let body = tracking { observing { view.content(GeometryProxy(source: self)) } }
    if let content {
      content.update(body, environment)
    } else {
      content = graph.reading(as: nil) { Content._makeNode(body, inputs()) }
      preferencesDidChange()
    }
    setElements(content?.elements ?? [])
  }

  private func setElements(_ elements: [_LayoutElement]) {
    let isSame = elements.count == element.content.count && zip(elements, element.content).allSatisfy { $0 === $1 }
    if !isSame { element.content = elements }
  }

  /// The reader is one element, independent of its content.
  override func absorbsElementChange() -> Bool {
    if !isEvaluating, let content {
      graph.childrenWait { [weak self] in
        guard let self, isAlive else { return }
        setElements(content.elements)
      }
      element.invalidateLayout()
    }
    return true
  }

  /// Called after layouts and scrolling: whether a position that the content read has changed.
  private func checkPlace() {
    guard isAlive, content != nil else { return }
    for (space, frame) in readsFrame where currentFrame(in: space) != frame { return invalidate() }
    if let readsInsets, currentInsets != readsInsets { return invalidate() }
    if !readsOthers.allSatisfy({ $0() }) { invalidate() }
  }

  override func didEnd() { graph.stopObservingGeometry(for: self) }

  // MARK: Values of the proxy

  func readSize() -> CGSize { element.size }

  func readFrame(in space: CoordinateSpace) -> CGRect {
    let frame = currentFrame(in: space)
    readsFrame[space] = frame
    return frame
  }

  func readSafeAreaInsets() -> EdgeInsets {
    let insets = currentInsets
    readsInsets = insets
    return insets
  }

  func read<Value>(_ anchor: Anchor<Value>) -> Value {
    let value = anchor.resolve(ElementPlacement(of: element))
    follow { [unowned self] in ValueComparison.areEqual(anchor.resolve(ElementPlacement(of: element)), value) }
    return value
  }

  func follow(_ isSame: @escaping () -> Bool) { readsOthers.append(isSame) }

  func bounds(ofSpace space: CoordinateSpace) -> CGRect? {
    guard let outer = element.space(space) else { return nil }
    return ElementPlacement(of: element, in: outer).convertBack(CGRect(origin: .zero, size: outer.size))
  }

  private var currentInsets: EdgeInsets { element.safeAreaInsets(of: element.size) }

  /// The smallest upright rectangle around the element in a coordinate space: effects around the element transform it.
  private func currentFrame(in space: CoordinateSpace) -> CGRect {
    let bounds = CGRect(origin: .zero, size: element.size)
    if space == .local { return bounds }
    return ElementPlacement(of: element, in: space == .global ? nil : element.space(space)).convert(bounds)
  }
}

/// An element that names the coordinate space of its content.
final class CoordinateSpaceElement: _UnaryElement {
  override var keepsDrawing: Bool { true }

  var name: AnyHashable

  init(_ child: _LayoutElement, name: AnyHashable) {
    self.name = name
    super.init(child)
  }
}

extension _LayoutElement {
  /// The enclosing element with a coordinate space.
  func space(_ space: CoordinateSpace) -> _LayoutElement? {
    guard case .named(let name) = space else { return nil }
    var element = parent
    while let current = element {
      if let named = current as? CoordinateSpaceElement, named.name == name { return current }
      if space == .scrollView, current is _ScrollElement { return current }
      element = current.parent
    }
    return nil
  }
}

nonisolated extension View {
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    guard case .named(let name) = name.coordinateSpace else { preconditionFailure("A named space has a name.") }
    nonisolated(unsafe) let id = name
    return wrapping({ CoordinateSpaceElement($0, name: id) }) { $0.name = id }
  }
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { coordinateSpace(.named(name)) }

  /// Calls a closure with a value of the view's geometry, after the first layout and after each change.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        let value = transform(proxy)
        GeometryActionView().following(value) { action($0, $1) }
      }
    }
  }
}

/// Takes no touches and draws nothing.
private struct GeometryActionView: View {
  var body: some View { Spacer(minLength: 0).allowsNoTouches() }
}

nonisolated extension View {
  func allowsNoTouches() -> some View { wrapping({ HitTestingElement($0, allows: false) }) { $0.allows = false } }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    wrapping({ HitTestingElement($0, allows: enabled) }) { $0.allows = enabled }
  }
}

/// Lets touches through.
final class HitTestingElement: _UnaryElement {
  override var keepsDrawing: Bool { true }

  var allows: Bool

  init(_ child: _LayoutElement, allows: Bool) {
    self.allows = allows
    super.init(child)
  }

  override func hitTest(_ point: CGPoint) -> _LayoutElement? { allows ? super.hitTest(point) : nil }
}
