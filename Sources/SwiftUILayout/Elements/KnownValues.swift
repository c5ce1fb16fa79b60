import Foundation

/// An element's sizes for its latest proposals, until its layout is invalid. The arrays are walked by index, from the latest value on,
/// which is asked for most: iterators of unoptimized builds copy each value, and stacks look up a thousand sizes of a screen.
struct KnownSizes {
  private var entries: [(proposal: ProposalKey, size: CGSize)] = []

  subscript(proposal: ProposalKey) -> CGSize? {
    var index = entries.count
    while index > 0 {
      index -= 1
      if entries[index].proposal == proposal { return entries[index].size }
    }
    return nil
  }

  /// Nested stacks ask for zero, for infinity and for shares on both axes; a smaller cache would be evicted before it is used.
  mutating func add(_ size: CGSize, for proposal: ProposalKey) {
    if entries.count == 16 { entries.removeFirst(8) }
    entries.append((proposal, size))
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}

/// An element's explicit alignment guides in its latest sizes. Nil is a value as well: the guide isn't set.
struct KnownAlignments {
  private struct Entry {
    let key: AlignmentKey
    let proposal: ProposalKey
    let size: CGSize
    let value: CGFloat?
  }

  private var entries: [Entry] = []

  /// Returns nil for a guide that isn't known.
  func value(of key: AlignmentKey, _ proposal: ProposalKey, _ size: CGSize) -> CGFloat?? {
    var index = entries.count
    while index > 0 {
      index -= 1
      if entries[index].proposal == proposal, entries[index].size == size, entries[index].key == key {
        return .some(entries[index].value)
      }
    }
    return nil
  }

  mutating func add(_ value: CGFloat?, of key: AlignmentKey, _ proposal: ProposalKey, _ size: CGSize) {
    if entries.count == 16 { entries.removeFirst(8) }
    entries.append(Entry(key: key, proposal: proposal, size: size, value: value))
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
