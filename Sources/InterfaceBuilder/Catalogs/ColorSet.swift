/// A colour set of a catalog.
package struct ColorSet: Decodable, Hashable, Sendable, AssetSet {
  package struct Entry: Decodable, Hashable, Sendable {
    package let conditions: AssetConditions
    /// Nil for a slot without a colour, and for a colour in an unknown form.
    package let color: InterfaceColor?

    private enum Key: String, CodingKey {
      case color
    }

    package init(from decoder: any Decoder) throws {
      conditions = try AssetConditions(from: decoder)
      let values = try decoder.container(keyedBy: Key.self)
      color = try values.decodeIfPresent(CatalogColor.self, forKey: .color)?.color
    }
  }

  package let colors: [Entry]

  package func inFolder(_ path: String) -> ColorSet { self }
}

/// A colour in a catalog.
private struct CatalogColor: Decodable {
  let colorSpace: String?
  let components: [String: Component]?
  /// The name of a system colour.
  let reference: String?

  enum CodingKeys: String, CodingKey {
    case components, reference
    case colorSpace = "color-space"
  }

  var color: InterfaceColor? {
    if let reference { return .system(reference) }
    guard let components else { return nil }
    let alpha = components["alpha"]?.opacity ?? 1
    if let white = components["white"]?.fraction { return .white(white, alpha: alpha) }
    guard let red = components["red"]?.fraction, let green = components["green"]?.fraction,
      let blue = components["blue"]?.fraction
    else { return nil }
    let (r, g, b) =
      switch colorSpace {
      case "display-p3": ColorMatching.displayP3(red, green, blue)
      case "extended-linear-srgb": ColorMatching.linearRGB(red, green, blue)
      default: (red, green, blue)
      }
    return .components(red: r, green: g, blue: b, alpha: alpha)
  }

  /// A component: Xcode writes texts, and tools that generate catalogs write numbers, too.
  struct Component: Decodable {
    private let text: String?
    private let number: Double?

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      text = try? value.decode(String.self)
      number = text == nil ? try value.decode(Double.self) : nil
    }

    /// `0.500`, `0x80` or `128`: a text with a decimal point is a fraction, one without is a byte. Numbers are fractions.
    var fraction: Double? {
      guard let text else { return number }
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      if text.contains(".") { return Double(document: text) }
      return Double(document: text).map { $0 / 255 }
    }

    /// Xcode writes a fraction with a decimal point whatever the form of the other components is. A lone 1, which generated
    /// catalogs have, is taken for the fraction, too: as a byte the colour would be invisible.
    var opacity: Double? { text == "1" ? 1 : fraction }
  }
}
