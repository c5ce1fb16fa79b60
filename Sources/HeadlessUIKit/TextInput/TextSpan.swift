internal import Foundation

/// A stretch of the text of a field or a text view, in UTF-16 units.
@MainActor final class TextSpan: UITextRange {
  let value: NSRange

  init(_ value: NSRange) {
    self.value = value
    super.init()
  }

  convenience init(from start: UITextPosition, to end: UITextPosition) {
    let (a, b) = (start.offset, end.offset)
    self.init(NSRange(location: min(a, b), length: abs(b - a)))
  }

  override var isEmpty: Bool { value.length == 0 }
  override var start: UITextPosition { TextOffset(value.location) }
  override var end: UITextPosition { TextOffset(value.location + value.length) }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.value == value }
  override var hash: Int { value.hashValue }
}

extension UITextRange {
  var range: NSRange {
    let start = start.offset
    return NSRange(location: start, length: max(end.offset - start, 0))
  }
}
