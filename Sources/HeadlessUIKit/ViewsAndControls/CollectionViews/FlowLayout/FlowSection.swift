import Foundation

/// The measures of a flow layout's section, along and across the scrolling direction, in points.
struct FlowMeasures: Sendable {
  /// The size of an item. `across` is the width in a layout that scrolls vertically.
  struct Size: Equatable, Sendable {
    var across: CGFloat
    var along: CGFloat
  }

  /// The sizes of a section's items.
  enum Sizes: Sendable {
    case uniform(Size)
    case each([Size])
    /// The estimated size of items that haven't been measured, and the sizes of those that have.
    case estimated(Size, [Int: Size])
  }

  var count: Int
  var sizes: Sizes
  /// The available width of lines.
  var room: CGFloat
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// The space before the first line, after the last line, and at the start of every line.
  var insetBefore: CGFloat = 0
  var insetAfter: CGFloat = 0
  var insetStart: CGFloat = 0

  func size(of item: Int) -> Size {
    switch sizes {
    case .uniform(let size): size
    case .each(let all): all[item]
    case .estimated(let estimate, let measured): measured[item] ?? estimate
    }
  }

  mutating func resize(_ measured: [Int: Size]) {
    switch sizes {
    case .uniform: break
    case .each(var all):
      for (item, size) in measured where all.indices.contains(item) { all[item] = size }
      sizes = .each(all)
    case .estimated(let estimate, let known):
      sizes = .estimated(estimate, known.merging(measured.filter { $0.key < count }) { $1 })
    }
  }

  /// The common size of all items; nil if they differ.
  var uniformSize: Size? {
    switch sizes {
    case .uniform(let size): return size
    case .each(let all): return all.dropFirst().allSatisfy { $0 == all[0] } ? all.first : nil
    case .estimated(let estimate, let measured):
      guard let first = measured.first?.value else { return estimate }
      let isSame = measured.values.allSatisfy { $0 == first }
      return isSame && (measured.count == count || first == estimate) ? first : nil
    }
  }
}

/// The positions of the items in one section of a flow layout, in points from the section's start.
///
/// Apple documents that lines are filled with items at the minimum distance, that the remaining space enlarges the distances, and
/// that items are centred in their line. The rest follows UIKit's behaviour: a single item in a line is centred. Items of equal
/// size form columns, also in a last line that isn't full. If the sizes differ, such a last line starts at the edge, with the
/// minimum distances (rdar://20825965). A last line with different sizes counts as full here if it has no space for another item of
/// the size of its last one; that is a guess.
struct FlowSection: Sendable {
  /// A line of items.
  struct Line: Equatable, Sendable {
    var first: Int
    var count: Int
    /// The start along the section's items.
    var offset: CGFloat
    var extent: CGFloat
    /// The start of the first item across.
    var start: CGFloat
    /// The distance between its items.
    var gap: CGFloat
  }

  /// Equal lines, whose position follows from their index.
  private struct Grid: Sendable {
    var firstItem: Int
    var firstLine: Int
    var offset: CGFloat
    var line: Line
    var size: FlowMeasures.Size
  }

  private(set) var measures: FlowMeasures
  private var lines: [Line] = []
  private var grid: Grid?
  /// The extent of all lines.
  private(set) var linesExtent: CGFloat = 0

  init(_ measures: FlowMeasures) {
    self.measures = measures
    fill(keeping: 0)
  }

  /// Applies new sizes of items. A line depends on its items and the first item that doesn't fit: the lines before stay unchanged.
  mutating func resize(_ measured: [Int: FlowMeasures.Size]) {
    measures.resize(measured)
    let first = measured.keys.min() ?? measures.count
    fill(keeping: firstLine { $0.first + $0.count >= first })
  }

  private mutating func fill(keeping kept: Int) {
    let uniform = measures.uniformSize
    lines.removeSubrange((uniform == nil ? kept : 0)...)
    grid = nil
    linesExtent = lines.last.map { $0.offset + $0.extent } ?? 0
    guard measures.count > 0 else { return }
    if let uniform { addGrid(of: uniform, from: 0) } else { addLines() }
  }

  /// The section's extent along the scrolling direction. An empty section has its insets too.
  var extent: CGFloat { itemsStart + linesExtent + measures.insetAfter + measures.footer }
  private var itemsStart: CGFloat { measures.header + measures.insetBefore }
  var footerStart: CGFloat { extent - measures.footer }

  // MARK: Filling lines

  private mutating func addGrid(of size: FlowMeasures.Size, from item: Int) {
    let step = size.across + measures.itemSpacing
    let fitting = step > 0 ? ((measures.room + measures.itemSpacing) / step + 1e-6).rounded(.down) : 1
    let perLine = max(1, Int(min(fitting, CGFloat(max(measures.count, 1_000_000)))))
    let line = arranged(
      Line(first: 0, count: perLine, offset: 0, extent: size.along, start: 0, gap: measures.itemSpacing),
      width: CGFloat(perLine) * step - measures.itemSpacing, isLoose: false)
    let offset = lines.isEmpty ? 0 : linesExtent + measures.lineSpacing
    grid = Grid(firstItem: item, firstLine: lines.count, offset: offset, line: line, size: size)
    let count = (measures.count - item + perLine - 1) / perLine
    linesExtent = offset + CGFloat(count) * (size.along + measures.lineSpacing) - measures.lineSpacing
  }

  /// Sets the distances in a line.
  ///
  /// - Parameters:
  ///   - width: the width of its items with the minimum distances.
  ///   - isLoose: whether it starts at the edge and keeps the minimum distances.
  private func arranged(_ line: Line, width: CGFloat, isLoose: Bool) -> Line {
    let left = measures.room - width
    var line = line
    guard left > 0, !isLoose else { return line }
    if line.count == 1 { line.start = left / 2 } else { line.gap += left / CGFloat(line.count - 1) }
    return line
  }

  /// The index from which all items have their estimated size and form a grid.
  private var firstUnmeasured: Int {
    guard case .estimated(_, let measured) = measures.sizes else { return measures.count }
    return (measured.keys.max() ?? -1) + 1
  }

  private mutating func addLines() {
    let tail = firstUnmeasured
    var first = lines.last.map { $0.first + $0.count } ?? 0
    while first < measures.count {
      if first >= tail, tail < measures.count, case .estimated(let estimate, _) = measures.sizes {
        return addGrid(of: estimate, from: first)
      }
      first = addLine(from: first)
    }
  }

  /// The number of the item after the line.
  private mutating func addLine(from first: Int) -> Int {
    var size = measures.size(of: first)
    var (width, extent) = (size.across, size.along)
    var next = first + 1
    while next < measures.count {
      size = measures.size(of: next)
      guard width + measures.itemSpacing + size.across <= measures.room + 1e-6 else { break }
      width += measures.itemSpacing + size.across
      extent = max(extent, size.along)
      next += 1
    }
    let last = measures.size(of: next - 1)
    let hasRoom = width + measures.itemSpacing + last.across <= measures.room + 1e-6
    let offset = lines.isEmpty ? 0 : linesExtent + measures.lineSpacing
    lines.append(
      arranged(
        Line(
          first: first, count: next - first, offset: offset, extent: extent, start: 0, gap: measures.itemSpacing),
        width: width, isLoose: next == measures.count && hasRoom))
    linesExtent = offset + extent
    return next
  }

  // MARK: Asking

  private var lineCount: Int {
    guard let grid else { return lines.count }
    return lines.count + (measures.count - grid.firstItem + grid.line.count - 1) / grid.line.count
  }

  private func line(_ index: Int) -> Line {
    guard let grid, index >= grid.firstLine else { return lines[index] }
    var line = grid.line
    let number = index - grid.firstLine
    line.first = grid.firstItem + number * line.count
    line.count = min(line.count, measures.count - line.first)
    line.offset = grid.offset + CGFloat(number) * (line.extent + measures.lineSpacing)
    return line
  }

  private func lineIndex(ofItem item: Int) -> Int {
    if let grid, item >= grid.firstItem { return grid.firstLine + (item - grid.firstItem) / grid.line.count }
    return firstLine { $0.first + $0.count > item }
  }

  /// The index of the first individually filled line that fulfils a condition; the number of these lines if none does.
  private func firstLine(where isIt: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if isIt(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The item's frame: x is across, y along.
  func frame(of item: Int) -> CGRect {
    let line = line(lineIndex(ofItem: item))
    let size = measures.size(of: item)
    var x = measures.insetStart + line.start
    if let grid, item >= grid.firstItem {
      x += CGFloat(item - line.first) * (grid.size.across + line.gap)
    } else {
      for other in line.first..<item { x += measures.size(of: other).across + line.gap }
    }
    let y = itemsStart + line.offset + (line.extent - size.along) / 2
    return CGRect(x: x, y: y, width: size.across, height: size.along)
  }

  /// The items of the lines between two positions along the section.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let (start, end) = (start - itemsStart, end - itemsStart)
    var first = firstLine { $0.offset + $0.extent > start }
    if let grid, first == lines.count {
      let step = max(grid.line.extent + measures.lineSpacing, 0.001)
      let skipped = ((start - grid.offset) / step).rounded(.down)
      first += skipped > 0 ? Int(min(skipped, CGFloat(lineCount))) : 0
    }
    var index = min(first, lineCount)
    guard index < lineCount else { return 0..<0 }
    let firstItem = line(index).first
    var next = firstItem
    while index < lineCount {
      let line = line(index)
      if line.offset >= end { break }
      next = line.first + line.count
      index += 1
    }
    return firstItem..<next
  }
}
