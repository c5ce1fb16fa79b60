internal import Foundation
internal import Graphics

/// A switch as iOS 13 to 18 draw it, in points.
struct SwitchLook {

  let origin: CGPoint
  let isThumbRight: Bool
  let track: Color
  let thumb: Color

  /// The thumb's margin is that of Apple's design resources for iOS 13 and later. Its shadow is clipped to the track and has no
  /// border: recorded on iOS 17.5 and 18.5, where the figures fit the track's pixels to 0.6 of 255.
  var items: [DisplayItem] {
    let area = CGRect(origin: origin, size: SwitchMetrics.current.size)
    let margin = SwitchMetrics.current.thumbMargin
    let diameter = area.height - margin * 2
    let x = isThumbRight ? area.maxX - margin - diameter : area.minX + margin
    let circle = CGRect(x: x, y: area.minY + margin, width: diameter, height: diameter)
    let disc = Path(ellipseIn: circle)
    let outline = Path(roundedRect: area, cornerRadius: area.height / 2)
    let shadow = Shadow(color: Color(white: 0, alpha: 0.12), offset: CGSize(width: 0, height: 2.6), sigma: 2.7)
    return [
      .fill(outline, .color(track)), .group(DisplayGroup(clip: .init(outline), items: [.shadow(disc, shadow)])),
      .fill(disc, .color(thumb)),
    ]
  }
}
