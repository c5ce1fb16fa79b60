internal import Foundation
internal import HeadlessUIKit

/// What a text editor shows and edits: an attributed string and its selection.
struct StyledTextContent {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?

  /// Writes an edit of the text view: the characters that changed, with the typing attributes, and the insertion point behind them.
  ///
  /// - Parameter caret: the end of the view's selection, in UTF-16 units, which is behind what was typed.
  func edit(_ new: String, caret: Int) {
    var text = text.wrappedValue
    let old = Array(text.unicodeScalars)
    let scalars = Array(new.unicodeScalars)
    let end = String(new.utf16.prefix(caret)).map { $0.unicodeScalars.count } ?? scalars.count
    // Typing a letter beside the same letter leaves several places for the change; it is the one before the caret.
    let most = min(old.count, scalars.count - end)
    let kept = zip(old.reversed(), scalars.reversed()).prefix(most).prefix { $0 == $1 }.count
    let start = zip(old.dropLast(kept), scalars.dropLast(kept)).prefix { $0 == $1 }.count
    let view = text.unicodeScalars
    let range =
      view.index(view.startIndex, offsetBy: start)..<view.index(view.startIndex, offsetBy: old.count - kept)
    var inserted = String.UnicodeScalarView()
    inserted.append(contentsOf: scalars[start..<(scalars.count - kept)])
    var place = AttributedTextSelection(range: range)
    if range.isEmpty, let typing = selection?.wrappedValue.typingAttributes { place.typingAttributes = typing }
    text.replaceSelection(&place, withCharacters: String(inserted))
    self.text.wrappedValue = text
    selection?.wrappedValue = place
  }

  /// Writes the selection of the text view, in UTF-16 units. The typing attributes stay if the insertion point stays.
  func select(_ range: NSRange) {
    guard let selection else { return }
    let text = text.wrappedValue
    guard range != selection.wrappedValue.range(in: text), let start = text.index(utf16: range.location),
      let end = text.index(utf16: range.location + range.length)
    else { return }
    selection.wrappedValue = AttributedTextSelection(range: start..<end)
  }

  /// The attributes of the characters, as the text view draws them. Empty if the text isn't the one that the view shows.
  @MainActor func runs(
    of string: String, in environment: EnvironmentValues
  ) -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
    var environment = environment
    environment.textCase = nil
    let resolved = TextResolver(environment).resolve(Text(text.wrappedValue)).string
    guard resolved.string == string else { return [] }
    var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    resolved.enumerateAttributes(in: NSRange(location: 0, length: resolved.length), options: []) {
      attributes, range, _ in
      runs.append((range, attributes))
    }
    return runs
  }
}

extension AttributedTextSelection {
  /// From the first selected character to the last one, in UTF-16 units.
  func range(in text: AttributedString) -> NSRange {
    switch indices(in: text) {
    case .insertionPoint(let index): return NSRange(location: text.utf16Offset(of: index), length: 0)
    case .ranges(let ranges):
      let start = text.utf16Offset(of: ranges.ranges[0].lowerBound)
      return NSRange(location: start, length: text.utf16Offset(of: ranges.ranges.last!.upperBound) - start)
    }
  }
}

extension AttributedString {
  fileprivate func utf16Offset(of index: Index) -> Int {
    unicodeScalars[startIndex..<index].reduce(0) { $0 + UTF16.width($1) }
  }

  /// Nil if the offset is outside the text. An offset within a character that has two units is that of its end.
  fileprivate func index(utf16 offset: Int) -> Index? {
    var rest = offset
    var index = startIndex
    while rest > 0 {
      guard index < endIndex else { return nil }
      rest -= UTF16.width(unicodeScalars[index])
      index = unicodeScalars.index(after: index)
    }
    return index
  }
}
