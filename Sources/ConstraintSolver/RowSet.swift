/// A set of rows in the order of their insertion, but for removals, which put the last one in the gap.
final class RowSet {
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private(set) var members = Buffer<Int>()
  @exclusivity(unchecked) private var position = Buffer<Int>(fillByte: 0xff)

  deinit {
    members.deallocate()
    position.deallocate()
  }

  /// Empties the set and makes room for row indices below `rowCount`.
  func reset(rowCount: Int) {
    members.reserve(rowCount)
    position.reserve(rowCount)
    position.clear(rowCount)
    count = 0
  }

  func insert(_ row: Int) {
    if position.base[row] >= 0 { return }
    members.base[count] = row
    position.base[row] = count
    count &+= 1
  }

  func remove(_ row: Int) {
    let gap = position.base[row]
    if gap < 0 { return }
    count &-= 1
    let last = members.base[count]
    members.base[gap] = last
    position.base[last] = gap
    position.base[row] = -1
  }
}
