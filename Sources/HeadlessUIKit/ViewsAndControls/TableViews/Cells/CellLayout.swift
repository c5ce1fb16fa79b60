import Foundation

/// The layout of a cell's own parts, in points of the cell, from left to right.
@MainActor struct CellLayout {
  let cell: UITableViewCell
  let size: CGSize
  let metrics: CellMetrics

  init(_ cell: UITableViewCell, size: CGSize) {
    self.cell = cell
    self.size = size
    metrics = CellMetrics(traits: cell.traitCollection, scale: cell.layoutScale)
  }

  private var rounding: PixelRounding { PixelRounding(scale: metrics.scale) }

  /// Mirrored where the cell reads from right to left.
  func directed(_ rect: CGRect) -> CGRect {
    rect.mirrored(in: size.width, if: cell.isRightToLeft)
  }

  private func centred(_ size: CGSize, x: CGFloat) -> CGRect {
    CGRect(
      x: x, y: rounding.round((self.size.height - size.height) / 2), width: size.width, height: size.height)
  }

  // MARK: At the edges

  /// The insets of the safe area at the leading and trailing edges.
  private var safe: (leading: CGFloat, trailing: CGFloat) {
    let inset = cell.contentInset
    return cell.isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
  }

  /// The margins at the leading and trailing edges, before the safe area.
  private var margins: (leading: CGFloat, trailing: CGFloat) {
    let margins = cell.cellMargins
    return cell.isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
  }

  private var showsEditControl: Bool { cell.editing.showsControl && cell.shouldIndentWhileEditing }

  /// The circle at the leading edge of an edited row, and the room around it.
  var editControl: CGRect? {
    guard cell.editing.showsControl else { return nil }
    return CGRect(
      x: safe.leading, y: 0, width: margins.leading + 22 + CellMetrics.Figures.current.editControlSpacing,
      height: size.height)
  }

  var reorderControl: CGRect? {
    guard cell.editing.isEditing, cell.showsReorderControl else { return nil }
    let width = 19 + margins.trailing + 8
    return CGRect(x: size.width - safe.trailing - width, y: 0, width: width, height: size.height)
  }

  var accessory: CGRect? {
    let size: CGSize
    if let view = cell.shownAccessoryView {
      size = view.frame.size
    } else {
      size = metrics.size(of: cell.shownAccessoryType)
    }
    guard size.width > 0 else { return nil }
    let end = reorderControl?.minX ?? self.size.width - safe.trailing - margins.trailing
    return centred(size, x: end - size.width)
  }

  var content: CGRect {
    var start = safe.leading
    if showsEditControl, let control = editControl {
      start = control.maxX - margins.leading + CellMetrics.Figures.current.editControlSpacing
    }
    let end = accessory?.minX ?? reorderControl?.minX ?? size.width - safe.trailing
    return CGRect(x: start, y: 0, width: max(0, end - start), height: max(0, size.height - cell.parts.separatorRoom))
  }

  // MARK: Separators

  func separator(atTop: Bool, isFull: Bool) -> CGRect {
    let thickness = metrics.separatorThickness
    let y = atTop ? 0 : size.height - thickness
    let inset = isFull ? (leading: 0, trailing: 0) : separatorInset
    return CGRect(x: inset.leading, y: y, width: max(0, size.width - inset.leading - inset.trailing), height: thickness)
  }

  private var separatorInset: (leading: CGFloat, trailing: CGFloat) {
    let chosen = cell.chosenSeparatorInset ?? cell.table?.chosenSeparatorInset
    if let chosen {
      let isAutomatic = cell.table?.separatorInsetReference == .fromAutomaticInsets
      let base = isAutomatic ? content.minX + margins.leading : content.minX
      return (base + chosen.left, safe.trailing + chosen.right)
    }
    return (content.minX + margins.leading + cell.indentation + imageWidth, cell.table?.contents.indexWidth ?? 0)
  }

  /// The width of an image before the text, including the distance between them.
  private var imageWidth: CGFloat { cell.leadingSeparatorOffset }
}
