import Foundation

extension TableContents: ListScrollPolicy {
  /// Scrolls to the target. Returns whether the content moved.
  @discardableResult func moveToTarget() -> Bool {
    guard let target else { return false }
    let rect = geometry.contains(target.path) ? rectForRow(target.path) : self.rect(forSection: target.path.section)
    let offset = TableScrolling(table: table, contentHeight: geometry.height).offset(for: rect, at: target.position)
    guard abs(offset - table.bounds.minY) > 0.001 else { return false }
    takeOverContentSize()
    table.contentOffset = CGPoint(x: table.contentOffset.x, y: offset)
    return true
  }

  func reveal(_ path: IndexPath, at position: UITableView.ScrollPosition) {}

  func scrollToNearestSelectedRow(at position: UITableView.ScrollPosition) {
    let middle = table.bounds.midY
    let nearest = state.selection.paths.min {
      abs(frame(ofRow: $0).midY - middle) < abs(frame(ofRow: $1).midY - middle)
    }
    if let nearest { scroll(to: nearest, at: position) }
  }
}
