import Foundation

/// The destination of a table's scrolling, in points.
@MainActor struct TableScrolling {
  let table: UITableView
  let contentHeight: CGFloat

  /// The offset that moves `rect` to a position in the area between bars, within the scrollable range.
  func offset(for rect: CGRect, at position: UITableView.ScrollPosition) -> CGFloat {
    let insets = table.adjustedContentInset
    let height = table.bounds.height
    let current = table.bounds.minY
    let start = current + insets.top
    // Insets without an end leave no valid place.
    guard start.isFinite, (height - insets.bottom).isFinite else { return current }
    let room = start...max(start, current + height - insets.bottom)
    let wanted: CGFloat
    switch position {
    case .top: wanted = rect.minY - insets.top
    case .bottom: wanted = rect.maxY - height + insets.bottom
    case .middle: wanted = rect.midY - (insets.top + height - insets.bottom) / 2
    case .none: wanted = current + ScrollRange.step(from: room, to: rect.minY...rect.maxY)
    }
    let end = max(-insets.top, contentHeight + insets.bottom - height)
    return PixelRounding(scale: table.layoutScale).round(min(max(wanted, -insets.top), end))
  }
}
