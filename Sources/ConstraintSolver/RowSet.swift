/// A set of rows in the order of their insertion, except that a removal moves the last row to the removed row's position.
final class RowSet {
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private(set) var members = Buffer<Int>()
  /// The position plus one; 0 for rows that aren't in the set.
  @exclusivity(unchecked) private var positionPlusOne = Buffer<Int>()

  deinit {
    members.deallocate()
    positionPlusOne.deallocate()
  }

  /// Empties the set and reserves memory for row indices below `rowCount`.
  func reset(rowCount: Int) {
    while count > 0 { remove(members.base[count &- 1]) }
    members.reserve(rowCount)
    positionPlusOne.reserve(rowCount)
  }

  func insert(_ row: Int) {
    if positionPlusOne.base[row] > 0 { return }
    members.base[count] = row
    count &+= 1
    positionPlusOne.base[row] = count
  }

  func remove(_ row: Int) {
    let gap = positionPlusOne.base[row]
    if gap == 0 { return }
    let last = members.base[count &- 1]
    count &-= 1
    members.base[gap &- 1] = last
    positionPlusOne.base[last] = gap
    positionPlusOne.base[row] = 0
  }
}
