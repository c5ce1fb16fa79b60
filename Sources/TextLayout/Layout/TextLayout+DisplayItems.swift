public import Foundation
public import Graphics

extension TextLayout {
  /// What to paint with the layout's top left corner at `origin`, in points: backgrounds, underlines, glyphs, then the
  /// lines that strike through. Attachments are left to whoever knows what their ids mean.
  public func displayItems(at origin: CGPoint = .zero) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for line in lines { append(.background, of: line, at: origin, to: &items) }
    for line in lines { append(.underline, of: line, at: origin, to: &items) }
    for line in lines {
      items += line.runs.map { $0.displayItem(at: origin) }
    }
    for line in lines { append(.strikethrough, of: line, at: origin, to: &items) }
    return items
  }

  private func append(
    _ kind: Decoration.Kind, of line: Line, at origin: CGPoint, to items: inout [DisplayItem]
  ) {
    for decoration in line.decorations where decoration.kind == kind {
      items.append(decoration.displayItem(at: origin))
    }
  }
}

extension DisplayItem {
  /// The item, with a shadow below it.
  public func shaded(by shadow: Shadow?) -> DisplayItem {
    shadow.map { .group(DisplayGroup(shadow: $0, items: [self])) } ?? self
  }
}

extension TextLayout.Run {
  /// What paints the run, and its shadow, in a layout with its top left corner at `origin`, in points.
  public func displayItem(at origin: CGPoint) -> DisplayItem {
    let place = CGPoint(x: origin.x + self.origin.x, y: origin.y + self.origin.y)
    return DisplayItem.glyphs(glyphs, origin: place, color: color).shaded(by: shadow)
  }
}

extension TextLayout.Decoration {
  /// What paints it, and its shadow, in a layout with its top left corner at `origin`, in points.
  public func displayItem(at origin: CGPoint) -> DisplayItem { plainItem(at: origin).shaded(by: shadow) }

  private func plainItem(at origin: CGPoint) -> DisplayItem {
    let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
    guard let dash else { return .fill(Path(rect: rect), .color(color)) }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return .stroke(
      path, .color(color), StrokeStyle(width: rect.height, dash: dash.map { $0 * rect.height }))
  }

  /// Lengths of dashes and gaps in thicknesses of the line; nil for a solid one.
  private var dash: [CGFloat]? {
    switch pattern {
    case .solid: nil
    case .dot: [2, 2]
    case .dash: [6, 3]
    case .dashDot: [6, 3, 2, 3]
    case .dashDotDot: [6, 3, 2, 3, 2, 3]
    }
  }
}
