internal import Foundation
internal import Graphics

/// The button that empties a field: a disc with a cross.
@MainActor final class TextFieldClearButton: UIControl {
  override var prefersOwnTaps: Bool { true }

  override func contentItems() -> [DisplayItem] {
    let color = UIColor.tertiaryLabel.displayColor(for: traitCollection)
    let radius = TextFieldMetrics.current.clearMarkDiameter / 2
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let disc = Path(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    let arm = radius * 0.36
    var cross = Path()
    cross.move(to: CGPoint(x: center.x - arm, y: center.y - arm))
    cross.addLine(to: CGPoint(x: center.x + arm, y: center.y + arm))
    cross.move(to: CGPoint(x: center.x + arm, y: center.y - arm))
    cross.addLine(to: CGPoint(x: center.x - arm, y: center.y + arm))
    let cut = DisplayItem.stroke(cross, .color(.black), StrokeStyle(width: 1.5, cap: .round))
    let mask: [DisplayItem] = [
      .fill(disc, .color(.black)), .group(DisplayGroup(blendMode: .destinationOut, items: [cut])),
    ]
    return [.group(DisplayGroup(mask: mask, items: [.fill(Path(rect: bounds), .color(color))]))]
  }
}
