/// The content of a line before it is placed.
struct BrokenLine {
  /// A piece of a run, or a character that isn't in the text.
  struct Segment {
    var run: ShapedRun
    /// Units relative to the paragraph; empty for a character that isn't in the text.
    var range: Range<Int>
    /// The glyphs' indices in the run.
    var glyphs: Range<Int>
    /// In points.
    var width: Double
    var level: Int8
  }

  var paragraph: ShapedParagraph
  /// Units relative to the paragraph, including trailing whitespace and line break.
  var range: Range<Int>
  /// In logical order, without trailing whitespace.
  var segments: [Segment]
  /// The sum of the segments' widths.
  var width: Double
  var trailingWhitespaceWidth: Double
  var isFirst: Bool
  var endsParagraph: Bool
  /// Whether the line ends at a line separator or at the paragraph's end, and not because it is full.
  var endsHard: Bool
  var isTruncated: Bool
  /// The part of a row that the line has if shapes are excluded; nil for all of it.
  var fragment: Fragment?

  struct Fragment {
    var left: Double
    var width: Double
    /// Of the row, in points of the layout.
    var top: Double
    /// Whether the previous line is in the same row.
    var continuesRow: Bool
  }

  var continuesRow: Bool { fragment?.continuesRow ?? false }
}
