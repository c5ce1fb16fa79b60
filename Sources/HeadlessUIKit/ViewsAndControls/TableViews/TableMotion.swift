import Foundation

/// A table's views before an update, and their movement to where they are after it.
@MainActor struct TableMotion {
  private struct Shown {
    let cell: UITableViewCell
    let frame: CGRect
    /// Shows the row while it goes, because its cell may be another row's by then.
    let copy: UIView?
  }

  private let contents: TableContents
  private let geometry: TableGeometry
  private let rows: [IndexPath: Shown]
  private let edges: [(view: UIView, frame: CGRect)]

  /// Nil if no moments are shown.
  init?(_ contents: TableContents) {
    guard SystemMotion.isShown, contents.table.window != nil else { return nil }
    self.contents = contents
    geometry = contents.geometry
    rows = contents.visible.cells.mapValues {
      Shown(cell: $0, frame: $0.frame, copy: $0.snapshotView(afterScreenUpdates: false))
    }
    edges = [contents.visible.headers, contents.visible.footers].flatMap { $0.values.map { ($0, $0.frame) } }
  }

  /// Starts the movement after the update's layout.
  func run(_ map: ContentMap, _ animations: RowAnimations) {
    var motion = SystemMotion(easing: ListMotion.duration)
    let origins = ListMotion.origins(map, geometry.counts)
    for (path, cell) in contents.visible.cells {
      let origin = origins[path]
      if let origin, !map.isReloaded(origin) {
        motion.move(cell, from: frame(before: origin), to: cell.frame)
      } else {
        motion.bring(cell, animations.ofInserted(path, from: origin))
      }
    }
    var copies: [UIView] = []
    for (path, row) in rows {
      let new = map.isReloaded(path) ? nil : map.item(path)
      if let new, contents.visible.cells[new] === row.cell { continue }
      // A row without an animation isn't visible any more.
      guard let copy = row.copy, new != nil || animations.ofDeleted(path) != .none else { continue }
      let frame = new.map { contents.geometry.contains($0) ? contents.frame(ofRow: $0) : row.frame }
      copy.frame = frame ?? row.frame
      contents.table.insertBehindRows(copy)
      copies.append(copy)
      if let frame {
        motion.move(copy, from: row.frame, to: frame)
      } else {
        motion.take(copy, animations.ofDeleted(path))
      }
    }
    for (view, frame) in edges where view.superview === contents.table {
      motion.move(view, from: frame, to: view.frame)
    }
    motion.run { for copy in copies { copy.removeFromSuperview() } }
  }

  private func frame(before path: IndexPath) -> CGRect {
    rows[path]?.frame
      ?? contents.frame(
        top: geometry.top(ofRow: path.row, in: path.section), height: geometry.sections[path.section].rows[path.row])
  }
}

extension SystemMotion {
  fileprivate mutating func bring(_ row: UIView, _ animation: UITableView.RowAnimation) {
    if animation == .none { return }
    if let way = animation.way(of: row.bounds.size) { move(row, from: way) } else { fade(row, from: -row.alpha) }
  }

  fileprivate mutating func take(_ row: UIView, _ animation: UITableView.RowAnimation) {
    if let way = animation.way(of: row.bounds.size) { move(row, to: way) } else { fade(row, to: -row.alpha) }
  }
}

extension UITableView.RowAnimation {
  /// The distance from where a row comes, or to where it goes, in points; nil for a row that fades.
  fileprivate func way(of size: CGSize) -> CGPoint? {
    switch self {
    case .left: CGPoint(x: -size.width, y: 0)
    case .right: CGPoint(x: size.width, y: 0)
    case .top: CGPoint(x: 0, y: -size.height)
    case .bottom: CGPoint(x: 0, y: size.height)
    case .fade, .none, .middle, .automatic: nil
    }
  }
}
