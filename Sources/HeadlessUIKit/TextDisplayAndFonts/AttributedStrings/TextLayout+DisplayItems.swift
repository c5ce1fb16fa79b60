package import Foundation
package import Graphics
package import TextLayout

extension TextLayout {
  /// What paints the text with its top left corner at `origin`; `image` gives what paints an attachment, by its number,
  /// into a rectangle.
  package func displayItems(
    at origin: CGPoint, attachment: (_ id: Int, _ rect: CGRect) -> [DisplayItem] = { _, _ in [] }
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for line in lines {
      items += line.decorations.filter { $0.kind != .strikethrough }.map { $0.displayItem(at: origin) }
      for run in line.runs where !run.glyphs.glyphs.isEmpty {
        items.append(run.displayItem(at: origin))
      }
      for box in line.attachments { items += attachment(box.id, box.rect.offsetBy(dx: origin.x, dy: origin.y)) }
      items += line.decorations.filter { $0.kind == .strikethrough }.map { $0.displayItem(at: origin) }
    }
    return items
  }
}

extension TextLayout.Decoration {
  fileprivate func displayItem(at origin: CGPoint) -> DisplayItem { plainItem(at: origin).shaded(by: shadow) }

  private func plainItem(at origin: CGPoint) -> DisplayItem {
    let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
    if pattern == .solid { return .fill(Path(rect: rect), .color(color)) }
    var line = Path()
    line.move(to: CGPoint(x: rect.minX, y: rect.midY))
    line.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return .stroke(line, .color(color), StrokeStyle(width: rect.height, dash: dash(thickness: rect.height)))
  }

  /// In points. Apple doesn't tell the lengths of its patterns; a dot is as long as the line is thick.
  private func dash(thickness: CGFloat) -> [CGFloat] {
    switch pattern {
    case .solid: []
    case .dot: [thickness, thickness]
    case .dash: [thickness * 10, thickness * 5]
    case .dashDot: [thickness * 10, thickness * 3, thickness, thickness * 3]
    case .dashDotDot:
      [thickness * 10, thickness * 3, thickness, thickness * 3, thickness, thickness * 3]
    }
  }
}
