public import Foundation
public import Graphics

extension LaidOutText {
  /// The items of the layout with its top left corner at `origin`, in points: first the backgrounds of all lines, because a
  /// background would cover the descenders of the line above; then, line by line, underlines, glyphs, attachments and
  /// strikethroughs.
  ///
  /// - Parameter attachment: returns the items of an attachment, from its number and a rectangle.
  public func displayItems(
    at origin: CGPoint = .zero, attachment: (_ id: Int, _ rect: CGRect) -> [DisplayItem] = { _, _ in [] }
  ) -> [DisplayItem] {
    var items = lines.flatMap { line in line.decorations(.background).map { $0.displayItem(at: origin) } }
    for line in lines {
      items += line.decorations(.underline).map { $0.displayItem(at: origin) }
      items += line.runs.filter { !$0.glyphs.glyphs.isEmpty }.map { $0.displayItem(at: origin) }
      for box in line.attachments { items += attachment(box.id, box.rect.offsetBy(dx: origin.x, dy: origin.y)) }
      items += line.decorations(.strikethrough).map { $0.displayItem(at: origin) }
    }
    return items
  }

  /// Glyphs and lines in one colour, without backgrounds, attachments and shadows: a label's shadow.
  public func silhouette(in color: Color, at origin: CGPoint) -> [DisplayItem] {
    var copy = self
    for index in copy.lines.indices {
      copy.lines[index].attachments = []
      copy.lines[index].decorations.removeAll { $0.kind == .background }
      for place in copy.lines[index].decorations.indices {
        copy.lines[index].decorations[place].color = color
        copy.lines[index].decorations[place].shadow = nil
      }
      for place in copy.lines[index].runs.indices {
        copy.lines[index].runs[place].color = color
        copy.lines[index].runs[place].shadow = nil
        copy.lines[index].runs[place].glyphs.stroke?.color = color
      }
    }
    return copy.displayItems(at: origin)
  }
}

extension LaidOutText.Line {
  fileprivate func decorations(_ kind: LaidOutText.Decoration.Kind) -> [LaidOutText.Decoration] {
    decorations.filter { $0.kind == kind }
  }
}

extension DisplayItem {
  /// The item, with a shadow below it.
  public func shaded(by shadow: Shadow?) -> DisplayItem {
    shadow.map { .group(DisplayGroup(shadow: $0, items: [self])) } ?? self
  }
}

extension LaidOutText.Run {
  /// The items of the run, and its shadow, in a layout with its top left corner at `origin`, in points.
  public func displayItem(at origin: CGPoint) -> DisplayItem {
    let place = CGPoint(x: origin.x + self.origin.x, y: origin.y + self.origin.y)
    return DisplayItem.glyphs(glyphs, origin: place, color: color).shaded(by: shadow)
  }
}

extension LaidOutText.Decoration {
  /// The items of the decoration, and its shadow, in a layout with its top left corner at `origin`, in points.
  public func displayItem(at origin: CGPoint) -> DisplayItem { plainItem(at: origin).shaded(by: shadow) }

  private func plainItem(at origin: CGPoint) -> DisplayItem {
    let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
    if pattern == .solid { return .fill(Path(rect: rect), .color(color)) }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return .stroke(path, .color(color), StrokeStyle(width: rect.height, dash: dash.map { $0 * rect.height }))
  }

  /// The lengths of dashes and gaps, in thicknesses of the line. Apple doesn't publish the lengths of its patterns; the length of a
  /// dot is the thickness of the line.
  private var dash: [CGFloat] {
    switch pattern {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 1, 3]
    case .dashDotDot: [10, 3, 1, 3, 1, 3]
    }
  }
}
