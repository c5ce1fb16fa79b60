internal import Foundation

/// Reads values of CSS. Names are expected in lower case.
enum CSSValue {
  /// From `xx-small`, or `<font size=1>`, to `xxx-large`, with 12 in the middle: WebKit's table for that size.
  static let keywordSizes: [CGFloat] = [9, 10, 12, 14, 18, 24, 36]

  /// A length in points; nil for what is none. Percentages are those of `em`.
  static func length(_ text: String, em: CGFloat) -> CGFloat? {
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let value = Double(number), value.isFinite, abs(value) < 1e5 else { return nil }
    switch text.dropFirst(number.count) {
    case "px", "": return CGFloat(value)
    case "pt": return CGFloat(value) * 4 / 3
    case "pc": return CGFloat(value) * 16
    case "in": return CGFloat(value) * 96
    case "cm": return CGFloat(value) * 96 / 2.54
    case "mm": return CGFloat(value) * 96 / 25.4
    case "em": return CGFloat(value) * em
    case "rem": return CGFloat(value) * HTMLStyle.mediumSize
    case "ex", "ch": return CGFloat(value) * em / 2
    case "%": return CGFloat(value) * em / 100
    default: return nil
    }
  }

  static func fontSize(_ text: String, parent: CGFloat) -> CGFloat? {
    let names = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
    if text == "xx-small" { return keywordSizes[0] }
    if let index = names.firstIndex(of: text) { return keywordSizes[index] }
    if text == "smaller" { return (parent / 1.2).rounded() }
    if text == "larger" { return parent * 1.2 }
    return length(text, em: parent).flatMap { $0 >= 0 ? $0 : nil }
  }

  static func isBold(_ text: String) -> Bool? {
    switch text {
    case "bold", "bolder": true
    case "normal", "lighter": false
    default: Int(text).map { $0 >= 600 }
    }
  }

  static func alignment(_ text: String) -> NSTextAlignment? {
    switch text.lowercased() {
    case "left": .left
    case "right": .right
    case "center": .center
    case "justify": .justified
    case "start": .natural
    default: nil
    }
  }

  static func families(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'")) }
      .filter { !$0.isEmpty }
  }

  // MARK: Colours

  /// A colour by name, `#` and digits, `rgb()` or `hsl()`.
  static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let numbers = text[text.index(after: open)...].dropLast()
        .split(whereSeparator: { $0 == "," || $0 == " " || $0 == "/" }).map(String.init)
      return function(text[..<open], numbers)
    }
    if text == "transparent" { return .clear }
    return names[text].flatMap { hexadecimal($0[...]) }
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    let long = digits.count < 6 ? String(digits.flatMap { [$0, $0] }) : String(digits)
    guard let value = UInt64(long.count == 6 ? long + "ff" : long, radix: 16) else { return nil }
    func part(_ shift: UInt64) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  private static func function(_ name: Substring, _ parts: [String]) -> UIColor? {
    guard parts.count >= 3 else { return nil }
    func number(_ text: String, of whole: Double) -> CGFloat? {
      let value = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text).map { $0 / whole }
      return value.map { CGFloat(min(max($0, 0), 1)) }
    }
    let alpha = parts.count > 3 ? number(parts[3], of: 1) ?? 1 : 1
    if name == "rgb" || name == "rgba" {
      guard let red = number(parts[0], of: 255), let green = number(parts[1], of: 255),
        let blue = number(parts[2], of: 255)
      else { return nil }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    guard name == "hsl" || name == "hsla", let degrees = Double(parts[0].filter { !$0.isLetter }), degrees.isFinite,
      let saturation = number(parts[1], of: 100), let lightness = number(parts[2], of: 100)
    else { return nil }
    // From lightness to the brightness of UIKit's colour model.
    let brightness = lightness + saturation * min(lightness, 1 - lightness)
    let hue = degrees / 360 - (degrees / 360).rounded(.down)
    return UIColor(
      hue: CGFloat(hue), saturation: brightness == 0 ? 0 : 2 * (1 - lightness / brightness), brightness: brightness,
      alpha: alpha)
  }

  private static let names = [
    "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff", "maroon": "800000",
    "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff", "magenta": "ff00ff", "green": "008000",
    "lime": "00ff00", "olive": "808000", "yellow": "ffff00", "navy": "000080", "blue": "0000ff", "teal": "008080",
    "aqua": "00ffff", "cyan": "00ffff", "orange": "ffa500", "pink": "ffc0cb", "brown": "a52a2a", "gold": "ffd700",
    "indigo": "4b0082", "violet": "ee82ee", "crimson": "dc143c", "coral": "ff7f50", "salmon": "fa8072",
    "tomato": "ff6347", "orchid": "da70d6", "plum": "dda0dd", "khaki": "f0e68c", "beige": "f5f5dc",
    "ivory": "fffff0", "lavender": "e6e6fa", "turquoise": "40e0d0", "skyblue": "87ceeb", "steelblue": "4682b4",
    "royalblue": "4169e1", "dodgerblue": "1e90ff", "darkblue": "00008b", "darkred": "8b0000",
    "darkgreen": "006400", "darkgray": "a9a9a9", "darkgrey": "a9a9a9", "dimgray": "696969", "lightgray": "d3d3d3",
    "lightgrey": "d3d3d3", "lightblue": "add8e6", "lightgreen": "90ee90", "whitesmoke": "f5f5f5",
    "forestgreen": "228b22", "seagreen": "2e8b57", "slategray": "708090", "tan": "d2b48c", "chocolate": "d2691e",
    "firebrick": "b22222", "hotpink": "ff69b4", "deeppink": "ff1493", "rebeccapurple": "663399",
  ]
}
