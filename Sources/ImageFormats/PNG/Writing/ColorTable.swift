/// Up to 256 pixel values and their indices: a hash table in plain memory, which is fast in debug builds, too.
final class ColorTable {
  private static let slotCount = 1024
  /// Pixel values by slot; `numbers` determines which slots are used.
  private let keys = UnsafeMutablePointer<UInt32>.allocate(capacity: slotCount)
  /// The index of the value; -1 in a free slot.
  private let numbers = UnsafeMutablePointer<Int16>.allocate(capacity: slotCount)
  /// The values by index.
  private(set) var pixels: [UInt32] = []

  init() {
    keys.initialize(repeating: 0, count: ColorTable.slotCount)
    numbers.initialize(repeating: -1, count: ColorTable.slotCount)
  }

  init(_ pixels: [UInt32]) {
    keys.initialize(repeating: 0, count: ColorTable.slotCount)
    numbers.initialize(repeating: -1, count: ColorTable.slotCount)
    pixels.withUnsafeBufferPointer { _ = insert($0.baseAddress!, $0.count) }
  }

  deinit {
    keys.deallocate()
    numbers.deallocate()
  }

  /// Adds `count` pixels; returns false, after adding only some of them, if there are more than 256 values.
  func insert(_ new: UnsafePointer<UInt32>, _ count: Int) -> Bool {
    var index = 0
    var last = new[0]
    if !insert(last) { return false }
    while index < count {
      let pixel = new[index]
      if pixel != last {
        if !insert(pixel) { return false }
        last = pixel
      }
      index &+= 1
    }
    return true
  }

  private func insert(_ pixel: UInt32) -> Bool {
    let slot = slot(of: pixel)
    if numbers[slot] >= 0 { return true }
    guard pixels.count < 256 else { return false }
    keys[slot] = pixel
    numbers[slot] = Int16(pixels.count)
    pixels.append(pixel)
    return true
  }

  /// The index of a value that was added.
  func number(of pixel: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: numbers[slot(of: pixel)])
  }

  /// The slot of the value, or the slot for adding it; there is always a free one, because at most 256 are used.
  private func slot(of pixel: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (pixel &* 0x9E37_79B1) >> 22)
    while numbers[slot] >= 0 && keys[slot] != pixel { slot = (slot &+ 1) & (ColorTable.slotCount &- 1) }
    return slot
  }
}
