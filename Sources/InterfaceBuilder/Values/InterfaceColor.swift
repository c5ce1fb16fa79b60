internal import Foundation

/// A colour in a document.
package enum InterfaceColor: Sendable, Hashable {
  /// sRGB components and alpha; components of wider colour spaces can be outside 0...1.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A grey level and alpha.
  case white(Double, alpha: Double)
  /// A UIKit colour by the name of its class property, such as `systemBackgroundColor`.
  case system(String)
  /// A colour of an asset catalog.
  case named(String)

  /// Nil for an element that has no colour in a known form.
  ///
  /// - Parameter isMatched: whether calibrated components are converted to sRGB; specified by the document.
  package init?(_ element: DocumentElement, isMatched: Bool = true) {
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    {
      self = .system(name)
      return
    }
    func number(_ name: String) -> Double? { element[name].flatMap(Double.init(document:)) }
    let alpha = number("alpha") ?? 1
    let space =
      element["colorSpace"] == "custom" ? element["customColorSpace"] ?? "sRGB" : element["colorSpace"] ?? "sRGB"
    if let white = number("white") {
      self = .white(space == "calibratedWhite" && isMatched ? ColorMatching.genericGray(white) : white, alpha: alpha)
    } else if let red = number("red"), let green = number("green"), let blue = number("blue") {
      let (r, g, b) =
        switch space {
        case "calibratedRGB" where isMatched: ColorMatching.genericRGB(red, green, blue)
        case "displayP3": ColorMatching.displayP3(red, green, blue)
        case "adobeRGB1998": ColorMatching.adobeRGB(red, green, blue)
        default: (red, green, blue)
        }
      self = .components(red: r, green: g, blue: b, alpha: alpha)
    } else if let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow"),
      let black = number("black")
    {
      // Without a printer's profile, as Core Graphics converts its device colour space.
      self = .components(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
        alpha: alpha)
    } else if let name = element["name"] {
      // The colours that Interface Builder's font panel gives attributed texts are in the Mac's catalog "System".
      self = element["catalog"] == "System" ? .system(name) : .named(name)
    } else {
      return nil
    }
  }
}
