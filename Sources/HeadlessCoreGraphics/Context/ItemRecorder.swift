internal import Foundation
internal import Graphics

/// Records display items in drawing order, and groups consecutive ones with the same clips and transform.
struct ItemRecorder {
  /// A clip, distinguished from others by a number of its own.
  struct Clip {
    enum Region {
      case path(DisplayGroup.Clip)
      case mask([DisplayItem])
    }

    let number: Int
    let region: Region
  }

  private var root: [DisplayItem] = []
  /// The clips of the next items, from the outside in, with their items so far.
  private var open: [(clip: Clip, items: [DisplayItem])] = []
  private var moved: (transform: CGAffineTransform, items: [DisplayItem])?

  /// Adds items in a space from which `transform` leads to the recording's.
  mutating func add(_ items: [DisplayItem], transform: CGAffineTransform, clips: [Clip]) {
    guard !items.isEmpty else { return }
    enter(clips)
    if transform.isIdentity {
      flush()
      append(items)
    } else if moved?.transform == transform {
      moved?.items += items
    } else {
      flush()
      moved = (transform, items)
    }
  }

  /// All items so far; the recorder is empty afterwards.
  mutating func take() -> [DisplayItem] {
    enter([])
    flush()
    defer { root = [] }
    return root
  }

  private mutating func enter(_ clips: [Clip]) {
    let shared = zip(open, clips).prefix { $0.clip.number == $1.number }.count
    if shared == open.count, shared == clips.count { return }
    flush()
    while open.count > shared {
      let last = open.removeLast()
      guard !last.items.isEmpty else { continue }
      switch last.clip.region {
      case .path(let clip): append([.group(DisplayGroup(clip: clip, items: last.items))])
      case .mask(let mask): append([.group(DisplayGroup(mask: mask, items: last.items))])
      }
    }
    for clip in clips[shared...] { open.append((clip, [])) }
  }

  private mutating func flush() {
    guard let group = moved else { return }
    moved = nil
    append([.group(DisplayGroup(transform: group.transform, items: group.items))])
  }

  private mutating func append(_ items: [DisplayItem]) {
    if open.isEmpty { root += items } else { open[open.count - 1].items += items }
  }
}
