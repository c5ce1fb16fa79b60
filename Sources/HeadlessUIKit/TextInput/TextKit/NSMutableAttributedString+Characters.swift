import Foundation

extension NSMutableAttributedString {
  /// Replaces a range that may begin or end within a character.
  func replaceWholly(_ range: NSRange, with new: NSAttributedString) {
    let (whole, text) = wholeCharacters(replacing: range, with: new)
    replaceCharacters(in: whole, with: text)
  }

  /// The same change extended to whole characters: the kept parts of those at its ends belong to the new text.
  ///
  /// Foundation on Linux extends indices within a character (an accent, a part of an emoji sequence, a line end) to its ends, in
  /// the string but not in the attributes, which then exceed the string's end.
  func wholeCharacters(replacing range: NSRange, with new: NSAttributedString) -> (NSRange, NSAttributedString) {
    let end = range.location + range.length
    let (first, last) = (characterEnd(near: range.location, isLater: false), characterEnd(near: end, isLater: true))
    if first == range.location, last == end { return (range, new) }
    let head = NSRange(location: first, length: range.location - first)
    let text = NSMutableAttributedString(attributedString: attributedSubstring(from: head))
    text.append(new)
    text.append(attributedSubstring(from: NSRange(location: end, length: last - end)))
    return (NSRange(location: first, length: last - first), text)
  }

  /// A place between characters: the place itself, or the nearest one before or after it.
  private func characterEnd(near place: Int, isLater: Bool) -> Int {
    guard place > 0, place < length else { return place }
    let text = string
    let index = text.utf16.index(text.startIndex, offsetBy: place)
    // Steps from within a character begin at its start.
    let after = text.index(after: index)
    let before = text.index(before: after)
    let start = text.utf16.distance(from: text.startIndex, to: before)
    if start == place || !isLater { return start }
    return text.utf16.distance(from: text.startIndex, to: after)
  }
}
