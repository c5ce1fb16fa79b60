internal import Foundation
internal import Graphics
internal import TextLayout

/// The dots that a secure field shows for its characters. They are larger than a font's bullets, and so drawn as circles: each one
/// begins at a whole pixel, at half the height of capital letters.
extension UITextField {
  /// The distance between two dots, in points.
  func dotPitch(scale: CGFloat = 1) -> CGFloat {
    TextFieldMetrics.current.dotPitch * fieldState.style.font.pointSize * scale
  }

  /// A text of bullets, as far apart as the dots.
  func builtDots(_ bullets: String, scale: CGFloat) -> AttributedText {
    let builder = builder(scale: scale)
    guard let bullet = bullets.first else { return builder.build(bullets) }
    let width = lay(builder.build(String(bullet)), width: .infinity).size.width
    let kern = dotPitch(scale: scale) - width
    return builder.build(NSAttributedString(string: bullets, attributes: [.kern: kern])).text
  }

  /// The dots of a text of bullets; an ellipsis stays text.
  func dotItems(_ layout: LaidOutText, at origin: CGPoint) -> [DisplayItem] {
    let metrics = TextFieldMetrics.current
    let rounding = PixelRounding(scale: layoutScale)
    let font = fieldState.style.font
    var rest = layout
    var dots: [DisplayItem] = []
    for (index, line) in layout.lines.enumerated() {
      rest.lines[index].runs.removeAll { !$0.range.isEmpty }
      for run in line.runs where !run.range.isEmpty {
        // Text may be smaller than its font to fit.
        let size = run.width / CGFloat(run.range.count) / metrics.dotPitch
        let diameter = rounding.round(size * metrics.dotDiameter)
        let middle = line.baseline - size / font.pointSize * font.capHeight / 2
        let top = rounding.round(origin.y + middle - diameter / 2)
        for place in 0..<run.range.count {
          let left = origin.x + run.origin.x + (CGFloat(place) * metrics.dotPitch + metrics.dotBearing) * size
          let dot = CGRect(x: rounding.round(left), y: top, width: diameter, height: diameter)
          dots.append(.fill(Path(ellipseIn: dot), .color(run.color)))
        }
      }
    }
    return dots + rest.displayItems(at: origin)
  }
}
