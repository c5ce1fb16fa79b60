import Foundation

/// The positions of a table's sections and rows, in the content's coordinates, in points.
struct TableGeometry {
  /// A header or a footer.
  struct Edge {
    /// The space above it.
    var padding: CGFloat = 0
    var height: CGFloat = 0
    /// Whether the height is final, not an estimate.
    var isSettled = true
    var exists = false

    var extent: CGFloat { padding + height }
  }

  struct Section {
    var header = Edge()
    var rows: HeightIndex
    /// Whether each row's height is final, not an estimate; nil if all are final.
    var settledRows: [Bool]?
    var footer = Edge()

    var height: CGFloat { header.extent + rows.total + footer.extent }

    func isSettled(_ row: Int) -> Bool { settledRows?[row] ?? true }
  }

  private(set) var sections: [Section]
  /// The number of rows in each section.
  let counts: [Int]
  private var stack: HeightIndex
  /// The height of the table's own header and footer views.
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0

  init(sections: [Section] = []) {
    self.sections = sections
    counts = sections.map(\.rows.count)
    stack = HeightIndex(sections.map(\.height))
  }

  mutating func change(_ section: Int, _ change: (inout Section) -> Void) {
    change(&sections[section])
    stack[section] = sections[section].height
  }

  mutating func settle(_ row: Int, in section: Int, height: CGFloat) {
    sections[section].rows[row] = height
    sections[section].settledRows?[row] = true
    stack[section] = sections[section].height
  }

  var height: CGFloat { headerHeight + stack.total + footerHeight }
  var footerTop: CGFloat { headerHeight + stack.total }

  func top(ofSection section: Int) -> CGFloat { headerHeight + stack.offset(of: section) }

  func bottom(ofSection section: Int) -> CGFloat { top(ofSection: section) + sections[section].height }

  func topOfHeader(_ section: Int) -> CGFloat { top(ofSection: section) + sections[section].header.padding }

  func topOfRows(_ section: Int) -> CGFloat { top(ofSection: section) + sections[section].header.extent }

  func top(ofRow row: Int, in section: Int) -> CGFloat { topOfRows(section) + sections[section].rows.offset(of: row) }

  func topOfFooter(_ section: Int) -> CGFloat { bottom(ofSection: section) - sections[section].footer.height }

  /// The first section that ends below `y`.
  func section(at y: CGFloat) -> Int? { stack.index(at: y - headerHeight) }

  /// The row at `y`; nil for headers, footers and positions outside of the sections.
  func row(at y: CGFloat) -> IndexPath? {
    guard y >= headerHeight, let section = section(at: y) else { return nil }
    let offset = y - topOfRows(section)
    guard offset >= 0, let row = sections[section].rows.index(at: offset) else { return nil }
    return IndexPath(row: row, section: section)
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }
}
