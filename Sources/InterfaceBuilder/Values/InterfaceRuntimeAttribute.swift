package import Foundation

/// A property that is set by key path after an object was created: a user-defined runtime attribute, or a property that
/// `@IBInspectable` shows in Interface Builder.
package struct InterfaceRuntimeAttribute: Sendable {
  package enum Value: Sendable {
    case none
    case boolean(Bool)
    case number(Double)
    case string(String)
    /// The key of a string in the localized tables.
    case localizedString(String)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(NSRange)
    case color(InterfaceColor)
    /// The name of an image, and whether it is a system symbol.
    case image(String, isSystem: Bool)
  }

  package let keyPath: String
  package let value: Value
  package let line: Int

  /// Nil without a key path, and for values of unknown types.
  ///
  /// - Parameter isColorMatched: see `InterfaceColor`.
  package init?(_ element: DocumentElement, isColorMatched: Bool) {
    guard element.name == "userDefinedRuntimeAttribute", let keyPath = element["keyPath"] else { return nil }
    self.keyPath = keyPath
    line = element.line
    let child = element.child(key: "value")
    switch element["type"] {
    case "nil": value = .none
    case "boolean": value = .boolean(element["value"] == "YES")
    case "string": value = .string(element["value"] ?? child?.text ?? "")
    case "localizedString": value = .localizedString(element["value"] ?? child?.text ?? "")
    case "number":
      guard let number = (child?["value"] ?? element["value"]).flatMap(Double.init(document:)) else { return nil }
      value = .number(number)
    case "point":
      guard let point = child.flatMap(CGPoint.init) else { return nil }
      value = .point(point)
    case "size":
      guard let size = child.flatMap(CGSize.init) else { return nil }
      value = .size(size)
    case "rect":
      guard let rect = child.flatMap(CGRect.init) else { return nil }
      value = .rect(rect)
    case "range":
      guard let child, let location = child["location"].flatMap(Int.init),
        let length = child["length"].flatMap(Int.init)
      else { return nil }
      value = .range(NSRange(location: location, length: length))
    case "color":
      guard let color = child.flatMap({ InterfaceColor($0, isMatched: isColorMatched) }) else { return nil }
      value = .color(color)
    case "image":
      guard let name = element["value"] ?? child?["image"] ?? child?["name"] else { return nil }
      value = .image(name, isSystem: (element["catalog"] ?? child?["catalog"]) == "system")
    default: return nil
    }
  }
}
