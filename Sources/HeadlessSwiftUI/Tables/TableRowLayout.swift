internal import Foundation

/// The figures of tables, in points. Those of iPadOS aren't published.
enum TableMetrics {
  static let columnSpacing: CGFloat = 12
  static let titleSpacing: CGFloat = 4
}

/// The limits of a column's width, in points; nil for none.
struct TableColumnWidth: Sendable, Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?

  func limited(_ width: CGFloat) -> CGFloat { max(min(width, most ?? .infinity), least ?? 0) }
}

/// Columns side by side: those of ideal width have it, the others the same share of the rest, within their limits.
struct TableRowLayout: Layout {
  var widths: [TableColumnWidth]
  /// Where cells are within their columns; those without one are at the leading edge.
  var alignments: [TableColumnAlignment] = []

  /// Where the columns are, for the width of the row.
  func columns(in width: CGFloat) -> [(start: CGFloat, width: CGFloat)] {
    var room = max(0, width - TableMetrics.columnSpacing * CGFloat(max(widths.count - 1, 0)))
    var found = [CGFloat?](repeating: nil, count: widths.count)
    for (index, column) in widths.enumerated() {
      guard let ideal = column.ideal else { continue }
      found[index] = column.limited(ideal)
      room -= found[index] ?? 0
    }
    var open = widths.indices.filter { found[$0] == nil }
    // A column at a limit of its own leaves the others another share.
    while !open.isEmpty {
      let share = max(0, room) / CGFloat(open.count)
      let atLimit = open.filter { widths[$0].limited(share) != share }
      for index in atLimit.isEmpty ? open : atLimit {
        let length = widths[index].limited(share)
        found[index] = length
        room -= length
      }
      open.removeAll { found[$0] != nil }
    }
    var start: CGFloat = 0
    return found.map { length in
      defer { start += (length ?? 0) + TableMetrics.columnSpacing }
      return (start, length ?? 0)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let heights = zip(subviews, columns(in: width)).map {
      $0.sizeThatFits(ProposedViewSize(width: $1.width, height: nil)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, (subview, column)) in zip(subviews, columns(in: bounds.width)).enumerated() {
      let fraction = alignments.indices.contains(index) ? alignments[index].fraction : 0
      subview.place(
        at: CGPoint(x: bounds.minX + column.start + column.width * fraction, y: bounds.midY),
        anchor: UnitPoint(x: fraction, y: 0.5), proposal: ProposedViewSize(width: column.width, height: nil))
    }
  }
}
