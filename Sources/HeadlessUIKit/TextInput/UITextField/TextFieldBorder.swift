internal import Foundation
internal import Graphics

/// A text field's or text view's border as iOS 13 to 18 draw it; the colours are estimated from pictures.
@MainActor struct TextFieldBorder {
  let style: UITextField.BorderStyle
  let rect: CGRect
  /// Pixels a point.
  let scale: CGFloat
  let isEnabled: Bool
  let traits: UITraitCollection

  var items: [DisplayItem] {
    switch style {
    case .none: []
    case .line: frame(color: .label, width: 1)
    case .bezel: frame(color: .systemGray2, width: 1)
    case .roundedRect: rounded
    }
  }

  private func frame(color: UIColor, width: CGFloat) -> [DisplayItem] {
    let path = Path(rect: rect.insetBy(dx: width / 2, dy: width / 2))
    return [.stroke(path, .color(color.displayColor(for: traits)), StrokeStyle(width: width))]
  }

  private var rounded: [DisplayItem] {
    let isDark = traits.userInterfaceStyle == .dark
    // One pixel, but at most half a point.
    let width = max(1 / scale, 0.5)
    let fill: UIColor = isEnabled ? .systemBackground : .secondarySystemBackground
    let path = Path(roundedRect: rect, cornerRadius: TextFieldMetrics.current.cornerRadius)
    let line = Path(
      roundedRect: rect.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: TextFieldMetrics.current.cornerRadius - width / 2)
    return [
      .fill(path, .color(fill.displayColor(for: traits))),
      .stroke(line, .color(Color(white: isDark ? 1 : 0, alpha: 0.2)), StrokeStyle(width: width)),
    ]
  }
}
