import Foundation

/// The layout of the image and the texts of a cell's style, in points of the content view, from left to right.
@MainActor struct CellTextLayout {
  let cell: UITableViewCell
  let size: CGSize
  /// The content view's margins.
  let margins: UIEdgeInsets
  let metrics: CellMetrics

  private(set) var image: CGRect?
  private(set) var text: CGRect?
  private(set) var detail: CGRect?

  init(_ cell: UITableViewCell, content: CGRect, margins: UIEdgeInsets) {
    self.cell = cell
    size = content.size
    self.margins = margins
    metrics = CellMetrics(traits: cell.traitCollection, scale: cell.layoutScale)
    place()
  }

  private var rounding: PixelRounding { PixelRounding(scale: metrics.scale) }

  func directed(_ rect: CGRect) -> CGRect {
    rect.mirrored(in: size.width, if: cell.isRightToLeft)
  }

  private var leading: CGFloat { cell.isRightToLeft ? margins.right : margins.left }
  private var trailing: CGFloat { cell.isRightToLeft ? margins.left : margins.right }

  /// At accessibility sizes, texts that are side by side are stacked.
  private var arrangement: UITableViewCell.CellStyle {
    let isStacked = metrics.traits.preferredContentSizeCategory.isAccessibilityCategory
    return isStacked && cell.style != .default ? .subtitle : cell.style
  }

  private mutating func place() {
    var start = leading + cell.indentation
    if let view = cell.existingImageView, view.image != nil {
      image = imageRect(view.sizeThatFits(.zero), x: start)
      start += (image?.width ?? 0) + CellMetrics.Figures.current.imageSpacing
    }
    let room = CGRect(x: start, y: 0, width: max(0, size.width - trailing - start), height: size.height)
    switch arrangement {
    case .default: text = cell.existingTextLabel == nil ? nil : room
    case .subtitle: placeLines(in: room)
    case .value1: placeSideBySide(in: room)
    case .value2: placeColumns(in: room)
    }
  }

  private func imageRect(_ picture: CGSize, x: CGFloat) -> CGRect {
    var size = picture
    // An image that is higher than the row is shown smaller.
    if self.size.height > 0, size.height > self.size.height {
      size = CGSize(width: size.width * self.size.height / size.height, height: self.size.height)
    }
    return CGRect(x: x, y: rounding.round((self.size.height - size.height) / 2), width: size.width, height: size.height)
  }

  private func fitting(_ label: UILabel?, _ width: CGFloat) -> CGSize? {
    guard let label, label.text?.isEmpty == false else { return nil }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Centred, on whole points as UIKit's.
  private func top(of height: CGFloat) -> CGFloat {
    // Thirds of a point that add up to a whole one are a little more or less than it.
    ((size.height - height) / 2 - 1e-6).rounded(.up)
  }

  private mutating func placeLines(in room: CGRect) {
    let first = fitting(cell.existingTextLabel, room.width)
    let second = fitting(cell.existingDetailLabel, room.width)
    let spacing = first != nil && second != nil ? CellMetrics.Figures.current.lineSpacing : 0
    var y = top(of: (first?.height ?? 0) + (second?.height ?? 0) + spacing)
    if let first {
      text = CGRect(x: room.minX, y: y, width: first.width, height: first.height)
      y += first.height + spacing
    }
    if let second { detail = CGRect(x: room.minX, y: y, width: second.width, height: second.height) }
  }

  private mutating func placeSideBySide(in room: CGRect) {
    let first = fitting(cell.existingTextLabel, room.width)
    // The value is truncated before the title.
    let rest = room.width - (first.map { $0.width + CellMetrics.Figures.current.valueSpacing } ?? 0)
    let second = fitting(cell.existingDetailLabel, max(0, rest))
    if let first { text = CGRect(x: room.minX, y: top(of: first.height), width: first.width, height: first.height) }
    if let second {
      detail = CGRect(
        x: room.maxX - second.width, y: top(of: second.height), width: second.width, height: second.height)
    }
  }

  private mutating func placeColumns(in room: CGRect) {
    let width = min(CellMetrics.Figures.current.column.width, room.width)
    if let first = fitting(cell.existingTextLabel, width) {
      text = CGRect(x: room.minX, y: top(of: first.height), width: width, height: first.height)
    }
    let x = room.minX + width + CellMetrics.Figures.current.column.spacing
    if let second = fitting(cell.existingDetailLabel, max(0, room.maxX - x)) {
      detail = CGRect(x: x, y: top(of: second.height), width: max(0, room.maxX - x), height: second.height)
    }
  }

  // MARK: Height

  /// The fitting height of the cell's style.
  var fittingHeight: CGFloat {
    var lines: [CGFloat]
    switch arrangement {
    case .subtitle: lines = [lineHeight(cell.existingTextLabel, text), lineHeight(cell.existingDetailLabel, detail)]
    case .default: lines = [lineHeight(cell.existingTextLabel, text)]
    case .value1, .value2:
      lines = [max(lineHeight(cell.existingTextLabel, text), lineHeight(cell.existingDetailLabel, detail))]
    }
    lines.removeAll { $0 == 0 }
    return metrics.height(ofLines: lines)
  }

  private func lineHeight(_ label: UILabel?, _ frame: CGRect?) -> CGFloat {
    guard let label, let frame, label.text?.isEmpty == false else { return 0 }
    if label.numberOfLines == 1 { return label.font.lineHeight }
    return label.sizeThatFits(CGSize(width: frame.width, height: 0)).height
  }
}
