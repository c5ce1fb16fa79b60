import Foundation

/// The heights of items in a column, in points. Finding an item's position, or the item at a position, takes logarithmic time (a
/// Fenwick tree), so that changing one height of thousands is cheap.
struct HeightIndex {
  private var heights: [CGFloat]
  /// At `i`, counted from one: the sum of the heights that `i` covers, as many as its lowest set bit.
  private var sums: [CGFloat]
  private(set) var total: CGFloat

  /// - Parameter height: that of each.
  init(count: Int, height: CGFloat) {
    heights = Array(repeating: height, count: count)
    total = height * CGFloat(count)
    sums = Array(unsafeUninitializedCapacity: count + 1) { buffer, initialized in
      buffer[0] = 0
      var i = 1
      while i <= count {
        buffer[i] = height * CGFloat(i & -i)
        i += 1
      }
      initialized = count + 1
    }
  }

  init(_ heights: [CGFloat]) {
    self.heights = heights
    let count = heights.count
    var total: CGFloat = 0
    sums = Array(unsafeUninitializedCapacity: count + 1) { buffer, initialized in
      buffer[0] = 0
      var i = 1
      while i <= count {
        buffer[i] = heights[i - 1]
        total += heights[i - 1]
        i += 1
      }
      i = 1
      while i <= count {
        let parent = i + (i & -i)
        if parent <= count { buffer[parent] += buffer[i] }
        i += 1
      }
      initialized = count + 1
    }
    self.total = total
  }

  var count: Int { heights.count }

  subscript(index: Int) -> CGFloat {
    get { heights[index] }
    set {
      let change = newValue - heights[index]
      guard change != 0 else { return }
      heights[index] = newValue
      total += change
      var i = index + 1
      while i < sums.count {
        sums[i] += change
        i += i & -i
      }
    }
  }

  /// The position of the item at `index`; the end of all for the number of items.
  func offset(of index: Int) -> CGFloat {
    if index == count { return total }
    var sum: CGFloat = 0
    var i = index
    while i > 0 {
      sum += sums[i]
      i -= i & -i
    }
    return sum
  }

  /// The first thing that ends below `offset`; nil where all end above it.
  func index(at offset: CGFloat) -> Int? {
    if offset < 0 { return count > 0 ? 0 : nil }
    var position = 0
    var rest = offset
    var step = 1
    while step << 1 <= count { step <<= 1 }
    while step > 0 {
      let next = position + step
      if next <= count, sums[next] <= rest {
        position = next
        rest -= sums[next]
      }
      step >>= 1
    }
    return position < count ? position : nil
  }
}
