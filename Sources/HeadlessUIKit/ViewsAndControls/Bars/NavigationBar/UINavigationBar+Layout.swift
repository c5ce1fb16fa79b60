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
      ? BarMetrics.sheetRowHeight : BarMetrics.rowHeight(for: traitCollection)
  }

  var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : BarMetrics.promptHeight }

  /// What the large title takes while nothing of it is scrolled away, in points; 0 without one.
  var fullLargeTitleHeight: CGFloat {
    showsLargeTitle ? BarMetrics.largeTitleHeight(for: traitCollection, scale: layoutScale) : 0
  }

  var shownLargeTitleHeight: CGFloat { max(0, fullLargeTitleHeight - largeTitleCollapse) }

  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, !BarMetrics.isCompact(traitCollection), let items, !items.isEmpty else { return false }
    // An item that doesn't say has what the one before has; the first has a large title.
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
    let row = full > 0 || isInSheet ? rowHeight : max(0, bounds.height - prompt)
    contentView.margins = margins
    contentView.frame = CGRect(x: 0, y: prompt, width: bounds.width, height: row)
    let rest = full > 0 ? max(0, bounds.height - prompt - row) : 0
    largeTitleView?.isHidden = full == 0
    largeTitleView?.margins = margins
    largeTitleView?.frame = CGRect(x: 0, y: prompt + row, width: bounds.width, height: rest)
    // iOS brings the title into the row when the large one has left; here, when half of the large one has.
    contentView.showsTitle = full == 0 || rest < full / 2
  }
}
