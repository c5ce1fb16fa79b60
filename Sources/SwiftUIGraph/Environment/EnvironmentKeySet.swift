/// A set of numbers of environment keys, up to 127.
struct EnvironmentKeySet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The number of all keys that have none of their own, and of nodes that are concerned by changes of any key. It is in each set of
  /// changed keys.
  static var anyKey: Int { 127 }

  init() {}

  var isEmpty: Bool { low | high == 0 }

  mutating func insert(_ number: Int) {
    if number < 64 { low |= 1 << UInt64(number) } else { high |= 1 << UInt64(number - 64) }
  }

  mutating func formUnion(_ other: EnvironmentKeySet) {
    low |= other.low
    high |= other.high
  }

  func isSuperset(of other: EnvironmentKeySet) -> Bool { other.low & ~low == 0 && other.high & ~high == 0 }
  func intersects(_ other: EnvironmentKeySet) -> Bool { low & other.low != 0 || high & other.high != 0 }
}

/// Numbers of the keys that the nodes of a tree have read, in the order of the first reads. Further keys share a number: more nodes than
/// necessary are visited for their changes.
final class EnvironmentKeyNumbers {
  /// A table with open addressing: each evaluation of a view looks up several keys, which costs much more in a dictionary. Elements of
  /// arrays cost more in a debug build, which checks each access to a variable for exclusivity.
  private let keys = UnsafeMutablePointer<UInt>.allocate(capacity: 256)
  private let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 256)
  private var count = 0

  init() {
    keys.initialize(repeating: 0, count: 256)
    numbers.initialize(repeating: 0, count: 256)
  }

  deinit {
    keys.deallocate()
    numbers.deallocate()
  }

  func number(of key: ObjectIdentifier) -> Int {
    let slot = slot(of: key)
    if keys[slot] != 0 { return numbers[slot] }
    guard count < EnvironmentKeySet.anyKey else { return EnvironmentKeySet.anyKey }
    keys[slot] = UInt(bitPattern: key)
    numbers[slot] = count
    count += 1
    return count - 1
  }

  /// The numbers of changed keys, without those that no node has read.
  func numbers(of changed: Set<ObjectIdentifier>) -> EnvironmentKeySet {
    var set = EnvironmentKeySet()
    set.insert(EnvironmentKeySet.anyKey)
    for key in changed {
      let slot = slot(of: key)
      if keys[slot] != 0 { set.insert(numbers[slot]) }
    }
    return set
  }

  /// The slot of a key, or the empty one for it. At most 127 of 256 slots are in use.
  private func slot(of key: ObjectIdentifier) -> Int {
    let value = UInt(bitPattern: key)
    // Eight bits here and `& 255` below keep it within the table.
    var slot = Int(truncatingIfNeeded: (UInt64(value) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    while keys[slot] != 0, keys[slot] != value { slot = (slot + 1) & 255 }
    return slot
  }
}
