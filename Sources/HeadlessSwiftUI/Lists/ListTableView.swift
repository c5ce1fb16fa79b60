internal import Foundation
internal import HeadlessUIKit

/// The table view of a list.
final class ListTableView: UITableView {
  var metrics: ListMetrics?
  var refreshAction: RefreshAction?
  /// Called after a layout, in which other rows may have become visible.
  var didLayOut: () -> Void = {}
  private var heightsAreOld = false

  /// Called when the size of a row's or header's content may have changed.
  func heightsDidChange() {
    guard !isInLayout else { return }
    heightsAreOld = true
    setNeedsLayout()
  }

  private var isInLayout = false

  /// On iOS a list is a collection view: its subviews are the rows from top to bottom, and then headers and footers. This is also
  /// the order in which tools that read the views find the rows.
  override func insertSubview(_ view: UIView, at index: Int) {
    let before = view is ListCell ? subviews.lastIndex { $0 is ListCell && $0.frame.minY < view.frame.minY } : nil
    super.insertSubview(view, at: before.map { $0 + 1 } ?? index)
  }

  /// The size for frames relative to the list, in points: the visible area without the safe area insets.
  var containerSize: CGSize { bounds.inset(by: safeAreaInsets).size }
  private var knownContainerSize = CGSize.zero
  /// Called when `containerSize` is another one.
  var containerSizeDidChange: () -> Void = {}

  private var knownSides: (left: CGFloat, right: CGFloat) = (0, 0)

  /// The room of rows, headers and footers ends at the sides of the safe area.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    let sides = (left: safeAreaInsets.left, right: safeAreaInsets.right)
    guard sides != knownSides else { return }
    knownSides = sides
    heightsDidChange()
  }

  override func layoutSubviews() {
    guard !isInLayout else { return super.layoutSubviews() }
    if containerSize != knownContainerSize {
      knownContainerSize = containerSize
      containerSizeDidChange()
    }
    isInLayout = true
    defer { isInLayout = false }
    (superview as? _ElementHostView)?.graphHost?.updateGraph()
    if heightsAreOld {
      heightsAreOld = false
      performBatchUpdates(nil)
    }
    super.layoutSubviews()
    didLayOut()
  }

  /// Cards have a fixed distance from the edges, whatever the margins of the screen.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let metrics, metrics.isInset else { return }
    insetsLayoutMarginsFromSafeArea = true
    layoutMargins = UIEdgeInsets(top: 0, left: metrics.sideInset, bottom: 0, right: metrics.sideInset)
  }
}

/// A cell that shows the views of a row.
final class ListCell: UITableViewCell {
  private(set) var row: ListRow?
  /// The spacing below the row, in points.
  private var spacing: CGFloat = 0

  private var rowFrame: CGRect {
    var frame = contentView.bounds
    frame.size.height = max(0, frame.height - spacing)
    return frame
  }

  func show(_ row: ListRow, spacing: CGFloat, _ source: ListSource) {
    self.spacing = spacing
    if self.row !== row, let old = self.row, old.host.superview === contentView { old.host.removeFromSuperview() }
    self.row = row
    row.host.frame = rowFrame
    if row.host.superview !== contentView { contentView.addSubview(row.host) }
    row.host.setNeedsContent()
    takeBackground(of: row, spacing: spacing, source)
  }

  func takeBackground(of row: ListRow, spacing: CGFloat, _ source: ListSource) {
    if self.spacing != spacing {
      self.spacing = spacing
      setNeedsLayout()
    }
    let own = row.part(ListRowBackgroundKey.self)?.madePart?.hostView
    own?.respectsSafeArea = false
    if let own, !source.showsRowsAsCards {
      if backgroundView !== own { backgroundView = own }
    } else {
      let view = backgroundView as? ListCellBackground ?? ListCellBackground()
      view.show(
        own, color: source.metrics.isGrouped ? source.metrics.rowBackground : .clear,
        cardSpacing: source.showsRowsAsCards ? spacing : nil)
      if backgroundView !== view { backgroundView = view }
    }
    let isActive = source.selection != nil || !row.rowButtons.isEmpty
    selectionStyle = isActive ? .default : .none
    if source.metrics.isBare, selectedBackgroundView == nil {
      let view = UIView()
      view.backgroundColor = .systemGray4
      view.layer.cornerRadius = ListMetrics.cardRadius
      selectedBackgroundView = view
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let row, row.host.frame != rowFrame { row.host.frame = rowFrame }
  }
}

/// The background of a row: as large as the row in the standard colour, or a card above the row's spacing.
final class ListCellBackground: UIView {
  private let card = UIView()
  private var cardSpacing: CGFloat?

  /// - Parameters:
  ///   - own: the background that the row's view sets, for a card.
  ///   - color: the standard colour.
  ///   - cardSpacing: the spacing below a card, in points; nil for a row without spacing.
  func show(_ own: UIView?, color: UIColor, cardSpacing: CGFloat?) {
    self.cardSpacing = cardSpacing
    backgroundColor = cardSpacing == nil ? color : .clear
    card.backgroundColor = own == nil ? color : .clear
    card.layer.cornerRadius = ListMetrics.cardRadius
    card.clipsToBounds = true
    for view in card.subviews where view !== own { view.removeFromSuperview() }
    if let own, own.superview !== card { card.addSubview(own) }
    if cardSpacing == nil { card.removeFromSuperview() } else { addSubview(card) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - (cardSpacing ?? 0)))
    for view in card.subviews { view.frame = card.bounds }
  }
}
