package import Foundation

extension CGRect {
  /// The attributes `x`, `y`, `width` and `height` of an element, or those of an Xcode 6 `frame`; nil if one isn't a number.
  package init?(_ element: DocumentElement) {
    func number(_ name: String) -> Double? { element[name].flatMap(Double.init(document:)) }
    guard let width = number("width"), let height = number("height") else { return nil }
    self.init(
      x: number("x") ?? number("minX") ?? 0, y: number("y") ?? number("minY") ?? 0, width: width, height: height)
  }
}

extension CGSize {
  /// The attributes `width` and `height` of an element; nil if one isn't a number.
  package init?(_ element: DocumentElement) {
    guard let width = element["width"].flatMap(Double.init(document:)),
      let height = element["height"].flatMap(Double.init(document:))
    else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension CGPoint {
  /// The attributes `x` and `y` of an element; nil if one isn't a number.
  package init?(_ element: DocumentElement) {
    guard let x = element["x"].flatMap(Double.init(document:)), let y = element["y"].flatMap(Double.init(document:))
    else { return nil }
    self.init(x: x, y: y)
  }
}
