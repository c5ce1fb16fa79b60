import Foundation

/// The lengths of a lazy container's lines, of which few are known: the rest are taken to be as long as the first ones were on
/// the average. Positions and searches cost the logarithm of the number of lines.
struct LineLengths {
  let count: Int
  private var lengths: [CGFloat?]
  /// Sums of known lengths and numbers of known lines, as binary indexed trees.
  private var sums: [CGFloat]
  private var knowns: [Int]
  private var totalKnown: CGFloat = 0
  private var knownCount = 0
  /// What an unknown line is taken for, in points; settled once, so that what is in sight doesn't jump.
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

  /// Settles the estimate by the lines that are known.
  mutating func settleEstimate() {
    guard estimate == nil, knownCount > 0 else { return }
    // The first line has no distance before it.
    if knownCount > 1, let first = lengths[0] {
      estimate = (totalKnown - first) / CGFloat(knownCount - 1)
    } else {
      estimate = totalKnown / CGFloat(knownCount)
    }
  }

  /// Where a line begins, in points.
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
