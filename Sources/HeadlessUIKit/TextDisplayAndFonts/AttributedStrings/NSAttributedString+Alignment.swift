public import Foundation

extension NSAttributedString {
  /// The alignment of the first paragraph; nil if it has none.
  var alignmentAtStart: NSTextAlignment? {
    guard length > 0 else { return nil }
    return (attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment
  }
}

extension NSMutableAttributedString {
  /// Sets the alignment of the paragraph styles in a range.
  ///
  /// - Parameter addsStyles: whether a style is added to text without one.
  func align(_ range: NSRange, _ alignment: NSTextAlignment, addsStyles: Bool) {
    var changes: [(NSParagraphStyle, NSRange)] = []
    enumerateAttribute(.paragraphStyle, in: range) { value, range, _ in
      guard let style = value as? NSParagraphStyle ?? (addsStyles ? .default : nil) else { return }
      changes.append((style.aligned(alignment), range))
    }
    for (style, range) in changes { addAttribute(.paragraphStyle, value: style, range: range) }
  }
}

extension NSParagraphStyle {
  /// Returns this style with another alignment.
  func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    var values = values
    values.alignment = alignment
    return NSParagraphStyle(values)
  }
}

extension NSAttributedString {
  /// Makes `NSAttributedString()` and `NSMutableAttributedString()` empty strings, as on iOS; swift-corelibs-foundation
  /// lacks an initializer without parameters, and an extension can't override `NSObject`'s.
  public convenience init(_empty: Void = ()) {
    self.init(string: "")
  }
}
