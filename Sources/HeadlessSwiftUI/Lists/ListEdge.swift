internal import Foundation
internal import HeadlessUIKit

/// A section's header or footer.
@MainActor final class ListEdge: NSObject, UIGestureRecognizerDelegate {
  /// What expands and collapses the section.
  struct Disclosure {
    let arrow: DisclosureArrow
    let toggle: @MainActor () -> Void
  }

  let host: ListEdgeHostView
  private let padding: _PaddingElement
  private let column = _StackElement(column: [], alignment: .leading)
  private let element: ListEdgeElement
  private var disclosure: Disclosure?
  private var tap: UITapGestureRecognizer?

  init(_ reference: GraphHostReference, isHeader: Bool) {
    host = ListEdgeHostView(reference)
    host.isHeader = isHeader
    host.respectsSafeArea = false
    padding = _PaddingElement(column, insets: EdgeInsets())
    element = ListEdgeElement(padding)
    super.init()
    host.elements = [element]
  }

  func take(_ elements: [_LayoutElement], _ insets: EdgeInsets) {
    if !elements.elementsEqual(column.content, by: ===) { column.content = elements }
    if padding.insets != insets { padding.insets = insets }
    element.arrowInset = insets.trailing
  }

  /// A tap anywhere on the header expands and collapses the section.
  func take(_ disclosure: Disclosure?) {
    self.disclosure = disclosure
    element.arrow = disclosure?.arrow
    host.takesTouches = disclosure != nil
    tap?.isEnabled = disclosure != nil
    guard disclosure != nil, tap == nil else { return }
    let recognizer = UITapGestureRecognizer(target: self, action: Selector("toggle:", ListEdge.wasTapped))
    recognizer.delegate = self
    host.addGestureRecognizer(recognizer)
    tap = recognizer
  }

  private func wasTapped(_ recognizer: UITapGestureRecognizer) { disclosure?.toggle() }

  /// Buttons and gestures of the header's views have their own touches.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    var element = host.root?.hitTest(touch.location(in: host))
    while let current = element {
      if current is any TouchElement { return false }
      element = current.parent
    }
    return true
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    host.size(of: ProposedViewSize(width: width, height: nil)).height
  }
}

/// The view of a header or footer. One that expands a section takes touches beside its content, too.
final class ListEdgeHostView: PartHostView {
  var takesTouches = false
  /// VoiceOver reads the elements of a section's header as headings.
  var isHeader = false

  override var accessibilityElements: [Any]? {
    get {
      let elements = super.accessibilityElements
      guard isHeader else { return elements }
      for element in elements?.flatMap(HostedAccessibilityElement.all) ?? [] {
        element.accessibilityTraits.insert(.header)
      }
      return elements
    }
    set { super.accessibilityElements = newValue }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    return takesTouches && self.point(inside: point, with: event) ? self : nil
  }
}

/// Takes the whole width, with the content at the leading edge, and the indicator of a section that can be collapsed at the
/// trailing one.
final class ListEdgeElement: _UnaryElement, FramingElement {
  var arrow: DisclosureArrow? { didSet { if arrow != oldValue { invalidateLayout() } } }
  /// The distance between the edge and the indicator, in points.
  var arrowInset: CGFloat = 0

  private func offered(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - (arrow?.room ?? 0)) }, height: nil)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = child.sizeThatFits(offered(proposal.width))
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }

  override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> _ElementPlacement {
    _ElementPlacement(origin: .zero, proposal: offered(size.width))
  }

  override func draw(_ canvas: inout ElementCanvas) {
    super.draw(&canvas)
    arrow?.draw(on: &canvas, in: size, inset: arrowInset, isRightToLeft: layoutDirection == .rightToLeft)
  }
}
