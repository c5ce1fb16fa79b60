import Foundation

/// The lengths of a lazy container's lines, most of which are estimated by the average of the first ones. Positions and searches
/// take logarithmic time in the number of lines.
struct LineLengths {
  let count: Int
  private var lengths: [CGFloat?]
  /// The sums of known lengths and the numbers of known lines, as binary indexed trees.
  private var sums: [CGFloat]
  private var knowns: [Int]
  private var totalKnown: CGFloat = 0
  private var knownCount = 0
  /// The estimate for an unknown line, in points; fixed once, so that visible lines don't jump.
  private var estimate: CGFloat?

  init(count: Int) {
    self.count = count
    lengths = [CGFloat?](repeating: nil, count: count)
    sums = [CGFloat](repeating: 0, count: count + 1)
    knowns = [Int](repeating: 0, count: count + 1)
  }

  subscript(line: Int) -> CGFloat? { lengths[line] }

  mutating func set(_ length: CGFloat, of line: Int) {
    let before = lengths[line]
    guard before != length else { return }
    lengths[line] = length
    let (change, added) = (length - (before ?? 0), before == nil ? 1 : 0)
    totalKnown += change
    knownCount += added
    var node = line + 1
    while node <= count {
      sums[node] += change
      knowns[node] += added
      node += node & -node
    }
  }

  /// Fixes the estimate by the known lines.
  mutating func settleEstimate() {
    guard estimate == nil, knownCount > 0 else { return }
    // The first line has no spacing before it.
    if knownCount > 1, let first = lengths[0] {
      estimate = (totalKnown - first) / CGFloat(knownCount - 1)
    } else {
      estimate = totalKnown / CGFloat(knownCount)
    }
  }

  /// The position of a line, in points.
  func start(of line: Int) -> CGFloat {
    var (sum, known, node) = (CGFloat(0), 0, line)
    while node > 0 {
      sum += sums[node]
      known += knowns[node]
      node -= node & -node
    }
    return sum + CGFloat(line - known) * (estimate ?? 0)
  }

  var total: CGFloat { totalKnown + CGFloat(count - knownCount) * (estimate ?? 0) }

  /// The last line that begins at a position or before it.
  func line(at position: CGFloat) -> Int {
    var (low, high) = (0, max(count - 1, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
