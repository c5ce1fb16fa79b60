import Foundation

/// The views of a cell, made when they are needed.
@MainActor final class CellParts {
  let body = HostedContent(UITableViewCellContentView(frame: .zero))
  var content: UIView { body.view }
  /// The view that shows the cell's content configuration, where it has one.
  var hosted: (UIView & UIContentView)? { body.hosted }
  /// The steps that the cell's document has for a tap on it, and on its accessory.
  var selectionSegue: (any SegueFiring)?
  var accessorySegue: (any SegueFiring)?
  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?
  var background: _UISystemBackgroundView?
  var selection: UIView?
  var separators: [_UITableViewCellSeparatorView] = []
  /// The separator's part of the row's height, in points: for rows whose content determines the height.
  var separatorRoom: CGFloat = 0
  var accessory: CellAccessoryView?
  var editControl: UITableViewCellEditControl?
  var reorderControl: UITableViewCellReorderControl?

  func textLabel(of cell: UITableViewCell) -> UILabel? {
    if let text { return text }
    let label = makeLabel(cell.style == .value2 ? .caption1 : .body, cell)
    if cell.style == .value2 {
      label.textColor = cell.tintColor
      label.textAlignment = columnAlignment
    }
    text = label
    return label
  }

  /// The alignment of `value2` titles in their column: towards the values.
  private var columnAlignment = NSTextAlignment.right

  /// Keeps the alignment of a title that the app has changed.
  func turnColumn(to alignment: NSTextAlignment) {
    guard let text, text.textAlignment == columnAlignment, alignment != columnAlignment else { return }
    columnAlignment = alignment
    text.textAlignment = alignment
  }

  func detailLabel(of cell: UITableViewCell) -> UILabel? {
    if cell.style == .default { return nil }
    if let detail { return detail }
    let label = makeLabel(cell.style == .value1 ? .body : .caption1, cell)
    if cell.style == .value1 { label.textColor = .secondaryLabel }
    detail = label
    return label
  }

  private func makeLabel(_ style: UIFont.TextStyle, _ cell: UITableViewCell) -> UILabel {
    let label = UITableViewLabel()
    label.font = .preferredFont(forTextStyle: style, compatibleWith: cell.traitCollection)
    label.adjustsFontForContentSizeCategory = true
    content.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  func imageView(of cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let view = UIImageView()
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    content.addSubview(view)
    image = view
    cell.setNeedsLayout()
    return view
  }

  /// The style's views went with the content view that they were in.
  func forgetStandardViews() {
    text = nil
    detail = nil
    image = nil
  }
}
