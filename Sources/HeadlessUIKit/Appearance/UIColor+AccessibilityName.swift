internal import Foundation
public import HeadlessCoreGraphics

extension UIColor {
  /// The colour's name in English for assistive technologies, such as "dark blue".
  ///
  /// iOS doesn't document its names and their limits; these are divisions of hue, saturation and brightness into named parts.
  public var accessibilityName: String { AXNameFromColor(cgColor) }
}

/// The name of a colour in English for assistive technologies; as of `UIColor.accessibilityName`.
public func AXNameFromColor(_ color: CGColor) -> String {
  var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  UIColor(cgColor: color).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
  if alpha <= 0 { return "transparent" }
  if brightness < 0.1 { return "black" }
  if saturation < 0.1 {
    switch brightness {
    case ..<0.4: return "dark gray"
    case ..<0.7: return "gray"
    case ..<0.95: return "light gray"
    default: return "white"
    }
  }
  let degrees = hue * 360
  if (15..<45).contains(degrees), brightness < 0.65 { return "brown" }
  if degrees >= 320 || degrees < 15, saturation < 0.6, brightness > 0.7 { return "pink" }
  let shade = brightness < 0.5 ? "dark " : saturation < 0.4 ? "light " : ""
  return shade + hueName(degrees)
}

private func hueName(_ degrees: CGFloat) -> String {
  switch degrees {
  case ..<15: "red"
  case ..<45: "orange"
  case ..<70: "yellow"
  case ..<160: "green"
  case ..<200: "cyan"
  case ..<255: "blue"
  case ..<295: "purple"
  case ..<330: "magenta"
  default: "red"
  }
}
