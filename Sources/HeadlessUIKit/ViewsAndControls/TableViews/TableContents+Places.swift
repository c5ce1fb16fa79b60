import Foundation

/// The positions of rows, headers and footers with known heights.
extension TableContents {
  func placeViews() {
    for (path, cell) in visible.cells where path != state.swipe?.path { cell.takeFrame(frame(ofRow: path)) }
    placeSwipedRow()
    for (section, view) in visible.headers {
      place(view, at: frameOfHeader(section), rest: geometry.topOfHeader(section))
    }
    for (section, view) in visible.footers {
      place(view, at: frameOfFooter(section), rest: geometry.topOfFooter(section))
    }
    let width = table.bounds.width
    if let header = table.tableHeaderView {
      header.takeFrame(CGRect(x: 0, y: 0, width: width, height: header.frame.height))
    }
    if let footer = table.tableFooterView {
      footer.takeFrame(
        CGRect(x: 0, y: rounding.round(geometry.footerTop), width: width, height: footer.frame.height))
    }
    table.backgroundView?.takeFrame(table.bounds)
    fillers.arrange(in: table, from: geometry.height)
    state.index?.place(in: table)
  }

  /// - Parameter rest: the top of the view if it isn't pinned, in points.
  private func place(_ view: UIView, at frame: CGRect, rest: CGFloat) {
    view.takeFrame(frame)
    guard table.style == .plain, let edge = view as? UITableViewHeaderFooterView else { return }
    edge.isPinned = abs(frame.minY - rounding.round(rest)) > 0.01
  }

  /// In plain tables the header of the section that is at the top stays there.
  private func frameOfHeader(_ section: Int) -> CGRect {
    let header = geometry.sections[section].header
    let rest = frame(top: geometry.topOfHeader(section), height: header.height)
    guard table.style == .plain else { return rest }
    let edge = table.bounds.minY + table.adjustedContentInset.top
    let end = geometry.topOfFooter(section) - header.height
    return frame(top: min(max(rest.minY, edge), max(end, rest.minY)), height: header.height)
  }

  /// In plain tables the footer of the section that is at the bottom stays there.
  private func frameOfFooter(_ section: Int) -> CGRect {
    let footer = geometry.sections[section].footer
    let rest = frame(top: geometry.topOfFooter(section), height: footer.height)
    guard table.style == .plain else { return rest }
    let edge = table.bounds.maxY - table.adjustedContentInset.bottom - footer.height
    return frame(top: max(min(rest.minY, edge), min(geometry.topOfRows(section), rest.minY)), height: footer.height)
  }

  /// If the content became shorter than the offset, it is scrolled back.
  func clampOffset() {
    let insets = table.adjustedContentInset
    let end = max(-insets.top, geometry.height + insets.bottom - table.bounds.height)
    let isShorter = geometry.height < heightBefore
    heightBefore = geometry.height
    if isShorter, table.bounds.minY > end, table.bounds.height > 0 {
      table.bounds.origin.y = rounding.round(end)
      fill()
    }
  }
}
