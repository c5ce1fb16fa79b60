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
      for run in line.runs {
        let place = CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y)
        items.append(.glyphs(run.glyphs, origin: place, color: run.color))
      }
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

extension TextLayout.Decoration {
  fileprivate func displayItem(at origin: CGPoint) -> DisplayItem {
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
