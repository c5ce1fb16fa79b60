import Foundation
import Graphics

/// A node with a hash of the node and its subviews, without frames and styles.
struct SignedNode {
  let node: ViewNode
  let signature: Int
  let children: [SignedNode]

  init(_ node: ViewNode) {
    self.node = node
    children = node.children.map(SignedNode.init)
    var hasher = Hasher()
    hasher.combine(node.className)
    hasher.combine(node.identifier)
    hasher.combine(node.text)
    for child in children { hasher.combine(child.signature) }
    signature = hasher.finalize()
  }
}

/// Determines which subviews of the old view correspond to which of the new one.
enum SiblingMatcher {
  struct Pair: Hashable {
    let old: Int
    let new: Int
    /// Whether other siblings that are in both trees were overtaken.
    let isOutOfOrder: Bool
  }

  /// Pairs in the order of the new siblings; a view without a pair was added or removed.
  static func match(_ old: [SignedNode], _ new: [SignedNode]) -> [Pair] {
    var head = 0
    while head < min(old.count, new.count), isUnchanged(old[head], new[head]) { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head,
      isUnchanged(old[old.count - 1 - tail], new[new.count - 1 - tail])
    {
      tail += 1
    }
    var pairs = (0..<head).map { Pair(old: $0, new: $0, isOutOfOrder: false) }
    pairs += align(old, head..<old.count - tail, new, head..<new.count - tail)
    pairs += (0..<tail).map { Pair(old: old.count - 1 - $0, new: new.count - 1 - $0, isOutOfOrder: false) }
    pairs += moved(old, new, pairs)
    return pairs.sorted { $0.new < $1.new }
  }

  private static func isUnchanged(_ old: SignedNode, _ new: SignedNode) -> Bool {
    old.signature == new.signature && old.node.frame.isNearly(new.node.frame)
  }

  /// The confidence that two siblings are the same view; 0 if they can't be.
  private static func score(_ old: SignedNode, _ new: SignedNode) -> Int {
    guard old.node.className == new.node.className else { return 0 }
    var score = 10
    switch (old.node.identifier, new.node.identifier) {
    case (let first?, let second?):
      if first != second { return 0 }
      score += 1000
    case (nil, nil):
      if old.signature == new.signature { score += 200 }
      if let text = old.node.text, text == new.node.text { score += 300 }
    default: break
    }
    if old.node.frame.isNearly(new.node.frame) { score += 50 }
    if old.node.children.count == new.node.children.count { score += 5 }
    return score
  }

  /// The order-preserving alignment with the highest sum of scores: a weighted longest common subsequence.
  private static func align(
    _ old: [SignedNode], _ oldRange: Range<Int>, _ new: [SignedNode], _ newRange: Range<Int>
  ) -> [Pair] {
    guard !oldRange.isEmpty, !newRange.isEmpty else { return [] }
    // For more siblings, computing the table would take too long for a failure message.
    guard oldRange.count * newRange.count <= 250_000 else { return alignByPlace(old, oldRange, new, newRange) }
    let width = newRange.count + 1
    var best = [Int](repeating: 0, count: (oldRange.count + 1) * width)
    var scores = [Int](repeating: 0, count: oldRange.count * newRange.count)
    for i in stride(from: oldRange.count - 1, through: 0, by: -1) {
      for j in stride(from: newRange.count - 1, through: 0, by: -1) {
        let score = score(old[oldRange.lowerBound + i], new[newRange.lowerBound + j])
        scores[i * newRange.count + j] = score
        let matched = score > 0 ? score + best[(i + 1) * width + j + 1] : 0
        best[i * width + j] = max(matched, best[(i + 1) * width + j], best[i * width + j + 1])
      }
    }
    var pairs: [Pair] = []
    var i = 0
    var j = 0
    while i < oldRange.count, j < newRange.count {
      let score = scores[i * newRange.count + j]
      if score > 0, best[i * width + j] == score + best[(i + 1) * width + j + 1] {
        pairs.append(Pair(old: oldRange.lowerBound + i, new: newRange.lowerBound + j, isOutOfOrder: false))
        i += 1
        j += 1
      } else if best[i * width + j] == best[(i + 1) * width + j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  private static func alignByPlace(
    _ old: [SignedNode], _ oldRange: Range<Int>, _ new: [SignedNode], _ newRange: Range<Int>
  ) -> [Pair] {
    zip(oldRange, newRange).filter { score(old[$0], new[$1]) > 0 }
      .map { Pair(old: $0, new: $1, isOutOfOrder: false) }
  }

  /// Views with an identifier that are in both trees but not in the alignment.
  private static func moved(_ old: [SignedNode], _ new: [SignedNode], _ pairs: [Pair]) -> [Pair] {
    let matchedOld = Set(pairs.map(\.old))
    let matchedNew = Set(pairs.map(\.new))
    // If there are several, the first one is used first.
    var free: [MovedView: [Int]] = [:]
    for index in old.indices.reversed() where !matchedOld.contains(index) {
      if let view = MovedView(old[index].node) { free[view, default: []].append(index) }
    }
    return new.indices.compactMap { index in
      guard !matchedNew.contains(index), let view = MovedView(new[index].node), let place = free[view]?.popLast() else {
        return nil
      }
      return Pair(old: place, new: index, isOutOfOrder: true)
    }
  }

  /// The identity of a view among those that moved.
  private struct MovedView: Hashable {
    let className: String
    let identifier: String

    /// Nil for a view without an identifier.
    init?(_ view: ViewNode) {
      guard let identifier = view.identifier else { return nil }
      self.identifier = identifier
      className = view.className
    }
  }
}
