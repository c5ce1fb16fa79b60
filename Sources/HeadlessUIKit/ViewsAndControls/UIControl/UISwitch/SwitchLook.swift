internal import Foundation
internal import Graphics

/// A switch as iOS 13 to 18 draw it, in points.
struct SwitchLook {

  let origin: CGPoint
  let isThumbRight: Bool
  let track: Color
  let thumb: Color

  /// The thumb's border and margin are those of Apple's design resources for iOS 13 and later. Its shadows are clipped to the
  /// track, about twice as dark as in the resources: recorded on iOS 17.5 and 18.5.
  var items: [DisplayItem] {
    let area = CGRect(origin: origin, size: SwitchMetrics.current.size)
    let margin = SwitchMetrics.current.thumbMargin
    let diameter = area.height - margin * 2
    let x = isThumbRight ? area.maxX - margin - diameter : area.minX + margin
    let circle = CGRect(x: x, y: area.minY + margin, width: diameter, height: diameter)
    let disc = Path(ellipseIn: circle)
    let outline = Path(roundedRect: area, cornerRadius: area.height / 2)
    let down = CGSize(width: 0, height: 3)
    let shadows: [DisplayItem] = [
      .shadow(disc, Shadow(color: Color(white: 0, alpha: 0.3), offset: down, sigma: 4)),
      .shadow(disc, Shadow(color: Color(white: 0, alpha: 0.12), offset: down, sigma: 0.5)),
    ]
    return [
      .fill(outline, .color(track)), .group(DisplayGroup(clip: .init(outline), items: shadows)),
      .fill(Path(ellipseIn: circle.insetBy(dx: -0.5, dy: -0.5)), .color(Color(white: 0, alpha: 0.04))),
      .fill(disc, .color(thumb)),
    ]
  }
}
