package import Foundation

/// A font as a document has it.
package enum InterfaceFont: Sendable, Hashable {
  /// Of the system, with a weight by its name, as `semibold`; sizes in points.
  case system(size: CGFloat, weight: String?)
  case boldSystem(size: CGFloat)
  case italicSystem(size: CGFloat)
  /// A text style by UIKit's name, as `UICTFontTextStyleBody`.
  case style(String)
  case named(String, family: String?, size: CGFloat)

  /// Nil for an element that is no font in a form that is known.
  package init?(_ element: DocumentElement) {
    let size = element["pointSize"].flatMap(Double.init).map { CGFloat($0) }
    if let style = element["style"] {
      self = .style(style)
    } else if let name = element["name"] {
      self = .named(name, family: element["family"], size: size ?? InterfaceFont.systemSize)
    } else if let meta = element["metaFont"] {
      let metaSize = meta == "smallSystem" ? 12 : meta == "label" ? 17 : InterfaceFont.systemSize
      self = meta == "systemBold" ? .boldSystem(size: size ?? metaSize) : .system(size: size ?? metaSize, weight: nil)
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

  /// What `UIFont.systemFontSize` is.
  private static let systemSize: CGFloat = 14
}
