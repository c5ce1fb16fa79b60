internal import Foundation
internal import Graphics
internal import HeadlessUIKit

/// The indicator at the end of a row that leads on, and of a row or header that can be expanded.
struct DisclosureArrow: Equatable {
  /// The size and the distances, recorded on iOS 26 at the medium text size: 6.67 wide, 11.33 high, 2.33 from the content's edge, 12.5
  /// from a text before it.
  private static let figures = (
    width: 6.67 / 16 * 17, height: 11.33 / 16 * 17, end: 2.33 / 16 * 17, gap: CGFloat(12.5), line: CGFloat(2)
  )

  /// The size, relative to the standard text size.
  var scale: CGFloat
  var color: Graphics.Color
  /// Whether it points down instead of to the side.
  var isOpen: Bool

  static func scale(for traits: UITraitCollection) -> CGFloat {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
  }

  /// The width that the content leaves to the indicator, in points.
  var room: CGFloat { (Self.figures.width + Self.figures.end) * scale + Self.figures.gap }

  /// - Parameters:
  ///   - size: the size of the row or header, in points.
  ///   - inset: the distance between its edge and the content's.
  func draw(on canvas: inout ElementCanvas, in size: CGSize, inset: CGFloat, isRightToLeft: Bool) {
    let line = Self.figures.line * scale
    let (width, height) = (Self.figures.width * scale - line, Self.figures.height * scale - line)
    let end = size.width - inset - Self.figures.end * scale - line / 2
    var path = Graphics.Path()
    let origin = canvas.origin
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: origin.x + (isRightToLeft ? size.width - x : x), y: origin.y + y)
    }
    let middle = size.height / 2
    if isOpen {
      let centre = end - width / 2
      path.move(to: point(centre - height / 2, middle - width / 2))
      path.addLine(to: point(centre, middle + width / 2))
      path.addLine(to: point(centre + height / 2, middle - width / 2))
    } else {
      path.move(to: point(end - width, middle - height / 2))
      path.addLine(to: point(end, middle))
      path.addLine(to: point(end - width, middle + height / 2))
    }
    canvas.items.append(
      .stroke(path, .color(color), Graphics.StrokeStyle(width: line, cap: .round, join: .round)))
  }
}
