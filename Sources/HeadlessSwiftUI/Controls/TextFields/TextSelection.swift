/// The selected part of a text that is edited, or the place of the caret: `TextField("Name", text: $name, selection: $selection)`.
///
/// Its indices are those of the text that the field shows.
public struct TextSelection: Equatable, Hashable {
  /// The selected characters.
  public enum Indices: Equatable, Hashable {
    /// One range; an empty one is the caret's place.
    case selection(Range<String.Index>)
    /// Several ranges. Fields of UIKit's select one: from the first range's start to the last one's end.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected characters.
  public var indices: Indices

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether no characters are selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The range around all selected characters; nil for a selection of no ranges.
  var whole: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }
}
