internal import Foundation
internal import Graphics

/// The content view of a cell. Its margins follow the cell's, so that content is aligned with the system's.
final class UITableViewCellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Beside the circle of an edited row the cell's own margin doesn't reach into the content, which keeps it all the same:
  /// text stays above the start of the separator.
  override var standardMargins: UIEdgeInsets {
    var margins = super.standardMargins
    // The cell's own, although the content ends a separator above the cell.
    if let cell = superview as? UITableViewCell, cell.parts.separatorRoom > 0 {
      margins.bottom = max(margins.bottom, CellMetrics.Figures.current.verticalMargin)
    }
    guard let cell = superview as? UITableViewCell, cell.editing.showsControl, cell.shouldIndentWhileEditing else {
      return margins
    }
    if isRightToLeft { margins.right = cell.cellMargins.right } else { margins.left = cell.cellMargins.left }
    return margins
  }
}

/// A cell's text.
final class UITableViewLabel: UILabel {}

/// The line between two rows.
final class _UITableViewCellSeparatorView: UIView, RowSeparator {
  private var effectView: UIVisualEffectView?

  /// In a vibrancy effect the colour is that of its content view; a blur shows the content behind it.
  func show(_ color: UIColor?, effect: UIVisualEffect?) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      if backgroundColor != color { backgroundColor = color }
      return
    }
    backgroundColor = nil
    let view = effectView ?? UIVisualEffectView(effect: nil)
    if effectView == nil {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    effectView = view
    if view.effect != effect { view.effect = effect }
    view.contentView.backgroundColor = effect is UIBlurEffect ? nil : color
  }
}

/// The control that deletes or inserts an edited row.
final class UITableViewCellEditControl: UIView {
  /// The colours of the sign on the circle, and of the circle; nil for the defaults.
  var signColor: UIColor? {
    didSet { if oldValue != signColor { setNeedsDisplay() } }
  }
  var fillColor: UIColor? {
    didSet { if oldValue != fillColor { setNeedsDisplay() } }
  }
  var style = UITableViewCell.EditingStyle.delete {
    didSet { setNeedsDisplay() }
  }
  /// Whether a row that can be ticked is; nil for others.
  var ticks: Bool? {
    didSet { if oldValue != ticks { setNeedsDisplay() } }
  }

  // The names of the controls are those that UI tests of apps use; they aren't recorded.
  override var isAccessibilityElement: Bool {
    get { ticks == nil && superview is UITableViewCell }
    set {}
  }
  override var accessibilityLabel: String? {
    get { (superview as? UITableViewCell)?.nameOfControl(style == .insert ? "Insert" : "Delete") }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }
  override var accessibilityRespondsToUserInteraction: Bool {
    get { true }
    set {}
  }

  override func draw(_ rect: CGRect) {
    let x =
      isRightToLeft
      ? CellMetrics.Figures.current.editControlSpacing
      : bounds.width - CellMetrics.Figures.current.editControlSpacing - 22
    let circle = CGRect(x: x, y: bounds.midY - 11, width: 22, height: 22)
    if let ticks { return drawTick(circle, isSet: ticks) }
    (fillColor ?? (style == .insert ? UIColor.systemGreen : UIColor.systemRed)).setFill()
    UIBezierPath(ovalIn: circle).fill()
    (signColor ?? .white).setFill()
    UIBezierPath(rect: CGRect(x: circle.midX - 5.5, y: circle.midY - 1, width: 11, height: 2)).fill()
    if style == .insert {
      UIBezierPath(rect: CGRect(x: circle.midX - 1, y: circle.midY - 5.5, width: 2, height: 11)).fill()
    }
  }
}

extension UITableViewCellEditControl {
  fileprivate func drawTick(_ circle: CGRect, isSet: Bool) {
    guard isSet else {
      let outline = UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75))
      outline.lineWidth = 1.5
      UIColor.tertiaryLabel.setStroke()
      return outline.stroke()
    }
    (fillColor ?? tintColor).setFill()
    UIBezierPath(ovalIn: circle).fill()
    let tick = UIBezierPath()
    tick.move(to: CGPoint(x: circle.midX - 4.5, y: circle.midY + 0.5))
    tick.addLine(to: CGPoint(x: circle.midX - 1.5, y: circle.midY + 4))
    tick.addLine(to: CGPoint(x: circle.midX + 4.5, y: circle.midY - 4.5))
    tick.lineWidth = 1.75
    tick.lineCapStyle = .round
    tick.lineJoinStyle = .round
    (fillColor == nil ? UIColor.white : signColor ?? .white).setStroke()
    tick.stroke()
  }
}

/// The grip with which an edited row is moved.
final class UITableViewCellReorderControl: UIView {
  var color = UIColor.tertiaryLabel {
    didSet { if oldValue != color { setNeedsDisplay() } }
  }

  override var isAccessibilityElement: Bool {
    get { superview is UITableViewCell }
    set {}
  }
  override var accessibilityLabel: String? {
    get { (superview as? UITableViewCell)?.nameOfControl("Reorder") }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }
  override var accessibilityRespondsToUserInteraction: Bool {
    get { true }
    set {}
  }

  override func draw(_ rect: CGRect) {
    color.setFill()
    let width = min(bounds.width, 19)
    for line in -1...1 {
      let y = bounds.midY + CGFloat(line) * 5
      UIBezierPath(
        roundedRect: CGRect(x: bounds.midX - width / 2, y: y - 0.75, width: width, height: 1.5), cornerRadius: 0.75
      ).fill()
    }
  }
}

/// The line before a list's grip, beside another accessory.
final class CellAccessorySeparatorView: UIView {}

/// The accessory view at a cell's trailing edge, by its accessory type.
final class CellAccessoryView: UIView {
  var chevronColor = UIColor.tertiaryLabel {
    didSet { if oldValue != chevronColor { setNeedsDisplay() } }
  }
  var type = UITableViewCell.AccessoryType.none {
    didSet { if oldValue != type { setNeedsDisplay() } }
  }

  /// The bounds as they are at the standard text size.
  private var standardBounds = CGRect.zero

  override func draw(_ rect: CGRect) {
    let metrics = CellMetrics(traits: traitCollection, scale: layoutScale)
    let scale = metrics.symbolScale
    UIGraphicsGetCurrentContext()?.scaleBy(x: scale, y: scale)
    let bounds = CGRect(x: 0, y: 0, width: self.bounds.width / scale, height: self.bounds.height / scale)
    standardBounds = bounds
    let chevronWidth = metrics.size(of: .disclosureIndicator).width / scale
    let chevron = CGRect(
      x: isRightToLeft ? 0 : bounds.width - chevronWidth, y: 0, width: chevronWidth, height: bounds.height)
    let button = CGRect(
      x: isRightToLeft ? bounds.width - 22 : 0, y: (bounds.height - 22) / 2, width: 22, height: 22)
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron(in: chevron)
    case .checkmark: drawCheckmark()
    case .detailButton: drawInfo(in: button)
    case .detailDisclosureButton:
      drawInfo(in: button)
      drawChevron(in: chevron)
    }
  }

  /// The touch area of the detail button: its half of the view if there is also a chevron, with a margin, as for bar buttons.
  /// UIKit's margin isn't documented.
  var detailButtonArea: CGRect {
    switch type {
    case .detailButton: return bounds.insetBy(dx: -11, dy: -11)
    case .detailDisclosureButton:
      let half = bounds.divided(atDistance: bounds.width / 2, from: isRightToLeft ? .maxXEdge : .minXEdge).slice
      return half.insetBy(dx: 0, dy: -11)
    case .none, .disclosureIndicator, .checkmark: return .null
    }
  }

  private func stroke(_ points: [CGPoint], width: CGFloat, color: UIColor) {
    let path = UIBezierPath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }

  /// A chevron of the body font, small and semibold.
  private func drawChevron(in rect: CGRect) {
    let reach: CGFloat = isRightToLeft ? -2.7 : 2.7
    stroke(
      [
        CGPoint(x: rect.midX - reach, y: rect.midY - 5.2), CGPoint(x: rect.midX + reach, y: rect.midY),
        CGPoint(x: rect.midX - reach, y: rect.midY + 5.2),
      ], width: 2, color: chevronColor)
  }

  private func drawCheckmark() {
    stroke(
      [
        CGPoint(x: standardBounds.midX - 5.9, y: standardBounds.midY + 1.2),
        CGPoint(x: standardBounds.midX - 1.9, y: standardBounds.midY + 5.7),
        CGPoint(x: standardBounds.midX + 5.9, y: standardBounds.midY - 5.9),
      ], width: 2, color: tintColor)
  }

  private func drawInfo(in rect: CGRect) {
    let circle = rect.insetBy(dx: 1, dy: 1)
    let outline = UIBezierPath(ovalIn: circle)
    outline.lineWidth = 1.6
    tintColor.setStroke()
    outline.stroke()
    tintColor.setFill()
    UIBezierPath(ovalIn: CGRect(x: rect.midX - 1.4, y: rect.midY - 6, width: 2.6, height: 2.6)).fill()
    stroke(
      [
        CGPoint(x: rect.midX - 1.6, y: rect.midY - 1), CGPoint(x: rect.midX, y: rect.midY - 1),
        CGPoint(x: rect.midX, y: rect.midY + 5),
      ], width: 1.6, color: tintColor)
    stroke(
      [CGPoint(x: rect.midX - 2, y: rect.midY + 5), CGPoint(x: rect.midX + 2, y: rect.midY + 5)], width: 1.6,
      color: tintColor)
  }
}
