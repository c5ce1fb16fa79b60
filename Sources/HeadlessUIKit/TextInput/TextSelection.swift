import Foundation

/// The selection and the marked text of an editable text, in UTF-16 units.
struct TextSelection {
  var range = NSRange(location: 0, length: 0)
  var marked: NSRange?

  var end: Int { range.location + range.length }

  mutating func collapse(to offset: Int) {
    range = NSRange(location: offset, length: 0)
  }

  /// Limits the selection to a text of a length.
  mutating func clamp(to length: Int) {
    range = range.clamped(to: length)
    marked = marked.map { $0.clamped(to: length) }
  }
}

extension NSRange {
  func clamped(to length: Int) -> NSRange {
    let start = Swift.min(Swift.max(location, 0), length)
    return NSRange(location: start, length: Swift.min(Swift.max(self.length, 0), length - start))
  }

  /// The range with the other halves of what it cuts: Unicode scalars beyond U+FFFF are two in a range, and Swift's strings
  /// hold no half of one. Within the text.
  func withWholeScalars(of text: NSString) -> NSRange {
    func isCut(_ place: Int) -> Bool {
      place > 0 && place < text.length && UTF16.isTrailSurrogate(text.character(at: place))
        && UTF16.isLeadSurrogate(text.character(at: place - 1))
    }
    let start = isCut(location) ? location - 1 : location
    let end = length > 0 && isCut(location + length) ? location + length + 1 : Swift.max(location + length, start)
    return NSRange(location: start, length: length == 0 ? 0 : end - start)
  }
}

extension String {
  /// The range of the whole character before an offset, which a backspace deletes.
  func characterRange(before offset: Int) -> NSRange {
    guard offset > 0 else { return NSRange(location: 0, length: 0) }
    return (self as NSString).rangeOfComposedCharacterSequence(at: offset - 1)
  }
}
