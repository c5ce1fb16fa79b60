import Foundation

/// A bar with the elements of an edit menu side by side, and an arrow. Named after UIKit's.
///
/// A chevron replaces elements that don't fit and opens a list of all elements.
final class _UIEditMenuListView: UIView {
  private let menu: UIMenu
  private let metrics: EditMenuMetrics
  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let outline = CAShapeLayer()
  private let shadow = _UIShadowView(radius: 16, drop: 4)
  private var items: [_UIEditMenuListItem] = []
  private var lines: [UIView] = []
  private lazy var more = makeMore()
  var onChoice: ((UIMenuElement) -> Void)?

  init(_ menu: UIMenu, metrics: EditMenuMetrics) {
    self.menu = menu
    self.metrics = metrics
    super.init(frame: .zero)
    addSubview(shadow)
    addSubview(backdrop)
    backdrop.layer.mask = outline
    items = menu.shownElements.map { item($0) }
  }

  @available(*, unavailable, message: "made by menus")
  required init?(coder: NSCoder) { nil }

  private func item(_ element: UIMenuElement) -> _UIEditMenuListItem {
    let item = _UIEditMenuListItem(element, font: metrics.font)
    item.addAction(UIAction { [weak self] _ in self?.onChoice?(element) }, for: .touchUpInside)
    return item
  }

  /// Creates the item for a menu with all elements.
  private func makeMore() -> _UIEditMenuListItem {
    let all = UIMenu(
      title: "More", image: UIImage(systemName: "chevron.forward"), children: menu.shownElements)
    return item(all)
  }

  // MARK: Layout

  /// Places the bar above its target if there is space, otherwise below, unless the app sets a direction.
  func layOut(at place: CGRect, room: CGRect, direction: UIEditMenuArrowDirection) {
    for line in lines { line.removeFromSuperview() }
    lines = []
    let shown = fittingItems(in: room.width)
    for item in items + [more] where item.superview != nil { item.removeFromSuperview() }
    for item in shown { backdrop.contentView.addSubview(item) }
    let width = shown.reduce(CGFloat(0)) { $0 + self.width(of: $1) }
    let pointsUp = pointsUp(at: place, room: room, direction)
    let rounding = PixelRounding(scale: layoutScale)
    let total = metrics.height + EditMenuMetrics.Figures.current.arrowHeight
    let x = min(max(place.midX - width / 2, room.minX), max(room.minX, room.maxX - width))
    let y =
      pointsUp
      ? place.maxY + EditMenuMetrics.Figures.current.spacing
      : place.minY - EditMenuMetrics.Figures.current.spacing - total
    let top = min(max(y, room.minY), max(room.minY, room.maxY - total))
    frame = CGRect(x: rounding.round(x), y: rounding.round(top), width: width, height: total)
    backdrop.frame = bounds
    cut(tip: place.midX - frame.minX, pointsUp: pointsUp)
    placeItems(shown, top: pointsUp ? EditMenuMetrics.Figures.current.arrowHeight : 0)
  }

  /// Whether the arrow points up. Left and right are ignored: the bar is wider than the space beside most targets, and UIKit's rule
  /// isn't published.
  private func pointsUp(at place: CGRect, room: CGRect, _ direction: UIEditMenuArrowDirection) -> Bool {
    let needed = metrics.height + EditMenuMetrics.Figures.current.arrowHeight + EditMenuMetrics.Figures.current.spacing
    let fitsAbove = place.minY - needed >= room.minY
    let fitsBelow = place.maxY + needed <= room.maxY
    if direction == .up { return fitsBelow || !fitsAbove }
    return !fitsAbove && fitsBelow
  }

  private func width(of item: _UIEditMenuListItem) -> CGFloat {
    item === more ? EditMenuMetrics.Figures.current.moreWidth : item.naturalWidth
  }

  private func fittingItems(in width: CGFloat) -> [_UIEditMenuListItem] {
    if items.reduce(0, { $0 + $1.naturalWidth }) <= width { return items }
    var left = width - EditMenuMetrics.Figures.current.moreWidth
    let shown = items.prefix { item in
      left -= item.naturalWidth
      return left >= 0
    }
    return Array(shown) + [more]
  }

  /// Places the items in reading direction.
  private func placeItems(_ shown: [_UIEditMenuListItem], top: CGFloat) {
    var x: CGFloat = 0
    for (index, item) in shown.enumerated() {
      let width = width(of: item)
      item.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: top, width: width, height: metrics.height)
      if index > 0 {
        let line = _UIContextMenuReusableSeparatorView()
        line.backgroundColor = .separator
        line.frame = CGRect(
          x: isRightToLeft ? item.frame.maxX : item.frame.minX, y: top, width: 1 / layoutScale, height: metrics.height)
        backdrop.contentView.addSubview(line)
        lines.append(line)
      }
      x += width
    }
  }

  private func cut(tip: CGFloat, pointsUp: Bool) {
    let arrow = EditMenuMetrics.Figures.current.arrowHeight
    let half = EditMenuMetrics.Figures.current.arrowBase / 2
    let body = CGRect(x: 0, y: pointsUp ? arrow : 0, width: bounds.width, height: metrics.height)
    let path = UIBezierPath(roundedRect: body, cornerRadius: EditMenuMetrics.Figures.current.cornerRadius)
    let edge = EditMenuMetrics.Figures.current.cornerRadius + half
    let x = min(max(tip, edge), max(edge, bounds.width - edge))
    let (base, end) = pointsUp ? (body.minY + 0.5, CGFloat(0)) : (body.maxY - 0.5, bounds.height)
    // The arrow's outline must have the same winding as the body's; otherwise their overlap would be a gap.
    let side = pointsUp ? half : -half
    path.move(to: CGPoint(x: x - side, y: base))
    path.addLine(to: CGPoint(x: x, y: end))
    path.addLine(to: CGPoint(x: x + side, y: base))
    path.close()
    outline.frame = bounds
    outline.path = path.cgPath
    shadow.cast(path, around: bounds)
  }

  /// The frame of a visible element in the bar's coordinates, in points; nil for an element behind the chevron.
  func frame(of element: UIMenuElement) -> CGRect? {
    items.first { $0.element === element && $0.superview != nil }.map { $0.convert($0.bounds, to: self) }
  }
}

/// An element of an edit menu: its title, or its image if it has no title. Named after UIKit's.
final class _UIEditMenuListItem: UIControl {
  let element: UIMenuElement
  private let title = UILabel()
  private let picture = UIImageView()

  init(_ element: UIMenuElement, font: UIFont) {
    self.element = element
    super.init(frame: .zero)
    isEnabled = !element.shownAttributes.contains(.disabled)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = element.title
    let color = MenuMetrics.color(of: element)
    title.text = element.title
    title.font = font
    title.textColor = color
    title.textAlignment = .center
    picture.image = element.image
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font)
    picture.tintColor = color
    picture.contentMode = .center
    for view in [title, picture] { addSubview(view) }
    title.isHidden = showsImage
    picture.isHidden = !showsImage
  }

  @available(*, unavailable, message: "made by menus")
  required init?(coder: NSCoder) { nil }

  /// Whether the image is shown: for actions with images, iOS shows only the image.
  private var showsImage: Bool { element.image != nil }

  var naturalWidth: CGFloat {
    let content = showsImage ? picture.intrinsicContentSize.width : title.intrinsicContentSize.width
    return (content + 2 * EditMenuMetrics.Figures.current.padding).rounded(.up)
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? MenuMetrics.highlightColor : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
    picture.frame = bounds
  }

  package override var snapshotText: String? { element.title }
}
