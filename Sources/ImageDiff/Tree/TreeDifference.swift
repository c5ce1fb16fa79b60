import Foundation
public import Graphics

/// The changes between two trees of views, as sentences that name the views.
///
/// A view is identified by its identifier, or else by its class, its text, its content and its index among its siblings. Frames are
/// compared in the superview's coordinates, so that a view that moves doesn't report its whole content.
public struct TreeDifference: Hashable, Sendable {
  /// The changes, the most informative first: added and removed views, texts, styles, sizes, positions; equal ones in the tree's
  /// order, except that a view with another size comes before the enclosing views, whose size follows from it.
  public let changes: [TreeChange]

  /// Compares two trees of the same screen.
  public init(from old: ViewNode, to new: ViewNode) {
    var collector = ChangeCollector()
    if old.className == new.className {
      let name = new.displayName
      collector.compareLooks(old, new, oldName: old.displayName, name: name)
      collector.compare(SignedNode(old), SignedNode(new), name: name)
      if !old.frame.isNearly(new.frame) { collector.add(new, name, .reframed(old: old.frame, new: new.frame)) }
    } else {
      collector.remove(old, named: old.displayName, from: "the screen")
      collector.insert(new, named: new.displayName, in: "the screen")
    }
    // The position is part of the key, so that sorting keeps the order of equal keys.
    changes = collector.changes.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
  }

  /// Whether the trees are equal; pixels may still differ.
  public var isEmpty: Bool { changes.isEmpty }

  /// The first `limit` changes as lines, and a line with the number of the others.
  public func lines(limit: Int = .max) -> [String] {
    let sentences = TreeDifference.sentences(of: changes)
    let shown = Array(sentences.prefix(max(limit, 0)))
    let rest = sentences.count - shown.count
    return rest > 0 ? shown + ["... and \(rest) more"] : shown
  }

  /// The minimum number of views that are counted instead of named.
  private static let countedViews = 3

  /// A sentence for each change; views with the same change of style share one, at the first one's position.
  private static func sentences(of changes: [TreeChange]) -> [String] {
    var counts: [TreeChange.Kind: Int] = [:]
    for change in changes { counts[change.kind, default: 0] += 1 }
    var told: Set<TreeChange.Kind> = []
    return changes.compactMap { change in
      guard case .restyled = change.kind, let count = counts[change.kind], count >= countedViews else {
        return change.description
      }
      return told.insert(change.kind).inserted ? change.sentence(about: "\(count) views") : nil
    }
  }
}

private struct ChangeCollector {
  private(set) var changes: [TreeChange] = []

  /// Adds the differences of corresponding views, and of their subviews.
  ///
  /// - Parameter name: the view's name in sentences.
  mutating func compare(_ old: SignedNode, _ new: SignedNode, name: String) {
    let (before, after) = (old.node.children, new.node.children)
    let pairs = SiblingMatcher.match(old.children, new.children)
    let (oldNames, newNames) = (SiblingNames(before), SiblingNames(after))
    let kept = (old: Set(pairs.map(\.old)), new: Set(pairs.map(\.new)))
    for index in before.indices where !kept.old.contains(index) {
      remove(before[index], named: oldNames.name(at: index), from: name)
    }
    for index in after.indices where !kept.new.contains(index) {
      insert(after[index], named: newNames.name(at: index), in: name)
    }
    let resized = compareFrames(before, after, pairs, newNames, name)
    compareScrolling(old.node, new.node, pairs, name)
    for pair in pairs {
      let node = after[pair.new]
      let childName = newNames.name(at: pair.new, in: name)
      if pair.isOutOfOrder { add(node, childName, .reordered(old: pair.old, new: pair.new)) }
      let oldName = oldNames.name(at: pair.old, in: name)
      compareLooks(before[pair.old], node, oldName: oldName, name: childName)
      compare(old.children[pair.old], new.children[pair.new], name: childName)
      // More often a view's size follows from its content than the other way around.
      if let change = resized[pair.new] { changes.append(change) }
    }
  }

  mutating func remove(_ node: ViewNode, named name: String, from superview: String) {
    add(node, name, .removed(frame: node.frame, superview: superview, descendants: node.descendantCount))
  }

  mutating func insert(_ node: ViewNode, named name: String, in superview: String) {
    add(node, name, .inserted(frame: node.frame, superview: superview, descendants: node.descendantCount))
  }

  /// Adds changes of text and style. A view that is named by its text is named by the old one, which readers know.
  mutating func compareLooks(_ old: ViewNode, _ new: ViewNode, oldName: String, name: String) {
    if old.text != new.text { add(new, oldName, .retitled(old: old.text, new: new.text)) }
    guard old.style != new.style else { return }
    for key in Set(old.style.keys).union(new.style.keys).sorted() where old.style[key] != new.style[key] {
      add(new, name, .restyled(key: key, old: old.style[key], new: new.style[key]))
    }
  }

  /// Adds changed positions, with one line for three or more siblings that moved by the same distance, and returns changed sizes by
  /// the indices of the new siblings.
  private mutating func compareFrames(
    _ before: [ViewNode], _ after: [ViewNode], _ pairs: [SiblingMatcher.Pair], _ siblings: SiblingNames,
    _ superview: String
  ) -> [Int: TreeChange] {
    var resized: [Int: TreeChange] = [:]
    let changed = pairs.filter { !before[$0.old].frame.isNearly(after[$0.new].frame) }
    let groups = Dictionary(grouping: changed) { ChangeCollector.move(before[$0.old], after[$0.new]) }
    var told: Set<String> = []
    for pair in changed {
      let (old, new) = (before[pair.old], after[pair.new])
      guard let move = ChangeCollector.move(old, new), let group = groups[move], group.count >= 3,
        let first = group.first, let last = group.last
      else {
        let change = TreeChange(
          view: siblings.name(at: pair.new, in: superview), kind: .reframed(old: old.frame, new: new.frame),
          screenFrame: new.screenFrame)
        if ChangeCollector.move(old, new) == nil { resized[pair.new] = change } else { changes.append(change) }
        continue
      }
      guard told.insert(move).inserted else { continue }
      let offset = CGSize(
        width: new.frame.origin.x - old.frame.origin.x, height: new.frame.origin.y - old.frame.origin.y)
      let names = [first, last].map { siblings.name(at: $0.new) }
      let box = group.reduce(CGRect.null) { $0.union(after[$1.new].screenFrame) }
      changes.append(
        TreeChange(
          view: superview,
          kind: .subviewsMoved(count: group.count, first: names[0], last: names[1], by: offset), screenFrame: box))
    }
    return resized
  }

  /// The movement of a view as text; nil if its size changed.
  private static func move(_ before: ViewNode, _ after: ViewNode) -> String? {
    let moved = CGRect(origin: after.frame.origin, size: before.frame.size)
    guard moved.isNearly(after.frame) else { return nil }
    return TreeText.offset(
      CGSize(width: after.frame.origin.x - before.frame.origin.x, height: after.frame.origin.y - before.frame.origin.y))
  }

  private mutating func compareScrolling(
    _ old: ViewNode, _ new: ViewNode, _ pairs: [SiblingMatcher.Pair], _ name: String
  ) {
    func offset(_ child: ViewNode, in parent: ViewNode) -> CGSize {
      CGSize(
        width: child.screenFrame.origin.x - parent.screenFrame.origin.x,
        height: child.screenFrame.origin.y - parent.screenFrame.origin.y)
    }
    let still = pairs.map { (old.children[$0.old], new.children[$0.new]) }
      .filter { $0.frame.isNearly($1.frame) }
    let shifts = still.map { before, after in
      let from = offset(before, in: old)
      let to = offset(after, in: new)
      return CGSize(width: to.width - from.width, height: to.height - from.height)
    }
    // References round each of the frames from which an offset is computed; scrolling by less than a pixel is impossible.
    guard let first = shifts.first, max(abs(first.width), abs(first.height)) > 0.01,
      shifts.allSatisfy({ TreeText.offset($0) == TreeText.offset(first) })
    else { return }
    add(new, name, .scrolled(by: first))
  }

  mutating func add(_ node: ViewNode, _ name: String, _ kind: TreeChange.Kind) {
    changes.append(TreeChange(view: name, kind: kind, screenFrame: node.screenFrame))
  }
}

extension ViewNode {
  fileprivate var descendantCount: Int { children.reduce(0) { $0 + 1 + $1.descendantCount } }
}
