package import Foundation
internal import Graphics

extension ColorComponents {
  /// All from 0 to 1; a hue outside is wrapped around.
  package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let saturation = min(max(saturation, 0), 1)
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: CGFloat) -> CGFloat {
      let distance = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  static func hueComponents(of color: Graphics.Color) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let brightness = max(color.red, color.green, color.blue)
    let range = brightness - min(color.red, color.green, color.blue)
    guard range > 0, brightness > 0 else { return (0, 0, brightness) }
    let sector =
      if brightness == color.red {
        (color.green - color.blue) / range
      } else if brightness == color.green {
        (color.blue - color.red) / range + 2
      } else {
        (color.red - color.green) / range + 4
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, range / brightness, brightness)
  }
}
