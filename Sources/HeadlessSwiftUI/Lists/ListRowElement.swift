internal import Foundation
internal import Graphics
internal import HeadlessUIKit

/// A row of a list: content within insets, a disclosure indicator for links, and the separator below it.
final class ListRowElement: _LayoutElement, FramingElement {
  struct Looks: Equatable {
    var insets = EdgeInsets(
      top: ListMetrics.verticalInset, leading: ListMetrics.contentInset, bottom: ListMetrics.verticalInset,
      trailing: ListMetrics.contentInset)
    var minimumHeight: CGFloat = 44
    var hasArrow = false
    /// The size of the indicator's parts, relative to the standard text size.
    var arrowScale: CGFloat = 1
    var arrowColor = Graphics.Color.clear
    var separator: Graphics.Color?
    /// The separator at the row's top: of a section's first row in a plain or grouped list.
    var separatorAbove: Graphics.Color?
    /// Whether the separator below or above is as wide as the row, as at the ends of grouped sections.
    var isSeparatorFull = false
    var isSeparatorAboveFull = false
    /// Nil if the separator extends to the card's edge.
    var separatorEnd: CGFloat = 0
    /// Whether the indicator at the row's end points down or to the side, for an expandable group.
    var isOpen: Bool?
  }

  var looks = Looks() { didSet { if looks != oldValue { invalidateLayout() } } }
  let content = _StackElement(column: [], alignment: .leading)
  /// A short text at the row's trailing edge.
  var badge: _LayoutElement? {
    didSet {
      badge?.parent = self
      if badge !== oldValue { invalidateLayout() }
    }
  }

  /// The actions that assistive technologies offer for what is in the row.
  var accessibleActions: () -> [UIAccessibilityCustomAction] = { [] }

  override init() {
    super.init()
    content.parent = self
  }

  override var children: [_LayoutElement] { badge.map { [content, $0] } ?? [content] }

  private var arrow: DisclosureArrow? {
    guard looks.hasArrow || looks.isOpen != nil else { return nil }
    return DisclosureArrow(scale: looks.arrowScale, color: looks.arrowColor, isOpen: looks.isOpen == true)
  }
  private var arrowRoom: CGFloat { arrow?.room ?? 0 }

  private func badgeSize() -> CGSize { badge?.sizeThatFits(.unspecified) ?? .zero }

  private func offered(_ width: CGFloat?) -> ProposedViewSize {
    let end = arrowRoom + (badge == nil ? 0 : badgeSize().width + 8)
    return ProposedViewSize(
      width: width.map { max(0, $0 - looks.insets.leading - looks.insets.trailing - end) }, height: nil)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = content.sizeThatFits(offered(proposal.width))
    return CGSize(
      width: proposal.width ?? own.width + looks.insets.leading + looks.insets.trailing,
      height: max(looks.minimumHeight, own.height + looks.insets.top + looks.insets.bottom))
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let offered = offered(size.width)
    let own = content.sizeThatFits(offered)
    let room = size.height - looks.insets.top - looks.insets.bottom
    placeChild(
      content, at: CGPoint(x: looks.insets.leading, y: looks.insets.top + (room - own.height) / 2), within: size.width,
      proposal: offered)
    guard let badge else { return }
    let badgeSize = badgeSize()
    placeChild(
      badge,
      at: CGPoint(
        x: size.width - looks.insets.trailing - arrowRoom - badgeSize.width, y: (size.height - badgeSize.height) / 2),
      within: size.width, proposal: .unspecified)
  }

  // MARK: Drawing

  override func draw(_ canvas: inout ElementCanvas) {
    super.draw(&canvas)
    let isRightToLeft = layoutDirection == .rightToLeft
    arrow?.draw(on: &canvas, in: size, inset: looks.insets.trailing, isRightToLeft: isRightToLeft)
    if let separator = looks.separator {
      drawSeparator(separator, at: size.height - 1 / canvas.scale, isFull: looks.isSeparatorFull, &canvas)
    }
    if let separator = looks.separatorAbove {
      drawSeparator(separator, at: 0, isFull: looks.isSeparatorAboveFull, &canvas)
    }
  }

  private func drawSeparator(_ color: Graphics.Color, at y: CGFloat, isFull: Bool, _ canvas: inout ElementCanvas) {
    let thickness = 1 / canvas.scale
    let (start, end) = isFull ? (0, size.width) : separatorRange
    let isRightToLeft = layoutDirection == .rightToLeft
    let minX = canvas.rounded(canvas.origin.x + (isRightToLeft ? size.width - end : start))
    let maxX = canvas.rounded(canvas.origin.x + (isRightToLeft ? size.width - start : end))
    let top = canvas.rounded(canvas.origin.y + y + thickness) - thickness
    guard maxX > minX else { return }
    let rect = CGRect(x: minX, y: top, width: maxX - minX, height: thickness)
    canvas.items.append(.fill(Graphics.Path(rect: rect), .color(color), rule: .winding))
  }

  /// From the guide that the content sets, else from the first text in the row, to the card's edge.
  private var separatorRange: (CGFloat, CGFloat) {
    let dimensions = content.dimensions(in: offered(size.width))
    let start = dimensions.explicitValue(of: HorizontalAlignment.listRowSeparatorLeading.key)
    let end = dimensions.explicitValue(of: HorizontalAlignment.listRowSeparatorTrailing.key)
    let base = looks.insets.leading
    return (
      start.map { base + $0 } ?? firstTextEdge ?? base, end.map { base + $0 } ?? size.width - looks.separatorEnd
    )
  }

  private var firstTextEdge: CGFloat? {
    func search(_ element: _LayoutElement, _ x: CGFloat) -> (CGFloat, CGFloat)? {
      if element is _TextElement { return (x, element.size.width) }
      // An overlay or a background has no part in the alignment of what it belongs to.
      let children = (element as? _SecondaryElement).map { [$0.child] } ?? element.children
      for child in children {
        if let found = search(child, x + child.origin.x) { return found }
      }
      return nil
    }
    guard let (x, width) = search(content, content.origin.x) else { return nil }
    return layoutDirection == .rightToLeft ? size.width - x - width : x
  }
}

private enum SeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension HorizontalAlignment {
  /// The leading edge of the separator below a list's row.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
