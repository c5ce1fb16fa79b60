import Foundation

/// The layout of an alert. Lengths are in points, rectangles in the alert's coordinates.
@MainActor struct AlertLayout {
  /// The natural heights of what is shown.
  struct Content {
    var header: CGFloat
    var rowHeight: CGFloat
    /// The rows of the main group.
    var rows: Int
    /// Two buttons side by side count as one row.
    var sideBySide: Bool
    /// Whether the cancel button has a group of its own.
    var hasCancelGroup: Bool
    /// One pixel.
    var hairline: CGFloat
  }

  /// Header and buttons; empty if there is neither.
  let mainGroup: CGRect
  /// The visible part of the main group's header.
  let header: CGRect
  /// The visible part of the main group's buttons, below the separator.
  let rows: CGRect
  let cancelGroup: CGRect
  let size: CGSize

  /// - Parameter maximumHeight: what doesn't fit is scrolled to: the header first, of the buttons one and a half stay.
  init(_ content: Content, width: CGFloat, maximumHeight: CGFloat, minimumHeight: CGFloat = 0) {
    let gap = AlertMetrics.Figures.current.sheetInset
    let cancel = content.hasCancelGroup ? content.rowHeight : 0
    let between = content.hasCancelGroup && (content.rows > 0 || content.header > 0) ? gap : 0
    let room = maximumHeight - cancel - between
    let visibleRows = content.sideBySide ? min(content.rows, 1) : content.rows
    let allRows =
      CGFloat(visibleRows) * content.rowHeight + CGFloat(max(0, visibleRows - 1)) * content.hairline
    let line = content.header > 0 && visibleRows > 0 ? content.hairline : 0
    var header = content.header
    var rows = allRows
    if header + line + rows > room {
      let leastRows = min(allRows, content.rowHeight * 1.5)
      header = min(header, room - line - leastRows)
      rows = min(allRows, room - line - header)
    }
    header += max(0, minimumHeight - (header + line + rows + between + cancel))
    let group = header + line + rows
    self.header = CGRect(x: 0, y: 0, width: width, height: header)
    self.rows = CGRect(x: 0, y: header + line, width: width, height: rows)
    mainGroup = CGRect(x: 0, y: 0, width: width, height: group)
    cancelGroup = CGRect(x: 0, y: group + between, width: width, height: cancel)
    size = CGSize(width: width, height: group + between + cancel)
  }
}
