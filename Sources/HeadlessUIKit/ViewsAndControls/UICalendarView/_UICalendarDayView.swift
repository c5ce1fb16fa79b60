import Foundation

/// A day of a month: its number on a disc where it is chosen, and what is below.
final class _UICalendarDayView: UIView {
  private(set) var day = Date.distantPast
  private let mark = UIView()
  private let label = UILabel()
  private var decoration: UIView?
  private var hasRoomBelow = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    for view in [mark, label] { addSubview(view) }
  }

  var fontDesign = UIFontDescriptor.SystemDesign.default

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// - Parameter decoration: nil if days have no space for one; a nil value inside it for a day without one.
  func show(
    _ day: Date, text: String, isSelected: Bool, isSelectable: Bool, isToday: Bool, decoration: UIView??
  ) {
    self.day = day
    label.text = text
    label.font = UIFont.systemFont(
      ofSize: isSelected ? CalendarMetrics.current.selectedDayFontSize : CalendarMetrics.current.dayFontSize,
      weight: isSelected ? .medium : .regular
    ).with(fontDesign)
    // Today has the tint colour, and a full disc of it when it is chosen; other days have a pale one.
    mark.isHidden = !isSelected
    mark.alpha = isToday ? 1 : 0.12
    usesTint = isSelected || isToday
    textColor = !isSelectable ? .tertiaryLabel : isSelected && isToday ? .white : usesTint ? nil : .label
    isAccessibilityElement = true
    accessibilityLabel = text
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    hasRoomBelow = decoration != nil
    self.decoration?.removeFromSuperview()
    self.decoration = decoration.flatMap { $0 }
    if let view = self.decoration { addSubview(view) }
    showColors()
    setNeedsLayout()
  }

  private var usesTint = false
  /// Nil for the tint colour.
  private var textColor: UIColor?

  private func showColors() {
    mark.backgroundColor = tintColor
    label.textColor = textColor ?? tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let below = hasRoomBelow ? CalendarMetrics.current.decorationHeight : 0
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - below))
    label.frame = room
    let side = min(CalendarMetrics.current.markDiameter, room.width, room.height)
    mark.frame = CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
    mark.layer.cornerRadius = side / 2
    if let decoration {
      let size = decoration.sizeThatFits(CGSize(width: bounds.width, height: below))
      let rounding = PixelRounding(scale: layoutScale)
      decoration.frame = CGRect(
        x: rounding.round((bounds.width - size.width) / 2),
        y: rounding.round(bounds.height - below + (below - size.height) / 2), width: size.width, height: size.height)
    }
  }
}
