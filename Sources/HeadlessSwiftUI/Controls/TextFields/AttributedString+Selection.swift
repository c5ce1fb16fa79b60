public import Foundation

// Changes of an attributed text at a selection, which move the selection with the text.

extension AttributedString {
  /// Changes the attributes of each selected run, or the typing attributes of an insertion point.
  ///
  /// Attributes that apply to whole paragraphs are changed at the selected characters only.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    guard case .ranges(let ranges) = selection.indices(in: self) else {
      var typing = selection.typingAttributes(in: self)
      try body(&typing)
      selection.typingAttributes = typing
      return
    }
    var changed = self
    for range in ranges.ranges {
      for run in self[range].runs {
        var attributes = run.attributes
        try body(&attributes)
        changed[run.range.clamped(to: range)].setAttributes(attributes)
      }
    }
    self = changed
    selection = AttributedTextSelection(ranges: ranges)
  }

  /// Replaces the selected characters by a text at the place of the first of them. The insertion point is behind the new text.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let new = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
    var place: Int
    switch selection.indices(in: self) {
    case .insertionPoint(let index): place = unicodeScalars.distance(from: startIndex, to: index)
    case .ranges(let ranges):
      place = unicodeScalars.distance(from: startIndex, to: ranges.ranges[0].lowerBound)
      for range in ranges.ranges.reversed() { removeSubrange(range) }
    }
    insert(new, at: unicodeScalars.index(startIndex, offsetBy: place))
    place += new.unicodeScalars.count
    selection = AttributedTextSelection(insertionPoint: unicodeScalars.index(startIndex, offsetBy: place))
  }

  /// Replaces the selected characters by characters with the typing attributes.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let typing = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: typing))
  }

  /// Changes the text, and moves the selection with the characters it contains.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var range = index..<index
      try transform(updating: &range, body: body)
      selection = AttributedTextSelection(
        insertionPoint: range.lowerBound, typingAttributes: selection.typingAttributes)
    case .ranges(let selected):
      var ranges = Array(selected.ranges)
      try transform(updating: &ranges, body: body)
      selection = AttributedTextSelection(ranges: RangeSet(ranges))
    }
  }

  /// The selected parts of the text; empty for an insertion point.
  public subscript(_ selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet<Index>()]
    case .ranges(let ranges): self[ranges]
    }
  }
}
