/// What is otherwise under certain size classes.
package struct InterfaceVariation: Sendable {
  package enum SizeClass: String, Sendable {
    case compact, regular
  }

  /// The width class that it holds under; nil for both.
  package let width: SizeClass?
  /// The height class that it holds under; nil for both.
  package let height: SizeClass?
  /// Attributes and values that take the place of those of the surrounding element.
  package let element: DocumentElement
  /// Ids of subviews that are there, or aren't, under these classes.
  package let subviews: Mask
  /// Ids of constraints that are there, or aren't, under these classes.
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

  /// Nil for elements of other names and for conditions other than size classes.
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

  /// How many size classes it asks for: what asks for more goes before what asks for less.
  package var rank: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  package func holds(width actualWidth: SizeClass?, height actualHeight: SizeClass?) -> Bool {
    (width == nil || width == actualWidth) && (height == nil || height == actualHeight)
  }
}
