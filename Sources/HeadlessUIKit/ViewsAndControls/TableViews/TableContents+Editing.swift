import Foundation

/// A part of a cell that takes touches of its own.
enum TouchedCellPart: Equatable {
  case detailButton(IndexPath)
  /// The circle of an edited row.
  case editControl(IndexPath)
}

extension TableContents {
  /// Shows the button that confirms a deletion, or inserts a row.
  func tapEditControl(at path: IndexPath) {
    switch visible.cells[path]?.editing.style {
    case .delete: _ = showSwipe(at: path, isLeading: false)
    case .insert: table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
    case .some(.none), nil: break
    }
  }

  /// Moves a row to the place of the row at a point of the table, unless the delegate has another target. The table reads its
  /// data source again, where UIKit moves the cells that it has.
  func move(_ cell: UITableViewCell, to point: CGPoint) {
    let inside = CGPoint(x: table.bounds.midX, y: point.y)
    guard let source = table.indexPath(for: cell), let proposed = table.indexPathForRow(at: inside) else { return }
    let target =
      table.delegate?.tableView(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
      ?? proposed
    guard target != source else { return }
    table.dataSource?.tableView(table, moveRowAt: source, to: target)
    table.reloadData()
  }
}

extension UITableViewCell {
  /// The name of a control that edits the row, with the first text that VoiceOver reads in the row.
  func nameOfControl(_ verb: String) -> String {
    func text(in object: NSObject) -> String? {
      if object.isAccessibilityElement { return object.accessibilityLabel }
      if let elements = object.accessibilityElements {
        return elements.lazy.compactMap { ($0 as? NSObject).flatMap(text) }.first
      }
      return (object as? UIView)?.subviews.lazy.compactMap(text).first
    }
    return [verb, text(in: contentView)].compactMap(\.self).joined(separator: " ")
  }
}
