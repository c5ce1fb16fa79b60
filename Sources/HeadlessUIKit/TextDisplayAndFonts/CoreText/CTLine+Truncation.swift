public import Foundation
internal import TextLayout

extension CTLine {
  /// The starts of the line's characters, and its end.
  var characterPlaces: [Int] {
    guard let own = line else { return [] }
    let text = string.string as NSString
    var places = [own.range.lowerBound]
    while let last = places.last, last < own.range.upperBound, last < text.length {
      places.append(NSMaxRange(text.rangeOfComposedCharacterSequence(at: last)))
    }
    return places
  }

  private func part(_ start: Int, _ end: Int) -> NSAttributedString {
    string.attributedSubstring(from: NSRange(location: start, length: max(end - start, 0)))
  }

  private func width(_ start: Int, _ end: Int) -> CGFloat { end > start ? CTLine(part(start, end)).width : 0 }

  /// As many of the line's characters as fit, in points, with a token in place of the others.
  func shortened(to room: CGFloat, _ type: CTLineTruncationType, token: CTLine?) -> CTLine {
    let places = characterPlaces
    guard let first = places.first, let last = places.last else { return self }
    // The first position up to which, or from which on, the text fits.
    func end(_ room: CGFloat) -> Int { places.last { width(first, $0) <= room } ?? first }
    func start(_ room: CGFloat) -> Int { places.first { width($0, last) <= room } ?? last }
    var (head, tail) = (first, last)
    switch type {
    case .end: head = end(room)
    case .start: tail = start(room)
    case .middle:
      // Half of the available width for the beginning, and the rest for the end.
      head = end(room / 2)
      tail = start(room - width(first, head))
    }
    let text = NSMutableAttributedString(attributedString: part(first, head))
    if let token { text.append(token.string) }
    if type != .end { text.append(part(tail, last)) }
    return CTLine(text, start: self.start + first)
  }
}

/// The offset of a line that is aligned at the left (0), in the middle (0.5) or at the right (1) of a width, in points.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  let width = line.width - (line.line?.trailingWhitespaceWidth ?? 0)
  return Double(max(CGFloat(flushWidth) - width, 0) * min(max(flushFactor, 0), 1))
}

/// The line's glyphs' boxes together, from its start, in points, y pointing up.
///
/// - Parameter context: has no effect.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let runs = CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }
  let boxes = runs.map(\.imageBounds).filter { !$0.isEmpty }
  return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
}

/// Calls `block` with the place of each caret, in points from the line's start: before and after each character.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var stop = false
  let places = line.characterPlaces
  for (place, next) in zip(places, places.dropFirst()) {
    block(Double(line.offset(of: line.start + place)), line.start + place, true, &stop)
    if stop { return }
    block(Double(line.offset(of: line.start + next)), line.start + place, false, &stop)
    if stop { return }
  }
}
