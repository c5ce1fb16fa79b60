import Foundation

/// Distributes a length among columns or rows as a stack does among views: higher priorities first, for equal ones the least
/// flexible first, each with an equal share of the remaining length; lower priorities keep their minimum lengths.
struct FlexibleShares {
  struct Part {
    var least: CGFloat
    var most: CGFloat
    var priority: Double

    var range: CGFloat { (most - least).isNaN ? 0 : most - least }
  }

  /// - Parameters:
  ///   - room: the length to distribute, in points.
  ///   - length: returns the length that a part takes of a share.
  /// - Returns: the shares, and the lengths that the parts take.
  static func lengths(
    of parts: [Part], in room: CGFloat, taking length: (Int, CGFloat) -> CGFloat
  ) -> [CGFloat] {
    let order = parts.indices.sorted { left, right in
      let (one, other) = (parts[left], parts[right])
      if one.priority != other.priority { return one.priority > other.priority }
      if one.range != other.range { return one.range < other.range }
      if one.range == .infinity, one.least != other.least { return one.least > other.least }
      return left < right
    }
    var lengths = [CGFloat](repeating: 0, count: parts.count)
    guard let highest = parts.map(\.priority).max() else { return lengths }
    func kept(_ part: Part) -> CGFloat { part.priority == highest ? 0 : part.least }
    var left = room - parts.reduce(0) { $0 + kept($1) }
    var start = 0
    while start < order.count {
      let priority = parts[order[start]].priority
      let end = order[start...].firstIndex { parts[$0].priority != priority } ?? order.count
      left += order[start..<end].reduce(0) { $0 + kept(parts[$1]) }
      for position in start..<end {
        let share = max(left / CGFloat(end - position), 0)
        lengths[order[position]] = length(order[position], share.isNaN ? .infinity : share)
        let rest = left - lengths[order[position]]
        if !rest.isNaN { left = rest }
      }
      start = end
    }
    return lengths
  }
}
