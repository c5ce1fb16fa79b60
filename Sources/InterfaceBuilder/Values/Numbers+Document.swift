extension Double {
  /// A number as a document has it; nil for a text that is none. What isn't finite is none: UIKit ends the app for it in most
  /// places, and documents that Interface Builder saves have no such number.
  package init?(document text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

extension Float {
  /// A priority as a document has it; nil for a text that is none, of which UIKit would end the app.
  package init?(priority text: String) {
    guard let number = Float(text), (0...1000).contains(number) else { return nil }
    self = number
  }
}
