internal import Foundation

/// A view whose content can be scrolled programmatically.
public struct ScrollViewReader<Content: View>: View {
  nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public typealias Body = Never
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ScrollReaderNode(view, inputs)
  }
  public static var _elementCount: Int? { Content._elementCount }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
  fileprivate let node: WeakReference<_AnyNode>

  /// Scrolls so that the view with an id is visible. Must be called on the main thread, like all code that moves views; as on iOS,
  /// the compiler doesn't check that.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    nonisolated(unsafe) let (reader, id) = (node, AnyHashable(id))
    MainActor.assumeIsolated { Self.scroll(reader, to: id, anchor) }
  }
}

@MainActor extension ScrollViewProxy {
  private static func scroll(_ reader: WeakReference<_AnyNode>, to id: AnyHashable, _ anchor: UnitPoint?) {
    guard let node = reader.object else { return }
    let animates = Transaction.current.effectiveAnimation != nil
    // Pending changes are laid out before the position is looked up.
    node.graph.afterUpdate { node.scroll(to: id, anchor, animates) }
  }

  func follow(_ goal: ScrollPosition.Goal, _ anchor: UnitPoint?, animates: Bool = false) {
    guard let node = node.object else { return }
    func scroll(toX x: CGFloat?, y: CGFloat?) {
      node.graph.afterUpdate { node.scrollElement?.scroll(toX: x, y: y, animates: animates) }
    }
    switch goal {
    case .none: break
    case .id(let id, let own): node.graph.afterUpdate { node.scroll(to: id, own ?? anchor, animates) }
    case .edge(.top): scroll(toX: nil, y: 0)
    case .edge(.leading): scroll(toX: 0, y: nil)
    case .edge(.bottom): scroll(toX: nil, y: .greatestFiniteMagnitude)
    case .edge(.trailing): scroll(toX: .greatestFiniteMagnitude, y: nil)
    case .point(let x, let y): scroll(toX: x, y: y)
    }
  }

  /// The id of the view at the anchor's point of the visible area: of those in a layout with `scrollTargetLayout`. Without an
  /// anchor, the id of the first visible view. Nil after programmatic scrolling, which leaves its goal as it is.
  func visibleID(_ anchor: UnitPoint?) -> AnyHashable? {
    guard let node = node.object, let scroll = node.scrollElement, !scroll.wasMovedByProgram else { return nil }
    return scroll.visibleTarget(among: node.identifiedElements, anchor)
  }

  /// Whether the last movement of the first scroll view inside was the user's.
  var wasMovedByUser: Bool {
    guard let scroll = node.object?.scrollElement else { return false }
    return !scroll.wasMovedByProgram && scroll.phases.wasMovedByUser
  }

  /// The ids of the views of layouts with `scrollTargetLayout` of which at least a fraction is visible, in their order.
  /// Nil before the scroll view has a size.
  func visibleIDs(_ threshold: Double) -> [AnyHashable]? {
    guard let node = node.object, let scroll = node.scrollElement, !scroll.geometry.visibleRect.isEmpty else {
      return nil
    }
    return scroll.visibleTargets(among: node.identifiedElements, threshold)
  }

  /// The phases of the first scroll view or list inside.
  var phases: ScrollPhases? { node.object?.scrollingElement?.phases }

  /// The position of the first scroll view or list inside.
  var geometry: ScrollGeometry? { node.object?.scrollingElement?.geometry }
}

private final class ScrollReaderNode<Content: View>: _ViewNode<ScrollViewReader<Content>> {
  private var content: _ViewNode<Content>?

  override init(_ view: ScrollViewReader<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    refresh()
  }

  override var childNodes: [_AnyNode] { list(content) }

  override func refresh() {
    let body = tracking { observing { view.content(ScrollViewProxy(node: WeakReference(self))) } }
    if let content {
      content.update(body, environment)
    } else {
      content = Content._makeNode(body, inputs())
      childrenDidChange()
    }
  }

  override func collectItems(into list: inout _ItemList) { content?.addItems(to: &list) }
}

/// A node of a lazy container, which knows the positions of views that weren't created yet.
@MainActor protocol LazyPlaces: _AnyNode {
  func place(of id: AnyHashable) -> Int?
  func frame(ofElementAt place: Int) -> CGRect?
  var lazyElement: _LazyContainerElement? { get }
}

extension LazyNode: LazyPlaces {}

extension _AnyNode {
  /// The views with ids inside that were created, outer ones first.
  fileprivate var identifiedElements: [(id: AnyHashable, element: _LayoutElement)] {
    var own: [(AnyHashable, _LayoutElement)] = []
    if let identified = self as? any IdentifiedNode, let element = elements.first {
      own.append((identified.explicitID, element))
    }
    if let each = self as? any CollectionNode {
      own += each.createdIDs.compactMap { id in each.element(id: id).map { (id, $0) } }
    }
    return own + childNodes.flatMap(\.identifiedElements)
  }

  /// The first scroll view inside.
  fileprivate var scrollElement: _ScrollElement? { first(_ScrollElement.self) }
  /// The first scroll view or list inside.
  fileprivate var scrollingElement: (any ScrollingElement)? { first((any ScrollingElement).self) }

  private func first<Element>(_ type: Element.Type) -> Element? {
    func find(_ element: _LayoutElement) -> Element? {
      if let found = element as? Element { return found }
      for child in element.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    for element in elements {
      if let found = find(element) { return found }
    }
    return nil
  }

  /// Scrolls to the view with an id, in a scroll view or list; false where there is none.
  @discardableResult
  fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ animates: Bool) -> Bool {
    if let list = self as? ListNode { return list.source.scroll(to: id, anchor: anchor, animates: animates) }
    func scroll(_ element: _LayoutElement, _ rect: CGRect) -> Bool {
      element.scroll(rect, anchor, animates)
      return true
    }
    if let identified = self as? any IdentifiedNode, identified.explicitID == id, let element = elements.first {
      return scroll(element, CGRect(origin: .zero, size: element.size))
    }
    if let lazy = self as? any LazyPlaces, let place = lazy.place(of: id), let frame = lazy.frame(ofElementAt: place),
      let element = lazy.lazyElement
    {
      return scroll(element, frame)
    }
    if let each = self as? any CollectionNode, let element = each.element(id: id) {
      return scroll(element, CGRect(origin: .zero, size: element.size))
    }
    return childNodes.contains { $0.scroll(to: id, anchor, animates) }
  }
}

extension _LayoutElement {
  /// Scrolls the enclosing scroll view so that a rectangle of the element is visible.
  fileprivate func scroll(_ rect: CGRect, _ anchor: UnitPoint?, _ animates: Bool) {
    var rect = rect
    var element = self
    while let parent = element.parent {
      if let scroll = parent as? _ScrollElement {
        // `element` is the content, whose origin moves relative to the scroll view.
        return scroll.scroll(to: rect, anchor: anchor, animates: animates)
      }
      rect = rect.offsetBy(dx: element.origin.x, dy: element.origin.y)
      element = parent
    }
  }
}
