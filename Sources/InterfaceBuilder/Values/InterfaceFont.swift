package import Foundation

/// A font in a document.
package enum InterfaceFont: Sendable, Hashable {
  /// A system font, with the name of its weight, such as `semibold`; sizes are in points.
  case system(size: CGFloat, weight: String?)
  case boldSystem(size: CGFloat)
  case italicSystem(size: CGFloat)
  /// A text style with UIKit's name, such as `UICTFontTextStyleBody`.
  case style(String)
  case named(String, family: String?, size: CGFloat)

  /// Nil for an element without a font in a known form.
  package init?(_ element: DocumentElement) {
    // Fonts of attributed strings store their size in points as `size`, where other fonts may have a name.
    let size = InterfaceFont.points(element["pointSize"] ?? element["size"])
    if let style = element["style"] {
      self = .style(style)
    } else if let name = element["name"] {
      self = .named(name, family: element["family"], size: size ?? InterfaceFont.systemSize)
    } else if let meta = element["metaFont"] {
      let points = size ?? InterfaceFont.points(meta) ?? InterfaceFont.systemSize
      self = meta.hasSuffix("Bold") ? .boldSystem(size: points) : .system(size: points, weight: nil)
    } else {
      switch element["type"] {
      case "boldSystem": self = .boldSystem(size: size ?? InterfaceFont.systemSize)
      case "italicSystem": self = .italicSystem(size: size ?? InterfaceFont.systemSize)
      case "system": self = .system(size: size ?? InterfaceFont.systemSize, weight: element["weight"])
      default:
        guard let size else { return nil }
        self = .system(size: size, weight: element["weight"])
      }
    }
  }

  /// A number, or one of the names of `UIFont.systemFontSize`, `smallSystemFontSize`, `labelFontSize` and `buttonFontSize`.
  private static func points(_ text: String?) -> CGFloat? {
    switch text {
    case "system", "systemBold": systemSize
    case "smallSystem", "smallSystemBold": 12
    case "label": 17
    case "button": 18
    default: text.flatMap(Double.init(document:)).flatMap { $0 >= 0 ? CGFloat($0) : nil }
    }
  }

  /// The value of `UIFont.systemFontSize`.
  private static let systemSize: CGFloat = 14
}
