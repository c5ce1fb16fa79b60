public import Foundation

/// An item, a header or a footer of a list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private var separators: [_UICollectionViewListSeparatorView] = []
  private var shownAccessories: [ShownAccessory] = []
  private var accessorySeparator: CellAccessorySeparatorView?
  private var separatorGuide: UILayoutGuide?

  private struct ShownAccessory {
    let accessory: UICellAccessory
    let view: UIView
  }

  // MARK: Content

  /// A configuration with the standard look of the place in the list: an item's, a header's, a footer's.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    surroundings?.content ?? .cell()
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    surroundings?.background ?? .listPlainCell()
  }

  /// The list properties of the cell.
  private var surroundings: ListSurroundings? { (told ?? expected)?.listSurroundings }

  /// The position of the item in its section's tree.
  var outline: OutlineState? {
    didSet {
      if let outline { indentationLevel = outline.level }
      setNeedsUpdateConfiguration()
    }
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = outline?.isExpanded == true
    return state
  }

  override func take(_ attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout) {
    let before = surroundings
    super.take(attributes, in: layout)
    guard before != surroundings else { return }
    updateMargins()
    setNeedsLayout()
  }

  // MARK: Indentation

  open var indentationLevel = 0 {
    didSet { if oldValue != indentationLevel { setNeedsLayout() } }
  }
  /// In points a level.
  open var indentationWidth: CGFloat = CellMetrics.Figures.current.indentationWidth {
    didSet { if oldValue != indentationWidth { setNeedsLayout() } }
  }
  /// Whether leading accessories are indented with the content.
  open var indentsAccessories = true {
    didSet { if oldValue != indentsAccessories { setNeedsLayout() } }
  }
  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  // MARK: Accessories

  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }

  private func showAccessories() {
    let old = shownAccessories
    let host = CellAccessoryHost(cell: self)
    shownAccessories = arranged.map { ShownAccessory(accessory: $0, view: host.makeView($0)) }
    for shown in old where !shownAccessories.contains(where: { $0.view === shown.view }) {
      shown.view.removeFromSuperview()
    }
    setNeedsLayout()
  }

  /// The accessories of each edge from the cell's edge inwards; custom ones have their own positions.
  private var arranged: [UICellAccessory] {
    var result: [UICellAccessory] = []
    for isLeading in [true, false] {
      let own = accessories.filter { $0.isLeading == isLeading }
      var line = own.filter { $0.position == nil }.enumerated().sorted {
        ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
      }.map(\.element)
      for accessory in own {
        guard let position = accessory.position else { continue }
        let fromContent = min(max(position(line.reversed()), 0), line.count)
        line.insert(accessory, at: line.count - fromContent)
      }
      result += line
    }
    return result
  }

  private func shown(isLeading: Bool) -> [ShownAccessory] {
    shownAccessories.filter { $0.accessory.isLeading == isLeading && $0.accessory.isShown(whileEditing: isEditing) }
  }

  // MARK: Layout

  private var margins: (leading: CGFloat, trailing: CGFloat) {
    let margins = layoutMargins
    return isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
  }

  /// The safe area beside the cell, at the leading and trailing edges.
  private var safe: (leading: CGFloat, trailing: CGFloat) {
    guard surroundings != nil else { return (0, 0) }
    let area = safeAreaInsets
    return isRightToLeft ? (area.right, area.left) : (area.left, area.right)
  }

  override var standardMargins: UIEdgeInsets {
    guard let surroundings else { return super.standardMargins }
    var margin = screenConfiguration.tableMargin
    if surroundings.appearance == .insetGrouped || surroundings.appearance == .sidebar {
      margin = traitCollection.userInterfaceIdiom == .phone ? min(margin, 20) : 16
    }
    return UIEdgeInsets(
      top: CellMetrics.Figures.current.verticalMargin, left: margin, bottom: CellMetrics.Figures.current.verticalMargin,
      right: margin)
  }

  /// The width of an edge's accessories in addition to the margin.
  private func width(_ accessories: [ShownAccessory]) -> CGFloat {
    let host = CellAccessoryHost(cell: self)
    let widths = accessories.map { host.width(of: $0.view, $0.accessory) }
    return widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * CellMetrics.Figures.current.accessoryDistance
  }

  override func contentFrame(in size: CGSize) -> CGRect {
    let (leading, trailing) = (shown(isLeading: true), shown(isLeading: false))
    var start = safe.leading + indentation
    if !leading.isEmpty { start += width(leading) + CellMetrics.Figures.current.accessoryContentSpacing }
    if start > safe.leading { start += lostMargin }
    var end = size.width - safe.trailing
    if !trailing.isEmpty { end -= width(trailing) + margins.trailing }
    return directed(CGRect(x: start, y: 0, width: max(0, end - start), height: size.height), size.width)
  }

  /// The difference between the cell's margin and that of a list's content, which keeps its own beside accessories.
  private var lostMargin: CGFloat {
    guard let list = contentConfiguration as? UIListContentConfiguration else { return 0 }
    return max(0, margins.leading - list.directionalLayoutMargins.leading)
  }

  private func directed(_ rect: CGRect, _ width: CGFloat) -> CGRect {
    rect.mirrored(in: width, if: isRightToLeft)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangeAccessories()
    arrangeSeparators()
    GroupCorners.round(
      self, surroundings.flatMap { $0.appearance == .insetGrouped && $0.role == .item ? ($0.isFirst, $0.isLast) : nil })
  }

  private func arrangeAccessories() {
    for shown in shownAccessories where !shown.accessory.isShown(whileEditing: isEditing) {
      shown.view.removeFromSuperview()
    }
    let leading = shown(isLeading: true)
    let trailing = shown(isLeading: false)
    var x = safe.leading + margins.leading + (indentsAccessories ? indentation : 0)
    let host = CellAccessoryHost(cell: self)
    for shown in leading {
      let width = host.width(of: shown.view, shown.accessory)
      place(shown, x, width, host)
      x += width + CellMetrics.Figures.current.accessoryDistance
    }
    x = bounds.width - safe.trailing - margins.trailing
    var line: CGFloat?
    for (index, shown) in trailing.enumerated() {
      let width = host.width(of: shown.view, shown.accessory)
      place(shown, x - width, width, host)
      x -= width + CellMetrics.Figures.current.accessoryDistance
      if shown.accessory.showsVerticalSeparator, index + 1 < trailing.count {
        line = x + CellMetrics.Figures.current.accessoryDistance / 2
      }
    }
    arrangeAccessorySeparator(at: line)
  }

  /// The line before a grip beside another accessory; its height is estimated from pictures.
  private func arrangeAccessorySeparator(at x: CGFloat?) {
    guard let x else {
      accessorySeparator?.removeFromSuperview()
      accessorySeparator = nil
      return
    }
    let line = accessorySeparator ?? CellAccessorySeparatorView()
    accessorySeparator = line
    if line.superview !== self { addSubview(line) }
    line.backgroundColor = .separator
    let rounding = PixelRounding(scale: layoutScale)
    let height = min(bounds.height, 30)
    line.takeFrame(
      directed(
        CGRect(
          x: rounding.round(x), y: rounding.round((bounds.height - height) / 2), width: 1 / layoutScale, height: height),
        bounds.width))
  }

  private func place(_ shown: ShownAccessory, _ x: CGFloat, _ width: CGFloat, _ host: CellAccessoryHost) {
    if shown.view.superview !== self { addSubview(shown.view) }
    host.update(shown.view, shown.accessory)
    let size = host.size(of: shown.view, shown.accessory)
    let y = PixelRounding(scale: layoutScale).round((bounds.height - size.height) / 2)
    let start = shown.accessory.isCircle ? x : x + (width - size.width) / 2
    shown.view.takeFrame(
      directed(CGRect(x: start, y: y, width: size.width, height: size.height), bounds.width))
  }

  // MARK: Separators

  /// Constraints to its edges determine the start and end of the cell's separators.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    separatorGuide = guide
    return guide
  }

  private func arrangeSeparators() {
    let lines = surroundings.map(lines) ?? []
    while separators.count > lines.count { separators.removeLast().removeFromSuperview() }
    while separators.count < lines.count {
      let view = _UICollectionViewListSeparatorView()
      separators.append(view)
      addSubview(view)
    }
    for (view, line) in zip(separators, lines) {
      view.takeFrame(directed(line.frame, bounds.width))
      if view.backgroundColor != line.color { view.backgroundColor = line.color }
    }
  }

  private func lines(_ surroundings: ListSurroundings) -> [(frame: CGRect, color: UIColor)] {
    guard let configuration = surroundings.separators, surroundings.role == .item else { return [] }
    let isGrouped = surroundings.appearance == .grouped
    let isInset = surroundings.appearance == .insetGrouped
    func isVisible(_ visibility: UIListSeparatorConfiguration.Visibility, _ automatic: Bool) -> Bool {
      visibility == .automatic ? automatic : visibility == .visible
    }
    var lines: [(frame: CGRect, color: UIColor)] = []
    if isVisible(configuration.topSeparatorVisibility, isGrouped && surroundings.isFirst) {
      lines.append((line(atTop: true, configuration.topSeparatorInsets, isFull: isGrouped), configuration.color))
    }
    if isVisible(configuration.bottomSeparatorVisibility, !(isInset && surroundings.isLast)) {
      let isFull = isGrouped && surroundings.isLast
      let color = isSelected ? configuration.multipleSelectionColor : configuration.color
      lines.append((line(atTop: false, configuration.bottomSeparatorInsets, isFull: isFull), color))
    }
    return lines
  }

  private func line(atTop: Bool, _ insets: NSDirectionalEdgeInsets, isFull: Bool) -> CGRect {
    let thickness = 1 / layoutScale
    let automatic = UIListSeparatorConfiguration.automaticInsets
    var (start, end) = isFull ? (0, 0) : (automaticStart, automaticEnd)
    if insets.leading != automatic.leading { start = insets.leading }
    if insets.trailing != automatic.trailing { end = insets.trailing }
    return CGRect(
      x: start, y: atTop ? 0 : bounds.height - thickness, width: max(0, bounds.width - start - end), height: thickness)
  }

  private var automaticStart: CGFloat {
    if let separatorGuide, hasConstraints(separatorGuide) {
      let frame = separatorGuide.layoutFrame
      return frame.mirrored(in: bounds.width, if: isRightToLeft).minX
    }
    let content = directed(body.view.frame, bounds.width)
    let text = (body.hosted as? UIListContentView)?.separatorStart
    let own = body.view.layoutMargins
    return content.minX + (text ?? (isRightToLeft ? own.right : own.left))
  }

  private var automaticEnd: CGFloat {
    guard let separatorGuide, hasConstraints(separatorGuide) else { return 0 }
    let frame = separatorGuide.layoutFrame
    return frame.width == 0 ? 0 : isRightToLeft ? frame.minX : bounds.width - frame.maxX
  }

  private func hasConstraints(_ guide: UILayoutGuide) -> Bool {
    !guide.constraintsAffectingLayout(for: .horizontal).isEmpty
  }

  // MARK: Background

  override var shownBackground: UIBackgroundConfiguration? {
    if backgroundConfiguration != nil { return super.shownBackground }
    guard surroundings != nil, automaticallyUpdatesBackgroundConfiguration else { return nil }
    let isLit = isSelected || isHighlighted
    if isLit, selectedBackgroundView != nil { return nil }
    if backgroundColor != nil, !isLit { return nil }
    return defaultBackgroundConfiguration().updated(for: configurationState)
  }

  // MARK: Touches

  /// Whether a tap on the cell opens its item's children instead of selecting it.
  var opensByTap: Bool {
    accessories.contains { accessory in
      if case .outline(.header) = accessory.content { accessory.isShown(whileEditing: isEditing) } else { false }
    }
  }

  /// The effect of a tap on an accessory.
  package func tapAccessory(_ type: UICellAccessory.AccessoryType) {
    guard let accessory = accessories.first(where: { $0.accessoryType == type }) else { return }
    if let action = accessory.action { return action() }
    if type == .outlineDisclosure { outline?.toggle() }
  }
}

/// The line between two items of a list.
final class _UICollectionViewListSeparatorView: UIView, RowSeparator {}
