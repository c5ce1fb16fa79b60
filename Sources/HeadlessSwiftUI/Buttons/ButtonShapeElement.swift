internal import Foundation
internal import Graphics

/// A filled shape behind a button.
final class ButtonShapeElement: _LayoutElement {
  var color = Graphics.Color.clear
  /// The corner radius for a size, in points.
  var radius: (CGSize) -> CGFloat = { _ in 0 }

  override func draw(_ canvas: inout ElementCanvas) {
    let rect = canvas.pixelRect(size)
    canvas.items.append(
      .fill(Graphics.Path(roundedRect: rect, cornerRadius: radius(rect.size)), .color(color), rule: .winding))
  }
}

/// Draws the content as a group at reduced opacity.
final class _FadedElement: _UnaryElement {
  var opacity: CGFloat = 1 { didSet { if opacity != oldValue { invalidateLayout() } } }

  override func draw(_ canvas: inout ElementCanvas) {
    guard opacity < 1 else { return super.draw(&canvas) }
    let opacity = opacity
    canvas.group({ super.draw(&$0) }) { .group(DisplayGroup(opacity: opacity, items: $0)) }
  }
}
