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

  /// How parts of the same priority share the length.
  enum Way {
    /// The least flexible first; what one leaves of its share goes to the next ones, as in a stack.
    case inTurn
    /// Parts whose largest length fits into an equal share take it, and the others have equal shares of the rest. What they leave of
    /// these goes to none.
    case byLargest
    /// All have equal shares; what some leave of these goes to those that fill theirs. Where all largest lengths fit, these.
    case equally
  }

  /// - Parameters:
  ///   - room: the length to distribute, in points.
  ///   - way: how parts of the same priority share it.
  ///   - length: returns the length that a part takes of a share.
  /// - Returns: the shares, and the lengths that the parts take.
  static func lengths(
    of parts: [Part], in room: CGFloat, by way: Way = .inTurn, taking length: (Int, CGFloat) -> CGFloat
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
      var group = SharedLength(room: left, lengths: lengths, open: Array(order[start..<end]), parts: parts)
      group.share(by: way, length)
      (lengths, left) = (group.lengths, group.room)
      start = end
    }
    return lengths
  }
}

/// The distribution of a length among parts of the same priority.
private struct SharedLength {
  var room: CGFloat
  var lengths: [CGFloat]
  /// The parts without a length, the least flexible first.
  var open: [Int]
  let parts: [FlexibleShares.Part]

  private var equalShare: CGFloat {
    let share = max(room / CGFloat(open.count), 0)
    return share.isNaN ? .infinity : share
  }

  mutating func share(by way: FlexibleShares.Way, _ length: (Int, CGFloat) -> CGFloat) {
    switch way {
    case .inTurn:
      while let first = open.first { take(first, length(first, equalShare)) }
    case .byLargest:
      while !open.isEmpty {
        let share = equalShare
        if settle(open.filter { parts[$0].least > share }, length) { continue }
        if settle(open.filter { parts[$0].most <= share }, length) { continue }
        settle(open, length)
      }
    case .equally:
      if open.reduce(0, { $0 + parts[$1].most }) <= room {
        for part in open { take(part, length(part, parts[part].most)) }
      }
      while !open.isEmpty {
        let share = equalShare
        if settle(open.filter { parts[$0].least > share }, length) { continue }
        if settle(open.filter { length($0, share) < share }, length) { continue }
        settle(open, length)
      }
    }
  }

  /// Gives an equal share to each of the chosen parts.
  ///
  /// - Returns: whether there are any.
  @discardableResult
  private mutating func settle(_ chosen: [Int], _ length: (Int, CGFloat) -> CGFloat) -> Bool {
    let share = equalShare
    for part in chosen { take(part, length(part, share)) }
    return !chosen.isEmpty
  }

  private mutating func take(_ part: Int, _ length: CGFloat) {
    lengths[part] = length
    open.removeAll { $0 == part }
    let rest = room - length
    if !rest.isNaN { room = rest }
  }
}
