import Foundation

/// The platter with a menu's elements. Named as UIKit's.
final class _UIContextMenuListView: UIView {
  let menu: UIMenu
  /// Calls with what is touched.
  var onChoice: ((UIMenuElement) -> Void)?
  private let metrics: MenuMetrics
  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let shadow = _UIShadowView(radius: 32, drop: 8)
  private let rows = UIScrollView()
  private var parts: [Part] = []

  /// Something between two horizontal lines.
  private struct Part {
    /// One, or several side by side.
    var views: [UIView]
    var height: (CGFloat) -> CGFloat
    /// Whether a separator precedes the section, after another one.
    var hasLine = true
  }

  /// - Parameters:
  ///   - isOpen: whether the menu was opened from another one, and has its title as the first row.
  ///   - isReversed: whether the first element is at the bottom.
  init(_ menu: UIMenu, metrics: MenuMetrics, isOpen: Bool, isReversed: Bool) {
    self.menu = menu
    self.metrics = metrics
    super.init(frame: .zero)
    addSubview(shadow)
    backdrop.layer.cornerRadius = MenuMetrics.Figures.current.cornerRadius
    backdrop.layer.cornerCurve = .continuous
    backdrop.clipsToBounds = true
    addSubview(backdrop)
    rows.contentInsetAdjustmentBehavior = .never
    backdrop.contentView.addSubview(rows)
    shade.backgroundColor = MenuMetrics.dividerColor
    shade.isHidden = true
    shade.isUserInteractionEnabled = false
    backdrop.contentView.addSubview(shade)
    accessibilityViewIsModal = true
    makeParts(isOpen: isOpen, isReversed: isReversed)
  }

  @available(*, unavailable, message: "made by menus")
  required init?(coder: NSCoder) { nil }

  /// Whether another menu overlays this one.
  var isInBackground = false {
    didSet { shade.isHidden = !isInBackground }
  }
  private let shade = UIView()

  // MARK: Parts

  private func makeParts(isOpen: Bool, isReversed: Bool) {
    let sections = menu.shownSections
    let elements = sections.flatMap(\.lines).compactMap { line -> UIMenuElement? in
      if case .element(let element) = line { element } else { nil }
    }
    let hasMarks = isOpen || elements.contains { $0.isSubmenu || $0.shownState != .off }
    let maximumLines = menu.displayPreferences?.maximumNumberOfTitleLines
    var made = sections.enumerated().map { index, section -> [Part] in
      var parts = section.lines.map { part($0, hasMarks, maximumLines) }
      if isReversed { parts.reverse() }
      // The menu's own title is always at the top.
      if !section.title.isEmpty, index > 0 { parts.insert(header(section), at: 0) }
      return parts
    }
    if isReversed { made.reverse() }
    if !isOpen, let first = sections.first, !first.title.isEmpty, !made.isEmpty {
      made[0].insert(header(first), at: 0)
    }
    if isOpen {
      let title = _UIContextMenuCell(menu, style: .open, metrics: metrics, hasMarks: true, maximumLines: nil)
      title.addAction(UIAction { [weak self] _ in self.map { $0.onChoice?($0.menu) } }, for: .touchUpInside)
      made.insert([Part(views: [title]) { title.height(forWidth: $0) }], at: 0)
    }
    // A hairline below the title, as thick a divider as between others anywhere else.
    parts = made.enumerated().flatMap { index, section -> [Part] in
      guard index > 0, !(isOpen && index == 1) else { return section }
      return [divider()]
        + section.enumerated().map { place, part in
          var part = part
          if place == 0 { part.hasLine = false }
          return part
        }
    }
    for part in parts { for view in part.views { rows.addSubview(view) } }
  }

  private func part(_ line: MenuSection.Line, _ hasMarks: Bool, _ maximumLines: Int?) -> Part {
    func cell(_ element: UIMenuElement, _ style: _UIContextMenuCell.Style) -> _UIContextMenuCell {
      let cell = _UIContextMenuCell(
        element, style: style, metrics: metrics, hasMarks: hasMarks, maximumLines: maximumLines)
      cell.addAction(UIAction { [weak self] _ in self?.onChoice?(element) }, for: .touchUpInside)
      return cell
    }
    switch line {
    case .element(let element):
      let cell = cell(element, .large)
      return Part(views: [cell]) { cell.height(forWidth: $0) }
    case .strip(let elements, let size):
      let cells = elements.map { cell($0, size == .small ? .small : .medium) }
      return Part(views: cells) { [cells] in cells.map { $0.height(forWidth: 0) }.max() ?? $0 }
    case .palette(let elements):
      let cells = elements.map { cell($0, .palette) }
      return Part(views: cells) { [metrics] _ in metrics.smallRowHeight }
    case .loading:
      return text("Loading…", metrics.titleFont, height: metrics.rowHeight)
    }
  }

  private func text(_ string: String, _ font: UIFont, height: CGFloat) -> Part {
    let view = _UIContextMenuHeaderView(string, font: font, minimumHeight: height)
    return Part(views: [view]) { view.height(forWidth: $0) }
  }

  private func header(_ section: MenuSection) -> Part {
    let string = [section.title, section.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    return text(string, metrics.headerFont, height: metrics.headerHeight)
  }

  private func divider() -> Part {
    let view = _UIContextMenuSectionSeparator()
    view.backgroundColor = MenuMetrics.dividerColor
    return Part(views: [view], height: { _ in MenuMetrics.Figures.current.dividerHeight }, hasLine: false)
  }

  // MARK: Size

  /// In points, for as much as the menu may take.
  func fittingSize(in room: CGSize) -> CGSize {
    let width = min(metrics.width, room.width)
    let height = parts.reduce(0) { $0 + $1.height(width) }
    return CGSize(width: width, height: min(height, max(room.height, 0)))
  }

  /// The frame of an element's row, in points of the list; nil if it has none.
  func frame(of element: UIMenuElement) -> CGRect? {
    layoutIfNeeded()
    let cells = parts.flatMap(\.views).compactMap { $0 as? _UIContextMenuCell }
    return cells.first { $0.element === element }.map { $0.convert($0.bounds, to: self) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shadow.cast(
      UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.Figures.current.cornerRadius), around: bounds)
    backdrop.frame = bounds
    rows.frame = bounds
    shade.frame = bounds
    for view in rows.subviews where view is _UIContextMenuReusableSeparatorView { view.removeFromSuperview() }
    let hairline = 1 / layoutScale
    var y: CGFloat = 0
    for (index, part) in parts.enumerated() {
      let height = part.height(bounds.width)
      place(part.views, at: y, height: height)
      if index > 0, part.hasLine { addLine(CGRect(x: 0, y: y, width: bounds.width, height: hairline)) }
      y += height
    }
    rows.contentSize = CGSize(width: bounds.width, height: y)
  }

  /// Views side by side share the width, the first one at the leading side.
  private func place(_ views: [UIView], at y: CGFloat, height: CGFloat) {
    let rounding = PixelRounding(scale: layoutScale)
    let width = bounds.width / CGFloat(max(views.count, 1))
    for (index, view) in views.enumerated() {
      let position = isRightToLeft ? views.count - 1 - index : index
      let left = rounding.round(CGFloat(position) * width)
      let right = rounding.round(CGFloat(position + 1) * width)
      view.frame = CGRect(x: left, y: y, width: right - left, height: height)
      if position > 0, (view as? _UIContextMenuCell)?.isInPalette != true {
        addLine(CGRect(x: left, y: y, width: 1 / layoutScale, height: height))
      }
    }
  }

  private func addLine(_ frame: CGRect) {
    let line = _UIContextMenuReusableSeparatorView(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    rows.addSubview(line)
  }
}

/// The line between two rows of a menu. Named as UIKit's.
final class _UIContextMenuReusableSeparatorView: UIView {}

/// The room between two sections of a menu. Named as UIKit's.
final class _UIContextMenuSectionSeparator: UIView {}
