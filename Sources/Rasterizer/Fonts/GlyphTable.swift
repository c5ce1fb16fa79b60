import CPixman
import Foundation

/// A glyph ready to be painted: coverage at one quarter-pixel phase, or a colour picture.
struct CachedGlyph {
  /// The glyph's number and its phase; `GlyphTable.vacant` in an empty slot.
  var key: UInt32
  /// Its pixels as a pixman image; nil for a glyph without ink.
  var image: OpaquePointer?
  var isColor: Bool
  /// The distance from the origin's pixel to the image's left column.
  var left: Int32
  /// The distance from the baseline's row to the image's top row; negative above the baseline.
  var top: Int32
  var width: Int32
  var height: Int32
}

/// The memory of the glyphs of all faces together, in bytes. Confined to a thread.
final class GlyphMemory {
  var byteCount = 0
  /// Counts the uses of tables, so that the least recently used ones are known.
  var clock: UInt64 = 0
}

/// The glyphs of one face at one size: an open hash table, because in a debug build a dictionary costs more per glyph than painting
/// it. Confined to a thread.
final class GlyphTable {
  static let vacant = UInt32.max
  /// The size of pixman's object for an image, without its pixels (measured with pixman 0.42).
  private static let imageBytes = 264

  private var slots: UnsafeMutablePointer<CachedGlyph>
  private var capacity: Int
  private(set) var count = 0
  private let memory: GlyphMemory
  private(set) var lastUse: UInt64 = 0
  /// The number of bytes that this table has added to `memory`.
  private var byteCount = 0

  init(_ memory: GlyphMemory) {
    self.memory = memory
    capacity = 64
    slots = GlyphTable.makeSlots(capacity)
    account(capacity * MemoryLayout<CachedGlyph>.stride)
  }

  func noteUse() {
    memory.clock &+= 1
    lastUse = memory.clock
  }

  private func account(_ bytes: Int) {
    byteCount += bytes
    memory.byteCount += bytes
  }

  deinit {
    var index = 0
    while index < capacity {
      if let image = slots[index].image { pixman_image_unref(image) }
      index += 1
    }
    slots.deallocate()
    memory.byteCount -= byteCount
  }

  /// The glyph of a key; nil if it isn't here yet.
  func glyph(_ key: UInt32) -> CachedGlyph? {
    let mask = capacity &- 1
    var index = Int(truncatingIfNeeded: key &* 0x9E37_79B1) & mask
    while true {
      let found = slots[index].key
      if found == key { return slots[index] }
      if found == GlyphTable.vacant { return nil }
      index = (index &+ 1) & mask
    }
  }

  /// Adds a glyph whose key isn't in the table; the table takes ownership of the image.
  func insert(_ glyph: CachedGlyph) {
    if (count + 1) * 4 > capacity * 3 { grow() }
    place(glyph)
    count += 1
    guard glyph.image != nil else { return }
    account(GlyphTable.imageBytes + Int(glyph.width) * Int(glyph.height) * (glyph.isColor ? 4 : 1))
  }

  private func place(_ glyph: CachedGlyph) {
    let mask = capacity &- 1
    var index = Int(truncatingIfNeeded: glyph.key &* 0x9E37_79B1) & mask
    while slots[index].key != GlyphTable.vacant { index = (index &+ 1) & mask }
    slots[index] = glyph
  }

  private func grow() {
    let old = slots
    let oldCapacity = capacity
    capacity *= 2
    slots = GlyphTable.makeSlots(capacity)
    for index in 0..<oldCapacity where old[index].key != GlyphTable.vacant { place(old[index]) }
    old.deallocate()
    account((capacity - oldCapacity) * MemoryLayout<CachedGlyph>.stride)
  }

  private static func makeSlots(_ capacity: Int) -> UnsafeMutablePointer<CachedGlyph> {
    let slots = UnsafeMutablePointer<CachedGlyph>.allocate(capacity: capacity)
    slots.initialize(
      repeating: CachedGlyph(key: vacant, image: nil, isColor: false, left: 0, top: 0, width: 0, height: 0),
      count: capacity)
    return slots
  }
}
