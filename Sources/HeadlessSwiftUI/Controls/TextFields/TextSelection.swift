/// The selected part of an editable text, or the position of the insertion point.
///
/// The indices refer to the text that the field shows.
public struct TextSelection: Equatable, Hashable {
  /// The selected characters.
  public enum Indices: Equatable, Hashable {
    /// One range; an empty range is the position of the insertion point.
    case selection(Range<String.Index>)
    /// Several ranges. UIKit's fields select a single range: from the start of the first range to the end of the last one.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected characters.
  public var indices: Indices

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether the selection is an insertion point, without selected characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The range from the first selected character to the last one; nil if the selection has no ranges.
  var whole: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }
}

/// The side of an insertion point to which it belongs, where a line wraps.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
  /// The side of an insertion point to which it belongs. Ignored by UIKit's fields.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the environment's value, which UIKit's fields ignore.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
