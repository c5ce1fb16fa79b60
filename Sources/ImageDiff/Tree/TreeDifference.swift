import Foundation
public import Graphics

/// What changed between two trees of views, as sentences that name the views.
///
/// A view is recognized by its identifier; without one by its class, its text, what is in it, and its place among its
/// siblings. Frames are compared in the superview's coordinates, so that a view that moves doesn't bring up all that
/// is in it.
public struct TreeDifference: Hashable, Sendable {
  /// The most telling first: what came and went, texts, looks, frames; in the tree's order among equals.
  public let changes: [TreeChange]

  public init(from old: ViewNode, to new: ViewNode) {
    var collector = ChangeCollector()
    if old.className == new.className {
      if !old.frame.isNearly(new.frame) { collector.add(new, .reframed(old: old.frame, new: new.frame)) }
      collector.compare(SignedNode(old), SignedNode(new))
    } else {
      collector.remove(old, from: "the screen")
      collector.insert(new, in: "the screen")
    }
    // Sorting keeps the order of equals, for the position is part of the key.
    changes = collector.changes.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
  }

  public var isEmpty: Bool { changes.isEmpty }

  /// The first `limit` changes as lines, and a line that counts the others.
  public func lines(limit: Int = .max) -> [String] {
    let shown = changes.prefix(max(limit, 0)).map(\.description)
    let rest = changes.count - shown.count
    return rest > 0 ? shown + ["... and \(rest) more"] : shown
  }
}

private struct ChangeCollector {
  private(set) var changes: [TreeChange] = []

  /// Adds what differs between two views that are the same one, and in their subviews.
  mutating func compare(_ old: SignedNode, _ new: SignedNode) {
    compareOwn(old.node, new.node)
    let pairs = SiblingMatcher.match(old.children, new.children)
    let kept = (old: Set(pairs.map(\.old)), new: Set(pairs.map(\.new)))
    for index in old.children.indices where !kept.old.contains(index) {
      remove(old.children[index].node, from: new.node.displayName)
    }
    for index in new.children.indices where !kept.new.contains(index) {
      insert(new.children[index].node, in: new.node.displayName)
    }
    compareFrames(old, new, pairs)
    compareScrolling(old, new, pairs)
    for pair in pairs {
      if pair.isOutOfOrder {
        let node = new.children[pair.new].node
        add(node, .reordered(old: pair.old, new: pair.new))
      }
      compare(old.children[pair.old], new.children[pair.new])
    }
  }

  mutating func remove(_ node: ViewNode, from superview: String) {
    add(node, .removed(frame: node.frame, superview: superview, descendants: node.descendantCount))
  }

  mutating func insert(_ node: ViewNode, in superview: String) {
    add(node, .inserted(frame: node.frame, superview: superview, descendants: node.descendantCount))
  }

  private mutating func compareOwn(_ old: ViewNode, _ new: ViewNode) {
    if old.text != new.text { add(old, .retitled(old: old.text, new: new.text)) }
    guard old.style != new.style else { return }
    for key in Set(old.style.keys).union(new.style.keys).sorted() where old.style[key] != new.style[key] {
      add(new, .restyled(key: key, old: old.style[key], new: new.style[key]))
    }
  }

  /// Adds changed frames; where three or more siblings moved alike, one line for all of them.
  private mutating func compareFrames(_ old: SignedNode, _ new: SignedNode, _ pairs: [SiblingMatcher.Pair]) {
    let changed = pairs.map { (old.children[$0.old].node, new.children[$0.new].node) }
      .filter { !$0.frame.isNearly($1.frame) }
    let groups = Dictionary(grouping: changed.indices) { ChangeCollector.move(changed[$0].0, changed[$0].1) }
    var told: Set<String> = []
    for (before, after) in changed {
      guard let move = ChangeCollector.move(before, after), let group = groups[move], group.count >= 3 else {
        add(after, .reframed(old: before.frame, new: after.frame))
        continue
      }
      guard told.insert(move).inserted, let first = group.first, let last = group.last else { continue }
      let offset = CGSize(
        width: after.frame.origin.x - before.frame.origin.x, height: after.frame.origin.y - before.frame.origin.y)
      add(
        new.node,
        .subviewsMoved(
          count: group.count, first: changed[first].1.displayName, last: changed[last].1.displayName, by: offset))
    }
  }

  /// The way a view moved, written out; nil if its size changed.
  private static func move(_ before: ViewNode, _ after: ViewNode) -> String? {
    let moved = CGRect(origin: after.frame.origin, size: before.frame.size)
    guard moved.isNearly(after.frame) else { return nil }
    return TreeText.offset(
      CGSize(width: after.frame.origin.x - before.frame.origin.x, height: after.frame.origin.y - before.frame.origin.y))
  }

  private mutating func compareScrolling(_ old: SignedNode, _ new: SignedNode, _ pairs: [SiblingMatcher.Pair]) {
    func offset(_ child: ViewNode, in parent: ViewNode) -> CGSize {
      CGSize(
        width: child.screenFrame.origin.x - parent.screenFrame.origin.x,
        height: child.screenFrame.origin.y - parent.screenFrame.origin.y)
    }
    let still = pairs.map { (old.children[$0.old].node, new.children[$0.new].node) }
      .filter { $0.frame.isNearly($1.frame) }
    let shifts = still.map { before, after in
      let from = offset(before, in: old.node)
      let to = offset(after, in: new.node)
      return CGSize(width: to.width - from.width, height: to.height - from.height)
    }
    guard let first = shifts.first, TreeText.offset(first) != "(0, 0)",
      shifts.allSatisfy({ TreeText.offset($0) == TreeText.offset(first) })
    else { return }
    add(new.node, .scrolled(by: first))
  }

  mutating func add(_ node: ViewNode, _ kind: TreeChange.Kind) {
    changes.append(TreeChange(view: node.displayName, kind: kind, screenFrame: node.screenFrame))
  }
}

extension ViewNode {
  fileprivate var descendantCount: Int { children.reduce(0) { $0 + 1 + $1.descendantCount } }
}
