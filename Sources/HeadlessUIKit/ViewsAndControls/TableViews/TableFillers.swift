import Foundation

/// The lines that go on below the last row of a plain table, where the app gave them a height.
@MainActor struct TableFillers {
  private var lines: [_UITableViewCellSeparatorView] = []

  /// - Parameter top: where the content ends, in points.
  mutating func arrange(in table: UITableView, from top: CGFloat) {
    let frames = frames(in: table, from: top)
    while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
    while lines.count < frames.count {
      let line = _UITableViewCellSeparatorView()
      lines.append(line)
      table.insertBehindRows(line)
    }
    for (line, frame) in zip(lines, frames) {
      line.takeFrame(frame)
      line.show(table.separatorColor, effect: table.separatorEffect)
    }
  }

  /// A footer view of the table's own takes the lines' place.
  private func frames(in table: UITableView, from top: CGFloat) -> [CGRect] {
    let height = rowHeight(in: table)
    guard height > 0, table.style == .plain, table.separatorStyle != .none, table.tableFooterView == nil else {
      return []
    }
    let rounding = PixelRounding(scale: table.layoutScale)
    let thickness = CellMetrics(traits: table.traitCollection, scale: table.layoutScale).separatorThickness
    let inset = table.separatorInset
    let content = table.contents.contentInset
    let start = (table.isRightToLeft ? content.right : content.left) + inset.left
    let end = table.chosenSeparatorInset == nil ? table.contents.indexWidth : content.right + inset.right
    let width = max(0, table.bounds.width - start - end)
    var frames: [CGRect] = []
    var bottom = top + height
    while bottom < table.bounds.maxY {
      let x = table.isRightToLeft ? end : start
      frames.append(CGRect(x: x, y: rounding.round(bottom) - thickness, width: width, height: thickness))
      bottom += height
    }
    return frames
  }

  private func rowHeight(in table: UITableView) -> CGFloat {
    guard table.fillerRowHeight == UITableView.automaticDimension else { return table.fillerRowHeight }
    return table.rowHeight > 0 ? table.rowHeight : CellMetrics.Figures.current.emptyRowHeight
  }
}
