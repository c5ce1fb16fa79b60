extension Double {
  /// A number in a document; nil for a text that isn't a number. Infinity and NaN are treated as such: UIKit raises an exception
  /// for them in most places, and documents that Interface Builder saves don't contain them.
  package init?(document text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

extension Float {
  /// A priority in a document; nil for a text that isn't one, for which UIKit would raise an exception.
  package init?(priority text: String) {
    guard let number = Float(text), (0...1000).contains(number) else { return nil }
    self = number
  }
}
