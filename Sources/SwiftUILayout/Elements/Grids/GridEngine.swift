import Foundation

/// The algorithm of `Grid`, which its element and `GridLayout` share.
///
/// Columns are as wide as their widest cells, and share the width in equal parts, in one way if the height is open, in another if not
/// (both recorded); rows share the height like views in a column. Cells that span columns, and views outside of rows, widen the
/// spanned columns equally.
@MainActor final class GridEngine {
  private struct Row {
    var cells: [GridCell]
    var alignment: VerticalAlignment
    var spacing: ViewSpacing
  }

  struct Result {
    var size: CGSize
    var placements: [_ElementPlacement]
  }

  private let elements: [_LayoutElement]
  private var rows: [Row] = []
  private var columnCount = 0
  private var columnAlignments: [HorizontalAlignment] = []
  /// The distances before each column and each row; zero before the first.
  private var columnDistances: [CGFloat] = []
  private var rowDistances: [CGFloat] = []
  private var knownResults: [(key: ProposalKey, result: Result)] = []

  init(
    _ elements: [_LayoutElement], alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  ) {
    self.elements = elements
    collectRows(alignment.vertical)
    columnAlignments = [HorizontalAlignment](repeating: alignment.horizontal, count: columnCount)
    for cell in rows.flatMap(\.cells) {
      let own = cell.element.trait(_GridColumnAlignmentKey.self, as: HorizontalAlignment.self)
      if let own, cell.columns.count < max(columnCount, 2) { columnAlignments[cell.columns.lowerBound] = own }
    }
    columnDistances = (0..<columnCount).map { $0 == 0 ? 0 : horizontalSpacing ?? distance(before: $0) }
    rowDistances = rows.indices.map { index in
      index == 0 ? 0 : verticalSpacing ?? rows[index - 1].spacing.distance(to: rows[index].spacing, along: .vertical)
    }
  }

  private func collectRows(_ alignment: VerticalAlignment) {
    var last: _GridRow?
    for (index, element) in elements.enumerated() {
      let row = element.trait(_GridRowKey.self, as: _GridRow.self)
      if row == nil || row !== last {
        rows.append(Row(cells: [], alignment: row?.alignment ?? alignment, spacing: ViewSpacing()))
      }
      last = row
      let start = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
      // A view outside of rows spans all columns, whose number isn't known before.
      let span = row == nil ? 0 : max(element.trait(_GridCellColumnsKey.self, as: Int.self) ?? 1, 1)
      rows[rows.count - 1].cells.append(GridCell(element, index: index, columns: start..<start + span))
      rows[rows.count - 1].spacing.formUnion(element.spacing, edges: .vertical)
      columnCount = max(columnCount, start + max(span, 1))
    }
    for row in rows.indices where rows[row].cells.first?.columns.isEmpty == true {
      rows[row].cells[0].columns = 0..<columnCount
    }
  }

  /// The largest spacing that adjacent cells prefer.
  private func distance(before column: Int) -> CGFloat {
    var largest: CGFloat?
    for row in rows {
      guard let right = row.cells.first(where: { $0.columns.lowerBound == column }),
        let left = row.cells.last(where: { $0.columns.upperBound == column })
      else { continue }
      let distance = left.element.spacing.distance(to: right.element.spacing, along: .horizontal)
      largest = max(largest ?? distance, distance)
    }
    return largest ?? ViewSpacing.defaultDistance
  }

  var spacing: ViewSpacing {
    guard let first = rows.first, let last = rows.last else { return .zero }
    var spacing = ViewSpacing()
    spacing.formUnion(first.spacing, edges: .top)
    spacing.formUnion(last.spacing, edges: .bottom)
    for cell in rows.flatMap(\.cells) {
      if cell.columns.lowerBound == 0 { spacing.formUnion(cell.element.spacing, edges: .leading) }
      if cell.columns.upperBound == columnCount { spacing.formUnion(cell.element.spacing, edges: .trailing) }
    }
    return spacing
  }

  func result(for proposal: ProposedViewSize) -> Result {
    let key = ProposalKey(proposal)
    for known in knownResults where known.key == key { return known.result }
    let widths = columnWidths(proposal.width, isHeightOpen: proposal.height == nil)
    let heights = rowHeights(proposal.height, widths)
    let size = CGSize(
      width: (widths + columnDistances).reduce(0, +), height: (heights + rowDistances).reduce(0, +))
    let result = Result(size: size, placements: placements(widths, heights))
    if knownResults.count == 3 { knownResults.removeFirst() }
    knownResults.append((key, result))
    return result
  }

  /// The placements of the cells in a size that was returned for a proposal.
  func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [_ElementPlacement] {
    result(for: proposal).placements
  }

  // MARK: Columns

  private func columnWidths(_ proposed: CGFloat?, isHeightOpen: Bool) -> [CGFloat] {
    var cells = [[GridCell]](repeating: [], count: columnCount)
    for cell in rows.flatMap(\.cells) where cell.columns.count == 1 && !cell.unsizedAxes.contains(.horizontal) {
      cells[cell.columns.lowerBound].append(cell)
    }
    func width(_ column: Int, _ offered: CGFloat?) -> CGFloat {
      var extent = AlignedExtent()
      for cell in cells[column] {
        let dimensions = cell.element.dimensions(in: ProposedViewSize(width: offered, height: nil))
        extent.add(dimensions.width, guide: cell.guide(columnAlignments[column].key, dimensions))
      }
      return cells[column].isEmpty ? 0 : extent.length
    }
    var widths: [CGFloat]
    if let proposed {
      let parts = (0..<columnCount).map { column in
        FlexibleShares.Part(
          least: width(column, 0), most: width(column, .infinity),
          priority: cells[column].map(\.element.knownLayoutPriority).max() ?? 0)
      }
      let room = proposed - columnDistances.reduce(0, +)
      widths = FlexibleShares.lengths(of: parts, in: room, by: isHeightOpen ? .byLargest : .equally, taking: width)
    } else {
      widths = (0..<columnCount).map { width($0, nil) }
    }
    widen(&widths, in: proposed)
    return widths
  }

  /// Widens columns for cells that span several, the smallest spans first.
  private func widen(_ widths: inout [CGFloat], in proposed: CGFloat?) {
    let spanning = rows.flatMap(\.cells).filter { $0.columns.count > 1 && !$0.unsizedAxes.contains(.horizontal) }
    for cell in spanning.sorted(by: { ($0.columns.count, $0.index) < ($1.columns.count, $1.index) }) {
      let present = length(of: cell.columns, widths, columnDistances)
      let free = proposed.map { max($0 - length(of: 0..<columnCount, widths, columnDistances), 0) }
      let offered = free.map { present + $0 }
      let missing = cell.element.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width - present
      guard missing > 0 else { continue }
      for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
    }
  }

  /// The length of columns or rows including the spacing.
  private func length(of range: Range<Int>, _ lengths: [CGFloat], _ distances: [CGFloat]) -> CGFloat {
    lengths[range].reduce(0, +) + distances[range].dropFirst().reduce(0, +)
  }

  // MARK: Rows

  private func rowHeights(_ proposed: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
    func height(_ row: Int, _ offered: CGFloat?) -> CGFloat { extent(of: rows[row], widths, offered).length }
    guard let proposed else { return rows.indices.map { height($0, nil) } }
    let parts = rows.indices.map { row in
      FlexibleShares.Part(
        least: height(row, 0), most: height(row, .infinity),
        priority: rows[row].cells.map(\.element.knownLayoutPriority).max() ?? 0)
    }
    return FlexibleShares.lengths(of: parts, in: proposed - rowDistances.reduce(0, +), taking: height)
  }

  /// The row's cells with aligned guides; cells with an anchor aren't aligned.
  private func extent(of row: Row, _ widths: [CGFloat], _ offered: CGFloat?) -> AlignedExtent {
    var extent = AlignedExtent()
    for cell in row.cells where !cell.unsizedAxes.contains(.vertical) {
      let width = length(of: cell.columns, widths, columnDistances)
      let dimensions = cell.element.dimensions(in: ProposedViewSize(width: width, height: offered))
      extent.add(dimensions.height, guide: cell.guide(row.alignment.key, dimensions))
    }
    return extent
  }

  // MARK: Placements

  private func placements(_ widths: [CGFloat], _ heights: [CGFloat]) -> [_ElementPlacement] {
    var placements = [_ElementPlacement](
      repeating: _ElementPlacement(origin: .zero, proposal: .unspecified), count: elements.count)
    let columns = starts(widths, columnDistances)
    let tops = starts(heights, rowDistances)
    for (index, row) in rows.enumerated() {
      let extent = extent(of: row, widths, heights[index])
      let slack = heights[index] - extent.alignedLength
      for cell in row.cells {
        let area = CGSize(width: length(of: cell.columns, widths, columnDistances), height: heights[index])
        let proposal = ProposedViewSize(area)
        let dimensions = cell.element.dimensions(in: proposal)
        var origin: CGPoint
        if let anchor = cell.anchor {
          origin = CGPoint(
            x: (area.width - dimensions.width) * anchor.x, y: (area.height - dimensions.height) * anchor.y)
        } else {
          let guide = columnAlignments[cell.columns.lowerBound]
          origin = CGPoint(
            x: ViewDimensions(area).guide(guide.key) - dimensions.guide(guide.key),
            y: extent.guide + slack * row.alignment.key.fraction - dimensions.guide(row.alignment.key))
          if cell.unsizedAxes.contains(.vertical) {
            origin.y = ViewDimensions(area).guide(row.alignment.key) - dimensions.guide(row.alignment.key)
          }
        }
        origin.x += columns[cell.columns.lowerBound]
        origin.y += tops[index]
        placements[cell.index] = _ElementPlacement(origin: origin, proposal: proposal)
      }
    }
    return placements
  }

  private func starts(_ lengths: [CGFloat], _ distances: [CGFloat]) -> [CGFloat] {
    var position: CGFloat = 0
    return lengths.indices.map { index in
      position += distances[index]
      defer { position += lengths[index] }
      return position
    }
  }
}

extension AlignmentKey {
  /// The position of remaining space: before the guides of a frame, in proportion; after those of contents.
  var fraction: CGFloat {
    guard id is any FrameAlignmentID.Type else { return 0 }
    return id.defaultValue(in: ViewDimensions(CGSize(width: 1, height: 1)))
  }
}
