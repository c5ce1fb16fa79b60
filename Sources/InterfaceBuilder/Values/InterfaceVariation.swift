/// The values for certain size classes.
package struct InterfaceVariation: Sendable {
  package enum SizeClass: String, Sendable {
    case compact, regular
  }

  /// The width class of the variation; nil for both.
  package let width: SizeClass?
  /// The height class of the variation; nil for both.
  package let height: SizeClass?
  /// Attributes and values that replace those of the parent element.
  package let element: DocumentElement
  /// The identifiers of subviews that are included or excluded for these classes.
  package let subviews: Mask
  /// The identifiers of constraints that are included or excluded for these classes.
  package let constraints: Mask

  package struct Mask: Sendable {
    package let included: [String]
    package let excluded: [String]

    init(_ element: DocumentElement?) {
      func references(_ name: String) -> [String] {
        element?.children.filter { $0.name == name }.compactMap { $0["reference"] } ?? []
      }
      included = references("include")
      excluded = references("exclude")
    }
  }

  /// Nil for elements with other names, and for conditions other than size classes.
  package init?(_ element: DocumentElement) {
    guard element.name == "variation", let key = element.key else { return nil }
    var width: SizeClass?
    var height: SizeClass?
    if key != "default" {
      for part in key.split(separator: "-") {
        let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
        guard pair.count == 2, let value = SizeClass(rawValue: pair[1]) else { return nil }
        switch pair[0] {
        case "widthClass": width = value
        case "heightClass": height = value
        default: return nil
        }
      }
    }
    self.width = width
    self.height = height
    self.element = element
    subviews = Mask(element.children.first { $0.name == "mask" && $0.key == "subviews" })
    constraints = Mask(element.children.first { $0.name == "mask" && $0.key == "constraints" })
  }

  /// The number of size classes that the variation requires: more specific variations take precedence.
  package var rank: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  package func holds(width actualWidth: SizeClass?, height actualHeight: SizeClass?) -> Bool {
    (width == nil || width == actualWidth) && (height == nil || height == actualHeight)
  }
}
