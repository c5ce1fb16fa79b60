import Foundation

extension UINavigationBar {
  // MARK: Measures

  /// The kind of room that the bar has.
  var metrics: UIBarMetrics {
    let isCompact = BarMetrics.isCompact(traitCollection)
    if topItem?.prompt != nil { return isCompact ? .compactPrompt : .defaultPrompt }
    return isCompact ? .compact : .default
  }

  /// The row with title and buttons, in points.
  var rowHeight: CGFloat {
    isInSheet && !BarMetrics.isCompact(traitCollection)
      ? BarMetrics.current.sheetRowHeight : BarMetrics.rowHeight(for: traitCollection)
  }

  var promptHeight: CGFloat { topItem?.prompt == nil || isRowHidden ? 0 : BarMetrics.current.promptHeight }

  /// Whether an item's search bar is in the row, at the trailing edge: on iPads since iOS 16 in sufficient widths, unless the app
  /// wants it below. Scopes don't fit there. Apple documents only that `.automatic` depends on the size.
  func placesSearchInline(of item: UINavigationItem) -> Bool {
    guard let bar = item.searchController?.searchBar, item.preferredSearchBarPlacement != .stacked else { return false }
    let isWide = traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
    return isWide && !bar.showsScopes
  }

  /// The search bar in the title's row; nil if it is below, or if there is none.
  var inlineSearchBar: UISearchBar? {
    guard let item = topItem, placesSearchInline(of: item) else { return nil }
    return item.searchController?.searchBar
  }

  /// The search bar below the row.
  var stackedSearchBar: UISearchBar? { inlineSearchBar == nil ? topItem?.searchController?.searchBar : nil }

  /// Whether a search has the place of title and buttons.
  private var isRowHidden: Bool {
    guard let search = topItem?.searchController, inlineSearchBar == nil else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }
  private var shownRowHeight: CGFloat { isRowHidden ? 0 : rowHeight }

  /// The height of the search bar before it collapses, in points; 0 without one.
  private var fullSearchHeight: CGFloat { stackedSearchBar?.naturalHeight ?? 0 }
  /// The part of it that collapses when the content scrolls.
  private var collapsibleSearchHeight: CGFloat {
    guard let item = topItem, let search = item.searchController, inlineSearchBar == nil else { return 0 }
    return item.hidesSearchBarWhenScrolling && !search.isActive ? fullSearchHeight : 0
  }
  private var shownSearchHeight: CGFloat {
    fullSearchHeight - min(max(largeTitleCollapse, 0), collapsibleSearchHeight)
  }

  /// The part of the bar that collapses when the content scrolls, in points.
  var collapsibleHeight: CGFloat { fullLargeTitleHeight + collapsibleSearchHeight }
  /// The height of the expanded bar, in points.
  var expandedHeight: CGFloat { promptHeight + shownRowHeight + fullLargeTitleHeight + fullSearchHeight }
  var shownHeight: CGFloat { promptHeight + shownRowHeight + shownLargeTitleHeight + shownSearchHeight }

  /// The height of the large title before it collapses, in points; 0 without one.
  var fullLargeTitleHeight: CGFloat {
    showsLargeTitle ? BarMetrics.largeTitleHeight(for: traitCollection, scale: layoutScale) : 0
  }

  /// The search bar collapses first.
  var shownLargeTitleHeight: CGFloat {
    let collapse = largeTitleCollapse > 0 ? max(0, largeTitleCollapse - collapsibleSearchHeight) : largeTitleCollapse
    return fullLargeTitleHeight > 0 ? max(0, fullLargeTitleHeight - collapse) : 0
  }

  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isRowHidden, !BarMetrics.isCompact(traitCollection), let items, !items.isEmpty else {
      return false
    }
    // An item with the automatic mode uses the previous one's; the first has a large title.
    for item in items.reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  /// The background of the older kind: for the place before that for any place, for the room before that for any room.
  var shownBackgroundImage: UIImage? {
    for metrics in [metrics, .default] {
      for position in [barPosition, .any] {
        if let image = backgroundImage(for: position, barMetrics: metrics) { return image }
      }
    }
    return nil
  }

  /// At the leading and trailing edges, in points, the safe area included.
  private var edgeMargins: (leading: CGFloat, trailing: CGFloat) {
    var left = safeAreaInsets.left + BarMetrics.margin
    var right = safeAreaInsets.right + BarMetrics.margin
    if core.margins.asked != nil {
      left = layoutMargins.left
      right = layoutMargins.right
    }
    return isRightToLeft ? (right, left) : (left, right)
  }

  // MARK: Places

  func layOutBar() {
    refreshContents()
    let above = barPosition == .topAttached ? max(0, frame.minY) : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let margins = edgeMargins
    let prompt = promptHeight
    promptView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: prompt)
    let full = fullLargeTitleHeight
    let search = shownSearchHeight
    let row =
      isRowHidden ? 0 : full > 0 || isInSheet || search > 0 ? rowHeight : max(0, bounds.height - prompt)
    contentView.isHidden = isRowHidden
    contentView.margins = margins
    contentView.frame = CGRect(x: 0, y: prompt, width: bounds.width, height: row)
    let rest = full > 0 ? max(0, bounds.height - prompt - row - search) : 0
    searchPalette?.place(
      CGRect(x: 0, y: bounds.height - search, width: bounds.width, height: search), barHeight: fullSearchHeight)
    largeTitleView?.isHidden = full == 0
    largeTitleView?.margins = margins
    largeTitleView?.frame = CGRect(x: 0, y: prompt + row, width: bounds.width, height: rest)
    // iOS brings the title into the row when the large one has left; here, when half of the large one has.
    contentView.showsTitle = full == 0 || rest < full / 2
    // VoiceOver reads one of the two.
    largeTitleView?.accessibilityElementsHidden = contentView.showsTitle
    contentView.isTitleCovered = isTitleCovered
  }
}
