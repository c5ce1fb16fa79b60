import Foundation

/// Creates and measures the views of a list cell's accessories.
@MainActor struct CellAccessoryHost {
  let cell: UICollectionViewListCell

  private var metrics: CellMetrics { CellMetrics(traits: cell.traitCollection, scale: cell.layoutScale) }

  func makeView(_ accessory: UICellAccessory) -> UIView {
    let view: UIView =
      switch (accessory.accessoryType, accessory.content) {
      case (_, .view(let own, _)): own
      case (_, .label(let text, let font, let adjusts)): label(text, font, adjusts)
      case (.disclosureIndicator, _): standard(.disclosureIndicator)
      case (.outlineDisclosure, _): ListOutlineView(frame: .zero)
      case (.checkmark, _): standard(.checkmark)
      case (.detail, _): standard(.detailButton)
      case (.popUpMenu, .menu(let menu)): popUp(menu)
      case (.reorder, _): UITableViewCellReorderControl(frame: .zero)
      default: UITableViewCellEditControl(frame: .zero)
      }
    if let color = accessory.tintColor { setTint(color, of: view, accessory) }
    view.isOpaque = false
    return view
  }

  /// Sets the tint colour of an accessory's view, including parts that are grey by default.
  private func setTint(_ color: UIColor, of view: UIView, _ accessory: UICellAccessory) {
    view.tintColor = color
    (view as? CellAccessoryView)?.chevronColor = color
    (view as? UITableViewCellReorderControl)?.color = color
    if accessory.accessoryType == .label { (view as? UILabel)?.textColor = color }
  }

  private func standard(_ type: UITableViewCell.AccessoryType) -> UIView {
    let view = CellAccessoryView()
    view.type = type
    return view
  }

  private func label(_ text: String, _ font: UIFont, _ adjusts: Bool) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.adjustsFontForContentSizeCategory = adjusts
    label.textColor = .secondaryLabel
    return label
  }

  /// Returns a view with the title of the selected element and a menu's arrows.
  private func popUp(_ menu: UIMenu) -> UIView {
    let chosen = menu.children.first { ($0 as? UIAction)?.state == .on } ?? menu.children.first
    let font = UIFont.preferredFont(forTextStyle: .body)
    let view = label("", font, true)
    let text = NSMutableAttributedString(
      string: (chosen?.title ?? menu.title) + " ",
      attributes: [.font: font, .foregroundColor: UIColor.secondaryLabel])
    let arrows = UIImage(
      systemName: "chevron.up.chevron.down", withConfiguration: UIImage.SymbolConfiguration(scale: .small))
    if let arrows { text.append(NSAttributedString(attachment: NSTextAttachment(image: arrows))) }
    view.attributedText = text
    return view
  }

  /// Updates a view for the cell's state.
  func update(_ view: UIView, _ accessory: UICellAccessory) {
    if let control = view as? UITableViewCellEditControl {
      (control.signColor, control.fillColor) = (accessory.tintColor, accessory.backgroundColor)
    }
    switch (accessory.accessoryType, view) {
    case (.multiselect, let control as UITableViewCellEditControl): control.ticks = cell.isSelected
    case (.insert, let control as UITableViewCellEditControl): control.style = .insert
    case (.delete, let control as UITableViewCellEditControl): control.style = .delete
    case (.outlineDisclosure, let arrow as ListOutlineView): arrow.isExpanded = cell.outline?.isExpanded == true
    default: break
    }
  }

  func size(of view: UIView, _ accessory: UICellAccessory) -> CGSize {
    switch accessory.accessoryType {
    case .disclosureIndicator: return metrics.size(of: .disclosureIndicator)
    case .checkmark: return metrics.size(of: .checkmark)
    case .detail: return metrics.size(of: .detailButton)
    case .outlineDisclosure:
      let length = metrics.size(of: .disclosureIndicator).height
      return CGSize(width: length, height: length)
    case .delete, .insert, .multiselect:
      return CGSize(width: 22 + CellMetrics.Figures.current.editControlSpacing, height: 22)
    case .reorder: return CGSize(width: 19, height: 22)
    case .label, .popUpMenu, .customView:
      if case .view(_, maintainsFixedSize: true) = accessory.content { return view.bounds.size }
      let fitting = view.intrinsicContentSize
      let known = view.bounds.size
      let size = CGSize(
        width: fitting.width >= 0 ? fitting.width : known.width,
        height: fitting.height >= 0 ? fitting.height : known.height)
      return PixelRounding(scale: cell.layoutScale).roundUp(size)
    }
  }

  /// The width of an accessory beside the others. The views of circles extend further towards the content.
  func width(of view: UIView, _ accessory: UICellAccessory) -> CGFloat {
    let own =
      size(of: view, accessory).width - (accessory.isCircle ? CellMetrics.Figures.current.editControlSpacing : 0)
    if case .custom(let width) = accessory.reservedWidth { return max(own, width) }
    return own
  }
}

/// The chevron of an item with children: it points to the side if the item is collapsed, downwards if it is expanded.
final class ListOutlineView: UIView {
  var isExpanded = false {
    didSet { if oldValue != isExpanded { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    let scale = CellMetrics(traits: traitCollection, scale: layoutScale).symbolScale
    let (reach, depth) = (5.2 * scale, 2.7 * scale)
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let corners: [(CGFloat, CGFloat)] =
      isExpanded
      ? [(-reach, -depth), (0, depth), (reach, -depth)]
      : [(-depth * sign, -reach), (depth * sign, 0), (-depth * sign, reach)]
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: bounds.midX + corner.0, y: bounds.midY + corner.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = 2 * scale
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }
}

/// The state of a cell's item in the outline of its section.
@MainActor struct OutlineState {
  /// The number of ancestors.
  let level: Int
  let isExpanded: Bool
  /// Expands or collapses the item.
  let toggle: () -> Void
}
