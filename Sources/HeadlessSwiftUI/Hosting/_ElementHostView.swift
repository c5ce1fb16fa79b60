public import Foundation
package import Graphics
public import HeadlessUIKit

/// A view that draws an element with its content, and contains the UIKit views among them.
open class _ElementHostView: _UIContentSourceView, ContentSource, ImageShowing {
  /// The element that is shown; its origin is the view's.
  package var root: _LayoutElement? {
    didSet { if root !== oldValue { setNeedsContent() } }
  }
  /// The host of the graph that the elements belong to.
  package weak var graphHost: (any GraphHost)?
  private var shown: [ShownElement] = [] {
    didSet { isTransformed = shown.contains { $0.transform != nil } }
  }
  /// Whether there are effects around one of them.
  private var isTransformed = false

  /// An element whose view is shown, and the transform of the effects around it; nil for none.
  private struct ShownElement {
    let element: _PlatformElement
    let transform: CGAffineTransform?
  }
  package let touches = ElementTouches()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentSource = self
    isMultipleTouchEnabled = true
    touches.host = self
  }

  public required init?(coder: NSCoder) { fatalError("Views of SwiftUI's aren't archived.") }

  package func setNeedsContent() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    graphHost?.updateGraph()
    placeRoot()
    placePlatformViews()
  }

  /// Places the root element; by default in the bounds.
  open func placeRoot() {
    // Elements that are shown in another element's view are placed by that element.
    guard let root, root.parent == nil else { return }
    root.place(at: .zero, proposal: ProposedViewSize(bounds.size))
  }

  // MARK: UIKit views

  private var isPlacing = false

  /// Places the UIKit views among the elements, in drawing order.
  package func placePlatformViews() {
    guard !isPlacing, let root else { return }
    isPlacing = true
    defer { isPlacing = false }
    var found: [(element: _PlatformElement, origin: CGPoint, transform: ProjectionTransform?)] = []
    collect(root, at: .zero, nil, &found)
    let present = Set(found.map { ObjectIdentifier($0.element) })
    for element in shown.map(\.element) where !present.contains(ObjectIdentifier(element)) {
      removeDrawnSubview(element.view)
      element.didLeave()
    }
    shown = found.map {
      ShownElement(element: $0.element, transform: $0.transform.flatMap { $0.isAffine ? $0.affine : nil })
    }
    for (index, (element, origin, _)) in found.enumerated() {
      if element.view.superview !== self {
        element.willEnter(self)
        addDrawnSubview(element.view, at: index)
        element.laidOutChange = nil
      } else if index < subviews.count, subviews[index] !== element.view {
        insertSubview(element.view, at: index)
      }
      let frame = element.frame(at: origin, scale: layoutScale)
      let isElsewhere = element.view.frame != frame
      if isElsewhere { element.view.frame = frame }
      // An element that was placed again may have to lay out the content of its view, even in the same frame.
      guard isElsewhere || element.followsAllUpdates || element.laidOutChange != element.changeCount else { continue }
      element.laidOutChange = element.changeCount
      element.view.setNeedsLayout()
    }
  }

  /// - Parameters:
  ///   - origin: the element's origin in the host's coordinate space, without the effects around it.
  ///   - outer: the transform of the effects around the element, in the host's coordinate space; nil for none.
  private func collect(
    _ element: _LayoutElement, at origin: CGPoint, _ outer: ProjectionTransform?,
    _ found: inout [(element: _PlatformElement, origin: CGPoint, transform: ProjectionTransform?)]
  ) {
    if element.concernsHost {
      if let element = element as? _PlatformElement {
        found.append((element, origin, outer))
        return
      }
      (element as? any HostedInteraction)?.isShown(by: self)
    }
    guard element.holdsHosted else { return }
    let inner = element.effectTransform(at: origin, in: outer)
    for child in element.children.inDrawingOrder where child.holdsHosted || child.concernsHost {
      collect(child, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y), inner, &found)
    }
  }

  /// The transform with which effects draw a subview. A perspective isn't passed on to views.
  package func drawingTransform(of subview: UIView) -> CGAffineTransform? {
    isTransformed ? shown.first { $0.element.view === subview }?.transform : nil
  }

  // MARK: Drawing

  package func contentItems(of view: UIView) -> [DisplayItem] {
    guard let root else { return [] }
    var canvas = ElementCanvas(origin: .zero, scale: layoutScale)
    root.draw(&canvas)
    return canvas.items
  }

  // MARK: Reports

  package func viewNodes(
    of view: UIView, toScreen: CGAffineTransform, subview node: (UIView) -> ViewNode
  ) -> [ViewNode] {
    guard let root else { return [] }
    return nodes(of: root, at: .zero, from: .zero, toScreen, nil, node)
  }

  /// - Parameters:
  ///   - origin: the element's origin in the host's coordinate space.
  ///   - outer: the origin of the enclosing described element.
  ///   - effects: the transform of the effects around the element, in the host's coordinate space; nil for none.
  private func nodes(
    of element: _LayoutElement, at origin: CGPoint, from outer: CGPoint, _ toScreen: CGAffineTransform,
    _ effects: ProjectionTransform?, _ node: (UIView) -> ViewNode
  ) -> [ViewNode] {
    if let element = element as? _PlatformElement {
      return element.view.superview === self && !element.view.isHidden ? [node(element.view)] : []
    }
    let described = element as? any DescribedElement
    let inner = element.effectTransform(at: origin, in: effects)
    let children = element.children.flatMap { child in
      nodes(
        of: child, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y),
        from: described == nil ? outer : origin, toScreen, inner, node)
    }
    guard let described else { return children }
    let frame = CGRect(origin: origin, size: element.size)
    return [
      ViewNode(
        className: described.snapshotName,
        identifier: element.trait(ObjectIdentifier(AccessibilityIdentifierKey.self)) as? String,
        text: described.snapshotText, frame: frame.offsetBy(dx: -outer.x, dy: -outer.y),
        screenFrame: (effects?.convert(frame) ?? frame).applying(toScreen), style: described.snapshotStyle,
        children: children)
    ]
  }

  /// The images that the app has made and that are drawn among the elements.
  package var shownImages: [UIImage] {
    func images(in element: _LayoutElement) -> [UIImage] {
      if let image = element as? _ImageElement { return image.picture.map { [$0] } ?? [] }
      return element.children.flatMap(images)
    }
    return root.map(images) ?? []
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { false }
    set {}
  }

  /// The accessibility elements in the view, created for each request.
  open override var accessibilityElements: [Any]? {
    get { AccessibilityReader(host: self).elements() }
    set { super.accessibilityElements = newValue }
  }

  // MARK: Touches

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, let root else { return nil }
    guard let hit = root.hitTest(CGPoint(x: point.x, y: point.y)) else { return nil }
    guard let element = hit as? _PlatformElement, element.view.superview === self else { return self }
    return element.view.hitTest(convert(point, to: element.view), with: event)
  }

  package var heightDependsOnWidth: Bool { false }
  package func contentSize(forLayoutWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.began(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.moved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.ended(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.cancelled(touches)
  }
}

extension _ElementHostView: KeyboardFollowing {
  package func keyboardDidMove() { setNeedsContent() }
}

/// The key of `accessibilityIdentifier(_:)` among an element's traits; its value is a `String`.
package enum AccessibilityIdentifierKey {}

/// The owner of a graph whose elements are shown.
@MainActor package protocol GraphHost: AnyObject {
  var graph: _ViewGraph { get }
  /// Evaluates pending changes, lays out, and runs the resulting actions.
  func updateGraph()
  /// Called after scrolling: what read positions on the screen is evaluated again if they changed.
  func geometryDidChange()
  /// The controller that becomes the parent of controllers inside.
  var containerController: UIViewController? { get }
}

extension GraphHost {
  package func geometryDidChange() { graph.geometryDidChange() }
}
