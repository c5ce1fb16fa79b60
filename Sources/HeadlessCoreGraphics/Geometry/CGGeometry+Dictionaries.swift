public import Foundation

// Core Graphics' dictionaries of points, sizes and rectangles, for property lists; and the old functions that create them, which
// Swift imports.

private func number(_ dictionary: CFDictionary, _ key: String) -> CGFloat? {
  if let value = dictionary[key] as? CGFloat { return value }
  return (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? (dictionary[key] as? Int).map { CGFloat($0) }
}

extension CGPoint {
  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

  /// Nil if a number is missing.
  public init?(dictionaryRepresentation dictionary: CFDictionary) {
    guard let x = number(dictionary, "X"), let y = number(dictionary, "Y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

  /// Nil if a number is missing.
  public init?(dictionaryRepresentation dictionary: CFDictionary) {
    guard let width = number(dictionary, "Width"), let height = number(dictionary, "Height") else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  public var dictionaryRepresentation: CFDictionary {
    origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { first, _ in first }
  }

  /// Nil if a number is missing.
  public init?(dictionaryRepresentation dictionary: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dictionary),
      let size = CGSize(dictionaryRepresentation: dictionary)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
