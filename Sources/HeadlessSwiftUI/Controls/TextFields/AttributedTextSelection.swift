public import Foundation

/// The selected part of an attributed text, or the position of the insertion point.
///
/// The indices refer to the text that an editor shows. Indices that are outside the text are moved to its end: iOS documents
/// "a valid fallback index" without saying which.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected characters.
  @frozen public enum Indices: Equatable, Sendable {
    /// The position of the insertion point; the end of the text is a valid position.
    case insertionPoint(AttributedString.Index)
    /// The selected characters. An editor selects a single range: from the first selected character to the last one.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// Nil for the end of the text, where an editor's insertion point is at first.
  private let indices: Indices?
  /// The attributes of the characters that are typed next; nil for those of the text.
  var typingAttributes: AttributeContainer?

  /// Creates the selection of a new editor: an insertion point at the end of the text.
  public init() { indices = nil }
  /// - Parameter typingAttributes: the attributes of the characters that are typed next; nil for those of the text.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    indices = .insertionPoint(insertionPoint)
    self.typingAttributes = typingAttributes
  }
  /// Creates a selection of a range; an empty range is an insertion point.
  public init(range: Range<AttributedString.Index>) {
    indices = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }
  /// Creates a selection of several ranges; without ranges, an insertion point at the end of the text.
  public init(ranges: RangeSet<AttributedString.Index>) { indices = ranges.isEmpty ? nil : .ranges(ranges) }

  /// The selected characters of a text, or the position of the insertion point in it.
  public func indices(in text: AttributedString) -> Indices {
    switch indices {
    case nil: return .insertionPoint(text.endIndex)
    case .insertionPoint(let index): return .insertionPoint(text.valid(index))
    case .ranges(let ranges):
      let valid = RangeSet(ranges.ranges.map { text.valid($0.lowerBound)..<text.valid($0.upperBound) })
      return valid.isEmpty ? .insertionPoint(text.endIndex) : .ranges(valid)
    }
  }

  /// The attributes of the characters that are typed next: those that were set for the insertion point, or those of the character
  /// before it. A selected range has those of its first character. A link isn't continued, as in UIKit's text views.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typingAttributes { return typingAttributes }
    let position: AttributedString.Index
    switch indices(in: text) {
    case .insertionPoint(let index):
      position = index > text.startIndex ? text.unicodeScalars.index(before: index) : index
    case .ranges(let ranges): position = ranges.ranges[0].lowerBound
    }
    guard position < text.endIndex else { return AttributeContainer() }
    var attributes = text.runs[position].attributes
    attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] = nil
    return attributes
  }

  /// The attributes of each run that is selected, wholly or in part, or the typing attributes of an insertion point.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: Attributes([[typingAttributes(in: text)]])
    case .ranges(let ranges): Attributes(ranges.ranges.map { text[$0].runs.map(\.attributes) })
    }
  }

  /// The side of the insertion point to which it belongs. Automatic: lines that wrap aren't distinguished here.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// The attributes that the characters of a selection have.
  public struct Attributes<Content>: Sequence {
    /// The attributes of the runs of each range.
    private let groups: [[AttributeContainer]]

    init(_ groups: [[AttributeContainer]]) { self.groups = groups }

    /// The attributes of all runs.
    public func makeIterator() -> some IteratorProtocol<AttributeContainer> { groups.joined().makeIterator() }

    /// The values of one attribute; neighbouring characters with the same value have one.
    public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?> where K.Value: Sendable {
      groups.flatMap { runs in
        runs.map { $0[K.self] }.reduce(into: [K.Value?]()) { values, value in
          if values.last != .some(value) { values.append(value) }
        }
      }
    }
    /// The values of one attribute; neighbouring characters with the same value have one.
    public subscript<K: AttributedStringKey>(
      keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> some Sequence<K.Value?> where K.Value: Sendable { self[K.self] }
  }
}

extension AttributedString {
  /// The position of an index, or the end if the index is behind it. An index of an earlier version of the text is allowed.
  fileprivate func valid(_ index: Index) -> Index {
    guard index > startIndex else { return startIndex }
    guard index < endIndex else { return endIndex }
    return unicodeScalars.index(startIndex, offsetBy: unicodeScalars.distance(from: startIndex, to: index))
  }
}
