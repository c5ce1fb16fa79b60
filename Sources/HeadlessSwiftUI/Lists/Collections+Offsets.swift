public import Foundation

/// What `onMove` and `onDelete` hand to an app's collection, as SwiftUI declares it.
extension MutableCollection {
  /// Moves the elements at offsets from the start to in front of an offset, as it counts before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    var rest = enumerated().filter { !source.contains($0.offset) }.map(\.element)
    rest.insert(contentsOf: moved, at: destination - source.count(in: 0..<destination))
    var place = startIndex
    for element in rest {
      self[place] = element
      formIndex(after: &place)
    }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}
